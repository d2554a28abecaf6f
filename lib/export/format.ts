import type { ExportDocument } from './document'

export type FormatId = 'csv' | 'values' | 'xlsx' | 'geojson' | 'json'

/** Text comes in pieces, about a row each, and is served as UTF-8. */
export interface ExportFormat {
  id: FormatId
  label: string
  extension: string
  contentType: string
  render(document: ExportDocument): Iterable<string> | Promise<Uint8Array<ArrayBuffer>>
}
