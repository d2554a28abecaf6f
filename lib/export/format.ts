import type { ExportDocument } from './document'

export type FormatId = 'csv' | 'values' | 'xlsx' | 'geojson' | 'json'

export interface ExportFormat {
  id: FormatId
  label: string
  extension: string
  contentType: string
  render(document: ExportDocument): Iterable<string> | Promise<Uint8Array<ArrayBuffer>>
}

/** Declared apart from the writers, so that a browser can list the formats without loading the writers. */
export const formatLabels: Readonly<Record<FormatId, string>> = {
  csv: 'CSV',
  values: 'CSV, values only',
  xlsx: 'Excel workbook (XLSX)',
  geojson: 'GeoJSON',
  json: 'JSON',
}

export const listedFormats: readonly Pick<ExportFormat, 'id' | 'label'>[] = (
  Object.keys(formatLabels) as FormatId[]
).map((id) => ({ id, label: formatLabels[id] }))
