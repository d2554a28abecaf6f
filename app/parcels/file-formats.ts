import type { ExportFormat } from '@/lib/export/format'

/** Named here, for the browser: the formats themselves bring their writers along. */
export const fileFormats: readonly Pick<ExportFormat, 'id' | 'label'>[] = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel workbook (XLSX)' },
  { id: 'geojson', label: 'GeoJSON' },
  { id: 'json', label: 'JSON' },
]
