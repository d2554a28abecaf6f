import { setImmediate } from 'node:timers/promises'

export type SliceRunner = <T>(work: () => T) => Promise<T>

export const withRoom: SliceRunner = async (work) => {
  await setImmediate()
  return work()
}

const SLICE_MS = 2

export async function runInTurns<T>(work: Iterator<unknown, T>, pace: SliceRunner): Promise<T> {
  for (;;) {
    const step = await pace(() => goOn(work))
    if (step.done) return step.value
  }
}

function goOn<T>(work: Iterator<unknown, T>): IteratorResult<unknown, T> {
  const until = performance.now() + SLICE_MS
  let step = work.next()
  while (!step.done && performance.now() < until) step = work.next()
  return step
}

export function runAtOnce<T>(work: Iterator<unknown, T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

export const mapInTurns = <T, R>(list: readonly T[], map: (each: T) => R, pace: SliceRunner): Promise<R[]> =>
  runInTurns(mapping(list, map), pace)

function* mapping<T, R>(list: readonly T[], map: (each: T) => R): Generator<undefined, R[]> {
  const mapped: R[] = []
  for (const each of list) {
    mapped.push(map(each))
    yield
  }
  return mapped
}

const RUN = 256

export function* sorting<T extends object>(
  list: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<undefined, T[]> {
  let runs: T[][] = []
  for (let at = 0; at < list.length; at += RUN) {
    runs.push(list.slice(at, at + RUN).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const joined: T[][] = []
    for (let at = 0; at < runs.length; at += 2)
      joined.push(yield* joining(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = joined
  }
  return runs[0] ?? []
}

function* joining<T extends object>(
  a: T[],
  b: T[],
  compare: (a: T, b: T) => number,
): Generator<undefined, T[]> {
  const joined: T[] = []
  let at = 0
  for (const each of a) {
    for (let next = b[at]; next !== undefined && compare(next, each) < 0; next = b[at]) {
      joined.push(next)
      at += 1
    }
    joined.push(each)
    yield
  }
  return joined.concat(b.slice(at))
}
