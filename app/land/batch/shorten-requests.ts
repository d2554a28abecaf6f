import type { ExportDocument } from '@/lib/export/document'

// From 160,000 bytes a part, the workbook's writer compresses in a worker made from a blob. The policy of
// these pages refuses that, and the file would never be ready.
const MOST_REQUEST_TEXT = 60_000

const texts = { more: (count: number) => ` [${count} more requests: see the CSV or JSON file]` }

/** A workbook's list of sources with the first request of each, where all of them would be too much for it. */
export function shortenRequests(document: ExportDocument): ExportDocument {
  const total = document.sources.reduce((sum, { request }) => sum + request.length, 0)
  if (total <= MOST_REQUEST_TEXT) return document
  const sources = document.sources.map((source) => {
    const [first = '', ...more] = source.request.split(' | ')
    return { ...source, request: more.length > 0 ? first + texts.more(more.length) : first }
  })
  return { ...document, sources }
}
