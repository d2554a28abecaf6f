import type { ExportDocument } from './document'

export type FormatId = 'csv' | 'xlsx' | 'geojson' | 'json'

/** One file format. A text comes in pieces, a row or so each, and is served as UTF-8. */
export interface ExportFormat {
  id: FormatId
  label: string
  extension: string
  contentType: string
  render(document: ExportDocument): Iterable<string> | Promise<Uint8Array<ArrayBuffer>>
}
