import type { ReadableStream } from 'node:stream/web'
import type { Preview } from '@/app/_surfaces/preview/card'
import type { ExportDocument } from '@/lib/export/document'
import { joinRows, type RowPiece } from '@/lib/export/row-pieces'

/** Work that would block the event loop. */
export type FileWork =
  | { kind: 'workbook'; head: ExportDocument; rows: ReadableStream<RowPiece> }
  | { kind: 'picture'; preview: Preview }

/** Runs in a worker, which is outside of Next's build; without workers, in the process. */
export async function makeFile(work: FileWork): Promise<Uint8Array<ArrayBuffer>> {
  if (work.kind === 'picture') return (await import('@/app/_surfaces/preview/card')).drawPreview(work.preview)
  const { xlsx } = await import('@/lib/export/xlsx')
  return xlsx.render(await joinRows(work.head, work.rows))
}
