import { useSyncExternalStore } from 'react'
import type {
  PlaceFileRow,
  PlaceFileTable,
  PositionColumnsAnswer,
  PositionColumnsQuestion,
} from '@/app/_surfaces/place-files/file-table'
import type { JoinedFileRow, JoinKeyColumns, PlaceFileJoins } from './join-file'
import type { JoinKeyKind, JoinKeyOutcome } from './look-up'
import type { PlaceFileWorkerMessage, PlaceFileWorkerRequest } from './my-file.worker'

type MyFile =
  | { state: 'none' }
  | { state: 'reading'; name: string }
  | { state: 'question'; name: string; question: PositionColumnsQuestion }
  | { state: 'refused'; name: string; why: string }
  | OpenedPlaceFile

export interface OpenedPlaceFile {
  state: 'read'
  name: string
  table: PlaceFileTable
  joins: PlaceFileJoins
  rows: readonly JoinedFileRow[]
  running?: { kind: JoinKeyKind; done: number; of: number; pausedUntil: number } | undefined
}

const texts = { unopened: (name: string) => `We could not open ${name}. Choose it again.` }

const NONE: MyFile = { state: 'none' }

let now: MyFile = NONE
let file: File | undefined
let worker: Worker | undefined
let asking: AbortController | undefined
const listeners = new Set<() => void>()

export const readMyFile = () => now
const noFile = () => NONE

function listenToFile(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMyFile = () => useSyncExternalStore(listenToFile, readMyFile, noFile)

export function takeFile(next: File): void {
  file = next
  work()
}

export const answerColumns = (answer: PositionColumnsAnswer): void => work(answer)

export function dropFile(): void {
  stop()
  file = undefined
  tell(NONE)
}

function work(answer?: PositionColumnsAnswer): void {
  stop()
  if (!file) return
  const { name } = file
  const rows: PlaceFileRow[] = []
  const mine = new Worker(new URL('./my-file.worker.ts', import.meta.url), { type: 'module' })
  worker = mine
  const unopened = () => end({ state: 'refused', name, why: texts.unopened(name) })
  mine.onerror = unopened
  mine.onmessage = ({ data }: MessageEvent<PlaceFileWorkerMessage>) => {
    if (data.kind === 'rows') for (const row of data.rows) rows.push(row)
    else if (data.kind === 'unopened') unopened()
    else if (data.reading.kind === 'table')
      void toRead(name, { ...data.reading.table, rows }).then(end, unopened)
    else if (data.reading.kind === 'question')
      end({ state: 'question', name, question: data.reading.question })
    else end({ state: 'refused', name, why: data.reading.why })
  }
  tell({ state: 'reading', name })
  mine.postMessage({ file, answer } satisfies PlaceFileWorkerRequest)

  function end(news: MyFile) {
    if (worker !== mine) return
    stop()
    tell(news)
  }
}

const joining = () => import('./join-file')

async function toRead(name: string, table: PlaceFileTable): Promise<OpenedPlaceFile> {
  const { noJoins, joinRows } = await joining()
  const joins = noJoins(table)
  return { state: 'read', name, table, joins, rows: joinRows(table, joins) }
}

export async function chooseKeyColumns(kind: JoinKeyKind, columns: JoinKeyColumns): Promise<void> {
  if (now.state === 'read') await join(now, { ...now.joins, [kind]: { ...now.joins[kind], columns } })
}

export async function lookUp(kind: JoinKeyKind): Promise<void> {
  if (now.state !== 'read' || now.running) return
  const [{ asks }, { lookUps }, { openKeys }] = await Promise.all([
    import('./ask-look-up'),
    import('./look-up'),
    joining(),
  ])
  if (now.state !== 'read' || now.running) return
  const keys = openKeys(kind, now.joins[kind], now.table).slice(0, lookUps[kind].most)
  if (keys.length === 0) return
  const mine = new AbortController()
  asking = mine
  const outcomes = new Map<string, JoinKeyOutcome>()
  const progress = (pausedUntil: number) => {
    if (now.state === 'read' && asking === mine)
      tell({ ...now, running: { kind, done: outcomes.size, of: keys.length, pausedUntil } })
  }
  progress(0)
  await asks[kind](keys, {
    tell(key: string, outcome: JoinKeyOutcome) {
      outcomes.set(key, outcome)
      progress(0)
    },
    pausedUntil: progress,
    signal: mine.signal,
  })
  if (now.state !== 'read' || asking !== mine) return
  asking = undefined
  const before = now.joins[kind]
  const joins = { ...now.joins, [kind]: { ...before, outcomes: new Map([...before.outcomes, ...outcomes]) } }
  await join({ ...now, running: undefined }, joins)
}

export const stopLookUp = (): void => asking?.abort()

async function join(file: OpenedPlaceFile, joins: PlaceFileJoins): Promise<void> {
  const { joinRows } = await joining()
  tell({ ...file, joins, rows: joinRows(file.table, joins) })
}

function stop(): void {
  asking?.abort()
  asking = undefined
  worker?.terminate()
  worker = undefined
}

function tell(news: MyFile): void {
  now = news
  for (const listener of listeners) listener()
}
