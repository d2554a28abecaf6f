import { defineTexts } from '@/lib/language/define-texts'
import type { ExportDocument } from './document'

interface ListedFormat {
  label: string
  isMap?: true
  isRemote?: true
}

/**
 * This list is separate from the writers, so that a browser can list the formats without loading the writers.
 */
const listed = {
  csv: { label: 'CSV' },
  values: { label: 'CSV, values only' },
  xlsx: { label: 'Excel workbook (XLSX)' },
  geojson: { label: 'GeoJSON', isMap: true },
  gpkg: { label: 'GeoPackage', isMap: true, isRemote: true },
  parquet: { label: 'GeoParquet', isMap: true },
  kml: { label: 'KML', isMap: true },
  json: { label: 'JSON' },
} as const satisfies Record<string, ListedFormat>

const texts = defineTexts('export.format', {
  values: listed.values.label,
  xlsx: listed.xlsx.label,
})

export type ExportFormatId = keyof typeof listed

export type DeviceExportFormatId = {
  [Id in ExportFormatId]: (typeof listed)[Id] extends { isRemote: true } ? never : Id
}[ExportFormatId]

/** Pieces of a file in order. At an empty text, other work may run before the next piece. */
export type FileChunks = Iterable<string> | Iterable<'' | Uint8Array<ArrayBuffer>>

export interface ExportFormat {
  id: ExportFormatId
  label: string
  extension: string
  contentType: string
  render(document: ExportDocument): FileChunks | Promise<FileChunks | Uint8Array<ArrayBuffer>>
}

type FormatLabel = Pick<ExportFormat, 'id' | 'label'>

export const formatIds = Object.keys(listed) as ExportFormatId[]

export const formatLabel = (id: ExportFormatId): string =>
  id === 'values' || id === 'xlsx' ? texts[id] : listed[id].label

export const isMapFormat = (id: string): boolean =>
  formatIds.some((each) => each === id && 'isMap' in listed[each])

export const listedFormats: readonly FormatLabel[] = formatIds.map((id) => ({
  id,
  get label() {
    return formatLabel(id)
  },
}))

export const formatsFor = (hasPlaces: boolean): readonly FormatLabel[] =>
  hasPlaces ? listedFormats : listedFormats.filter(({ id }) => !isMapFormat(id))

export const deviceFormats = listedFormats.filter(
  (format): format is FormatLabel & { id: DeviceExportFormatId } => !('isRemote' in listed[format.id]),
)
