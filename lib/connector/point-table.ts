import type { Geometry } from 'geojson'
import type { ExportCell, ExportColumn, ExportTable } from '@/lib/export/table'

interface PointAnswer {
  query: {
    latitude?: number | undefined
    longitude?: number | undefined
    polygon?: { type: 'Polygon'; coordinates: number[][][] } | undefined
  }
  state: string
}

interface PointTable {
  label: string
  columns: readonly ExportColumn[]
  rows: readonly Readonly<Record<string, ExportCell>>[]
  always?: Readonly<Record<string, ExportCell>>
  notes: Iterable<string>
}

/**
 * Without rows, the file gets one row with the state, because an empty file would not say whether the source
 * has a record.
 */
export function pointTable(
  { query, state }: PointAnswer,
  { label, columns, rows, always, notes }: PointTable,
): ExportTable {
  const { latitude = null, longitude = null, polygon } = query
  const geometry: Geometry = polygon ?? { type: 'Point', coordinates: [longitude ?? 0, latitude ?? 0] }
  const empty = Object.fromEntries(columns.map(({ key }) => [key, null]))
  return {
    columns: [
      { key: 'latitude', label: 'Latitude', type: 'number' },
      { key: 'longitude', label: 'Longitude', type: 'number' },
      { key: 'state', label, type: 'text' },
      ...columns,
    ],
    rows: (rows.length > 0 ? rows : [{}]).map((cells) => ({
      cells: { latitude, longitude, state, ...empty, ...always, ...cells },
      geometry,
    })),
    notes: [...notes],
  }
}
