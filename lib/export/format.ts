import type { ExportDocument } from './document'

export type FormatId = 'csv' | 'xlsx' | 'geojson' | 'json'

/** One file format. A text is served as UTF-8. */
export interface ExportFormat {
  id: FormatId
  label: string
  extension: string
  contentType: string
  render(document: ExportDocument): Promise<Uint8Array | string>
}
