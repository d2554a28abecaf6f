import type { ExportFormat } from '@/lib/export/format'

/** Listed here for the browser, because importing the formats would load their writers. */
export const fileFormats: readonly Pick<ExportFormat, 'id' | 'label'>[] = [
  { id: 'csv', label: 'CSV' },
  { id: 'values', label: 'CSV, values only' },
  { id: 'xlsx', label: 'Excel workbook (XLSX)' },
  { id: 'geojson', label: 'GeoJSON' },
  { id: 'json', label: 'JSON' },
]
