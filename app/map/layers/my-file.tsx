import type { Feature, FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import type { Palette } from '@/components/map/style/palette'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import type { FileRow, FileTable } from '../my-file/file-table'
import { readMyFile, takeFile } from '../my-file/my-file-store'
import { MyFileTools, useMyFile } from '../my-file/my-file-tools'
import type { DeviceRows, Drawing, LayerColumn, LayerRow, Look, MapLayer } from './map-layer'
import { isOneOf, pointDrawing } from './point-drawing'

type FileLayerRow = LayerRow & Pick<FileRow, 'number' | 'cells' | 'shape'>

const texts = {
  row: 'Row of the file',
  /** In the table until the person chooses more. */
  first: 5,
}

export const myFile = {
  id: 'file',
  title: 'My file',
  one: 'row',
  many: 'rows',
  publisher: 'this device',
  fromZoom: 0,
  below: '',
  origin: { kind: 'device', useRows: useFileRows },
  plane: 'points',
  choices: [],
  draw: drawFile,
  tools: () => <MyFileTools />,
  takeFile,
  get columns() {
    return columnsNow()
  },
  href: ({ at: [longitude, latitude] }) =>
    `/place?${new URLSearchParams({ at: `${latitude},${longitude}` })}`,
  tells: (row) => [
    ...columnsNow().map(({ label, cell }) => ({ label, value: cell(row) })),
    { label: texts.row, value: String(row.number) },
    { label: 'Position', value: formatCoordinates(row.at[1], row.at[0]).decimal },
  ],
  limits: 'Your own data, as the file has it. It stays on this device and is gone when you close the page.',
  credit: '',
} satisfies MapLayer<'file', FileLayerRow>

function columnsNow(): readonly LayerColumn<FileLayerRow>[] {
  const file = readMyFile()
  return file.state === 'read' ? columnsOf(file.table) : NO_COLUMNS
}

const NO_COLUMNS: readonly LayerColumn<FileLayerRow>[] = []
const NO_ROWS: readonly FileLayerRow[] = []

/** The same for the same file, for tables are made anew with their columns. */
const columnsOf = onceFor(({ columns, rows }: FileTable): readonly LayerColumn<FileLayerRow>[] =>
  columns.map((label, index) => {
    const cellOf = ({ cells }: Pick<FileRow, 'cells'>) => cells[index] ?? ''
    const isNumeric = rows.length > 0 && rows.every((row) => cellOf(row) === '' || isNumber(cellOf(row)))
    return {
      id: `column-${index}`,
      label,
      cell: cellOf,
      value(row) {
        const cell = cellOf(row)
        if (cell === '') return null
        return isNumeric ? Number(cell) : cell
      },
      numeric: isNumeric,
      isFirst: index < texts.first,
    }
  }),
)

/** A number with zeros before it is an identifier. */
const isNumber = (cell: string) => /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(cell)

const rowsOf = onceFor(({ rows }: FileTable): readonly FileLayerRow[] =>
  rows.flatMap(({ number, name, at, cells, shape }) =>
    at ? [{ key: String(number), ...{ number, name, at, cells }, ...(shape ? { shape } : {}) }] : [],
  ),
)

function useFileRows(): DeviceRows<FileLayerRow> {
  const file = useMyFile()
  return useMemo(
    () =>
      file.state === 'read'
        ? { rows: rowsOf(file.table), notes: file.table.notes }
        : { rows: NO_ROWS, notes: [] },
    [file],
  )
}

/** Points where they lie, and of areas and lines the whole shape with it. */
function drawFile({ rows, selected, open }: Look<FileLayerRow>): Drawing {
  const points = pointDrawing('file', rows, { selected, open })
  const shapes = shapesOf(rows)
  if (shapes.features.length === 0) return points
  return {
    sources: { ...points.sources, 'file-shapes': { type: 'geojson', data: shapes } },
    layers: (palette) => [...shapeLayers(palette, selected), ...points.layers(palette)],
    pickable: [...points.pickable, 'file-areas'],
  }
}

const shapesOf = onceFor(
  (rows: readonly FileLayerRow[]): FeatureCollection => ({
    type: 'FeatureCollection',
    features: rows.flatMap(({ key, name, shape }): Feature[] =>
      shape ? [{ type: 'Feature', properties: { id: key, name }, geometry: shape }] : [],
    ),
  }),
)

function shapeLayers(
  { result, selected: chosen }: Palette,
  selected: readonly string[],
): LayerSpecification[] {
  const source = 'file-shapes'
  return [
    {
      id: 'file-areas',
      type: 'fill',
      source,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': result, 'fill-opacity': 0.15 },
    },
    {
      id: 'file-lines',
      type: 'line',
      source,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': ['case', isOneOf(selected), chosen, result],
        'line-width': ['case', isOneOf(selected), 4, 2],
      },
    },
  ]
}

/** Remembers what it made of each thing, as long as that lives. */
function onceFor<K extends object, V>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, V>()
  return (from) => {
    const known = made.get(from) ?? make(from)
    made.set(from, known)
    return known
  }
}
