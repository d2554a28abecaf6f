import type { ExportDocument } from '@/lib/export/document'
import type { ExportFormat, FormatId } from '@/lib/export/format'
import { shortenRequests } from './shorten-requests'

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

export interface RenderedFile {
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
