import type {
  PlaceFileOutcome,
  PlaceFileTable,
  PositionColumnsAnswer,
} from '@/app/_surfaces/place-files/file-table'
import { readFile } from '@/app/_surfaces/place-files/read-file'

export interface PlaceFileWorkerRequest {
  file: File
  answer?: PositionColumnsAnswer | undefined
}

/** Rows arrive in parts, so that the page does not block while it receives them. */
export type PlaceFileWorkerMessage =
  | { kind: 'rows'; rows: PlaceFileTable['rows'] }
  | { kind: 'end'; reading: PlaceFileOutcome }
  | { kind: 'unopened' }

const PART = 5_000

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PlaceFileWorkerRequest>) => void
  postMessage(news: PlaceFileWorkerMessage): void
}

scope.onmessage = async ({ data: { file, answer } }) => {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return scope.postMessage({ kind: 'unopened' })
  const reading = await readFile(file.name, new Uint8Array(bytes), answer)
  if (reading.kind !== 'table') return scope.postMessage({ kind: 'end', reading })
  const { rows } = reading.table
  for (let from = 0; from < rows.length; from += PART)
    scope.postMessage({ kind: 'rows', rows: rows.slice(from, from + PART) })
  scope.postMessage({ kind: 'end', reading: { kind: 'table', table: { ...reading.table, rows: [] } } })
}
