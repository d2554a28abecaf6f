import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ExportDocument } from '@/lib/export/document'
import type { ExportFormat, FormatId } from '@/lib/export/format'
import { saveFile } from '@/lib/save-file'
import type { Batch } from '../batch-schema'
import { buildDocument } from './build-document'
import { countRows } from './count-rows'

const texts = {
  title: 'Download this table',
  ready: 'All rows are in the file, those not finished with their status. It is made on this device.',
  notYet: 'You can download the table when its first row is finished.',
  failed: 'We could not make the file. Try another format.',
  more: (count: number) => ` [${count} more requests: see the CSV or JSON file]`,
}

export function Downloads({ batch, caveats }: { batch: Batch; caveats: readonly string[] }) {
  const [failed, setFailed] = useState(false)
  const ready = countRows(batch).finished > 0

  async function download(id: FormatId) {
    setFailed(false)
    try {
      const { name, content } = await renderFile(id, buildDocument(batch, caveats, new Date()))
      saveFile(content, name)
    } catch {
      setFailed(true)
    }
  }

  return (
    <section aria-labelledby="downloads-title" className="my-6 print:hidden">
      <h3 id="downloads-title" className="text-lg font-semibold">
        {texts.title}
      </h3>
      <p id="downloads-hint" className="mb-3 text-muted">
        {ready ? texts.ready : texts.notYet}
      </p>
      <ul className="flex flex-wrap gap-3">
        {fileFormats.map(({ id, label }) => (
          <li key={id}>
            <Button
              type="button"
              look="secondary"
              disabled={!ready}
              aria-describedby="downloads-hint"
              onClick={() => download(id)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="font-semibold text-bad not-empty:mt-2">
        {failed && texts.failed}
      </p>
    </section>
  )
}

/** In the order in which they are offered. */
export const fileFormats = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel workbook (XLSX)' },
  { id: 'geojson', label: 'GeoJSON' },
  { id: 'json', label: 'JSON' },
] as const satisfies { id: FormatId; label: string }[]

// A format is loaded when it is asked for.
const loaders: Record<FormatId, () => Promise<ExportFormat>> = {
  csv: async () => (await import('@/lib/export/csv')).csv,
  xlsx: async () => (await import('@/lib/export/xlsx')).xlsx,
  geojson: async () => (await import('@/lib/export/geojson')).geojson,
  json: async () => (await import('@/lib/export/json')).json,
}

interface RenderedFile {
  name: string
  content: Blob
}

/** The file, made on this device. */
export async function renderFile(id: FormatId, document: ExportDocument): Promise<RenderedFile> {
  const { nameFile } = await import('@/lib/export/file-name')
  const format = await loaders[id]()
  const rendered = await format.render(id === 'xlsx' ? shortenRequests(document) : document)
  const pieces = rendered instanceof Uint8Array ? [rendered] : [...rendered]
  return { name: nameFile(document, format), content: new Blob(pieces, { type: format.contentType }) }
}

// From 160,000 bytes a part, the workbook's writer compresses in a worker made from a blob. The policy of
// these pages refuses that, and the file would never be ready.
const MOST_REQUEST_TEXT = 60_000

/** A workbook's list of sources with the first request of each, where all of them would be too much for it. */
function shortenRequests(document: ExportDocument): ExportDocument {
  const total = document.sources.reduce((sum, { request }) => sum + request.length, 0)
  if (total <= MOST_REQUEST_TEXT) return document
  const sources = document.sources.map((source) => {
    const [first = '', ...more] = source.request.split(' | ')
    return { ...source, request: more.length > 0 ? first + texts.more(more.length) : first }
  })
  return { ...document, sources }
}
