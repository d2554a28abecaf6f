import { setImmediate, setTimeout } from 'node:timers/promises'
import { isCrowded } from './crowd'

const SLICE_MS = 8
/** While others wait they have the thread for so many times as long. */
const REST = 5

/** Maps thousands, with room for others in between. */
export async function mapInTurns<T, R>(list: readonly T[], map: (each: T) => R): Promise<R[]> {
  const mapped: R[] = []
  let began = performance.now()
  for (const each of list) {
    mapped.push(map(each))
    const took = performance.now() - began
    if (took < SLICE_MS) continue
    await (isCrowded() ? setTimeout(took * REST) : setImmediate())
    began = performance.now()
  }
  return mapped
}
