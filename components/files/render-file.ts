import type { ExportDocument } from '@/lib/export/document'
import type { DeviceExportFormatId, ExportFormat } from '@/lib/export/format'

const texts = {
  more: (count: number) => ` [${count} more requests: see the CSV or JSON file]`,
}

const loaders: Record<DeviceExportFormatId, () => Promise<ExportFormat>> = {
  csv: async () => (await import('@/lib/export/csv')).csv,
  values: async () => (await import('@/lib/export/csv')).values,
  xlsx: async () => (await import('@/lib/export/xlsx')).xlsx,
  geojson: async () => (await import('@/lib/export/geojson')).geojson,
  parquet: async () => (await import('@/lib/export/maps/geoparquet')).parquet,
  kml: async () => (await import('@/lib/export/maps/kml')).kml,
  json: async () => (await import('@/lib/export/json')).json,
}

interface RenderedFile {
  name: string
  content: Blob
}

export async function renderFile(id: DeviceExportFormatId, document: ExportDocument): Promise<RenderedFile> {
  const { nameFile } = await import('@/lib/export/file-name')
  const format = await loaders[id]()
  const rendered = await format.render(id === 'xlsx' ? shortenRequests(document) : document)
  const pieces = rendered instanceof Uint8Array ? [rendered] : [...rendered]
  return { name: nameFile(document, format), content: new Blob(pieces, { type: format.contentType }) }
}

// Limits each part of a workbook to less than 160,000 bytes. The workbook writer compresses larger parts in a
// worker made from a blob, which our content security policy refuses, and the file would never be ready.
const MOST_REQUEST_TEXT = 60_000

function shortenRequests(document: ExportDocument): ExportDocument {
  const total = document.sources.reduce((sum, { request }) => sum + request.length, 0)
  if (total <= MOST_REQUEST_TEXT) return document
  const sources = document.sources.map((source) => {
    const [first = '', ...more] = source.request.split(' | ')
    return { ...source, request: more.length > 0 ? first + texts.more(more.length) : first }
  })
  return { ...document, sources }
}
