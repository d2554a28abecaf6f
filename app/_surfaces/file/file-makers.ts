import type { ReadableStream } from 'node:stream/web'
import type { PdfDocument } from '@/app/_surfaces/pdf/render-pdf'
import type { LinkPreview } from '@/app/_surfaces/preview/card'
import type { ExportDocument } from '@/lib/export/document'
import { type ExportRowChunk, joinRows } from '@/lib/export/row-pieces'

export type FileRenderJob =
  | { kind: 'workbook'; head: ExportDocument; rows: ReadableStream<ExportRowChunk> }
  | { kind: 'picture'; preview: LinkPreview }
  | { kind: 'pdf'; document: PdfDocument }

/**
 * Runs in a worker thread, whose code Next does not bundle. Runs in the main thread if there are no workers.
 */
export async function makeFile(work: FileRenderJob): Promise<Uint8Array<ArrayBuffer>> {
  if (work.kind === 'picture') return (await import('@/app/_surfaces/preview/card')).drawPreview(work.preview)
  if (work.kind === 'pdf') {
    const [{ renderPdf }, { readFonts }] = await Promise.all([
      import('@/app/_surfaces/pdf/render-pdf'),
      import('@/app/_surfaces/pdf/fonts-on-disk'),
    ])
    return renderPdf(work.document, readFonts(JSON.stringify(work.document)))
  }
  const { xlsx } = await import('@/lib/export/xlsx')
  return xlsx.render(await joinRows(work.head, work.rows))
}
