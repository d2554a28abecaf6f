import type { ColumnAnswer, ColumnQuestion, FileRow, FileTable } from './file-table'
import type { FileNews, FileWork } from './my-file.worker'

export type MyFile =
  | { state: 'none' }
  | { state: 'reading'; name: string }
  | { state: 'question'; name: string; question: ColumnQuestion }
  | { state: 'refused'; name: string; why: string }
  | { state: 'read'; name: string; table: FileTable }

const texts = { unopened: (name: string) => `We could not open ${name}. Choose it again.` }

const NONE: MyFile = { state: 'none' }

/** The one file of the page: it lives as long as the page is open, and no longer. */
let now: MyFile = NONE
let file: File | undefined
let worker: Worker | undefined
const listeners = new Set<() => void>()

export const readMyFile = () => now
export const noFile = () => NONE

export function listenToFile(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function takeFile(given: File): void {
  file = given
  work()
}

export const answerColumns = (answer: ColumnAnswer): void => work(answer)

export function dropFile(): void {
  stop()
  file = undefined
  tell(NONE)
}

/** A reading that is not waited for any more is stopped. */
function work(answer?: ColumnAnswer): void {
  stop()
  if (!file) return
  const { name } = file
  const rows: FileRow[] = []
  const mine = new Worker(new URL('./my-file.worker.ts', import.meta.url), { type: 'module' })
  worker = mine
  mine.onerror = () => end({ state: 'refused', name, why: texts.unopened(name) })
  mine.onmessage = ({ data }: MessageEvent<FileNews>) => {
    if (data.kind === 'rows') for (const row of data.rows) rows.push(row)
    else if (data.kind === 'unopened') end({ state: 'refused', name, why: texts.unopened(name) })
    else if (data.reading.kind === 'table')
      end({ state: 'read', name, table: { ...data.reading.table, rows } })
    else if (data.reading.kind === 'question')
      end({ state: 'question', name, question: data.reading.question })
    else end({ state: 'refused', name, why: data.reading.why })
  }
  tell({ state: 'reading', name })
  mine.postMessage({ file, answer } satisfies FileWork)

  function end(news: MyFile) {
    if (worker !== mine) return
    stop()
    tell(news)
  }
}

function stop(): void {
  worker?.terminate()
  worker = undefined
}

function tell(news: MyFile): void {
  now = news
  for (const listener of listeners) listener()
}
