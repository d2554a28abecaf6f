import { ReadableStream } from 'node:stream/web'
import type { SliceRunner } from '../in-turns'
import type { ExportDocument } from './document'
import type { ExportRow, ExportRows, ExportTable } from './table'

export interface ExportRowChunk {
  table: number
  rows: ExportRow[]
}

const ROWS_IN_PIECE = 250

const tablesOf = ({ table, parts }: ExportDocument): ExportTable<ExportRows>[] =>
  parts?.map((part) => part.table) ?? [table]

/**
 * Splits rows for a worker thread, which pulls them on demand. Outlines are omitted, because workbooks have
 * none.
 */
export function splitRows(
  document: ExportDocument,
  pace: SliceRunner,
): { head: ExportDocument; rows: ReadableStream<ExportRowChunk> } {
  const { table, parts } = document
  const withoutRows = (each: ExportTable<ExportRows>): ExportTable => ({ ...each, rows: [] })
  const head = {
    ...document,
    table: withoutRows(table),
    ...(parts ? { parts: parts.map((part) => ({ ...part, table: withoutRows(part.table) })) } : {}),
  }
  const pieces = cutRows(tablesOf(document))
  const rows = new ReadableStream<ExportRowChunk>(
    {
      async pull(controller) {
        const { done, value } = await pace(() => pieces.next())
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return { head, rows }
}

function* cutRows(tables: readonly ExportTable<ExportRows>[]): Generator<ExportRowChunk, undefined> {
  for (const [table, { rows }] of tables.entries()) {
    let piece: ExportRow[] = []
    for (const { geometry, ...row } of rows) {
      piece.push(row)
      if (piece.length < ROWS_IN_PIECE) continue
      yield { table, rows: piece }
      piece = []
    }
    if (piece.length > 0) yield { table, rows: piece }
  }
}

export async function joinRows(
  head: ExportDocument,
  pieces: ReadableStream<ExportRowChunk>,
): Promise<ExportDocument> {
  const joined: ExportRow[][] = tablesOf(head).map(() => [])
  for await (const { table, rows } of pieces) joined[table]?.push(...rows)
  const filled = (each: ExportTable<ExportRows>, at: number) => ({ ...each, rows: joined[at] ?? [] })
  const { table, parts } = head
  if (!parts) return { ...head, table: filled(table, 0) }
  return { ...head, parts: parts.map((part, at) => ({ ...part, table: filled(part.table, at) })) }
}
