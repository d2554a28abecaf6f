import type { Feature, FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { Suspense, useMemo } from 'react'
import { isNumeric } from '@/app/_surfaces/place-files/file-table'
import type { Palette } from '@/components/map/style/palette'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import type { MapTableColumn } from '@/lib/records/define-record'
import { lazyPart } from '../lazy-part'
import type { MapLotRow } from '../lots/lot-row'
import { publishedColumnsOf } from '../lots/published-columns'
import { describeAnswer, matchOf } from '../my-file/describe-answer'
import type { JoinedFileRow } from '../my-file/join-file'
import { type OpenedPlaceFile, readMyFile, takeFile, useMyFile } from '../my-file/my-file-store'
import { floridaParcels, toParcelRow } from './florida-parcels'
import { lots } from './lots'
import type { DeviceRows, LayerDrawing, LayerDrawingInput, MapLayer, MapLayerRow } from './map-layer'
import { isOneOf, pointDrawing } from './shapes/point-drawing'

type FileLayerRow = MapLayerRow & Omit<JoinedFileRow, 'at' | 'name'>

const texts = {
  row: 'Row of the file',
  address: 'Address: what we found',
  matched: 'Address: as matched',
  parcel: 'Parcel record: what we found',
  ofParcel: (label: string) => `Parcel record: ${label}`,
  lot: 'Lot: what we found',
  ofLot: (label: string) => `Lot: ${label}`,
  first: 5,
}

const MyFileTools = lazyPart(() => import('../my-file/my-file-tools'))

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
  tools: ({ go }) => (
    <Suspense>
      <MyFileTools go={go} />
    </Suspense>
  ),
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
  limits:
    'Your own data, as the file has it. The file stays on this device and is gone when you close the page.',
  credit: '',
} satisfies MapLayer<'file', FileLayerRow>

function columnsNow(): readonly MapTableColumn<FileLayerRow>[] {
  const file = readMyFile()
  return file.state === 'read' ? columnsOf(file) : NO_COLUMNS
}

const NO_COLUMNS: readonly MapTableColumn<FileLayerRow>[] = []
const NO_ROWS: readonly FileLayerRow[] = []

/** Returns the same array for the same rows, because the table is rebuilt if the array changes. */
function columnsOf({ table, joins, rows }: OpenedPlaceFile): readonly MapTableColumn<FileLayerRow>[] {
  return columnsFor(rows, () => [
    ...table.columns.map((label, index) => ownColumn(label, index, isNumeric(rows, index))),
    ...(joins.address.outcomes.size > 0 ? addressColumns : []),
    ...(joins.parcel.outcomes.size > 0 ? parcelColumns : []),
    ...(joins.lot.outcomes.size > 0 ? lotColumns(rows) : []),
  ])
}

const columnsFor = onceFor<readonly JoinedFileRow[], readonly MapTableColumn<FileLayerRow>[]>()

function ownColumn(label: string, index: number, numeric: boolean): MapTableColumn<FileLayerRow> {
  const cellOf = ({ cells }: FileLayerRow) => cells[index] ?? ''
  return {
    id: `column-${index}`,
    label,
    cell: cellOf,
    value(row) {
      const cell = cellOf(row)
      if (cell === '') return null
      return numeric ? Number(cell) : cell
    },
    numeric,
    isFirst: index < texts.first,
  }
}

const addressColumns: readonly MapTableColumn<FileLayerRow>[] = [
  textColumn('address', texts.address, ({ address }) => describeAnswer('address', address)),
  textColumn('address-matched', texts.matched, ({ address }) => matchOf(address)?.address ?? ''),
]

function lotColumns(rows: readonly JoinedFileRow[]): readonly MapTableColumn<FileLayerRow>[] {
  const matches = rows.flatMap(({ lot }) => matchOf(lot) ?? [])
  const ofLots: readonly MapTableColumn<MapLotRow>[] = [...lots.columns, ...publishedColumnsOf(matches, [])]
  const ofLot = <V,>({ lot }: FileLayerRow, toValue: (row: MapLotRow) => V): V | undefined => {
    const row = matchOf(lot)
    return row && toValue(row)
  }
  return [
    textColumn('lot', texts.lot, ({ lot }) => describeAnswer('lot', lot)),
    ...ofLots.map(({ id, label, cell, value, numeric = false, isFirst = false }) => ({
      id: `lot-${id}`,
      label: texts.ofLot(label),
      numeric,
      isFirst,
      cell: (row: FileLayerRow) => ofLot(row, cell) ?? '',
      value: (row: FileLayerRow) => ofLot(row, (each) => value?.(each)) ?? null,
    })),
  ]
}

type ParcelRow = ReturnType<typeof toParcelRow>

const recordColumns: readonly MapTableColumn<ParcelRow>[] = floridaParcels.columns

const parcelColumns: readonly MapTableColumn<FileLayerRow>[] = [
  textColumn('parcel', texts.parcel, ({ parcel }) => describeAnswer('parcel', parcel)),
  ...recordColumns.map(({ id, label, cell, value, numeric = false, isFirst = false }) => ({
    id: `parcel-${id}`,
    label: texts.ofParcel(label),
    numeric,
    isFirst,
    cell: (row: FileLayerRow) => ofParcel(row, cell) ?? '',
    value: (row: FileLayerRow) => ofParcel(row, (parcel) => value?.(parcel)) ?? null,
  })),
]

function ofParcel<V>({ parcel }: FileLayerRow, toValue: (row: ParcelRow) => V): V | undefined {
  const mapParcel = matchOf(parcel)
  return mapParcel && toValue(toParcelRow(mapParcel))
}

function textColumn(
  id: string,
  label: string,
  cell: (row: FileLayerRow) => string,
): MapTableColumn<FileLayerRow> {
  return { id, label, cell, value: (row) => cell(row) || null, isFirst: true }
}

const placedRows = onceFor<readonly JoinedFileRow[], readonly FileLayerRow[]>()

function useFileRows(): DeviceRows<FileLayerRow> {
  const file = useMyFile()
  const [rows, notes] = file.state === 'read' ? [file.rows, file.table.notes] : [undefined, undefined]
  return useMemo(
    () => ({ rows: rows ? placedRows(rows, () => toPlaced(rows)) : NO_ROWS, notes: notes ?? [] }),
    [rows, notes],
  )
}

const toPlaced = (rows: readonly JoinedFileRow[]): readonly FileLayerRow[] =>
  rows.flatMap((row) => (row.at ? [{ ...row, key: String(row.number), at: row.at }] : []))

function drawFile({ rows, selected, open }: LayerDrawingInput<FileLayerRow>): LayerDrawing {
  const points = pointDrawing('file', rows, { selected, open })
  const shapes = shapesFor(rows, () => toShapes(rows))
  if (shapes.features.length === 0) return points
  return {
    sources: { ...points.sources, 'file-shapes': { type: 'geojson', data: shapes } },
    layers: (palette) => [...shapeLayers(palette, selected), ...points.layers(palette)],
    pickable: [...points.pickable, 'file-areas'],
  }
}

const shapesFor = onceFor<readonly FileLayerRow[], FeatureCollection>()

const toShapes = (rows: readonly FileLayerRow[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: rows.flatMap(({ key, name, shape }): Feature[] =>
    shape ? [{ type: 'Feature', properties: { id: key, name }, geometry: shape }] : [],
  ),
})

function shapeLayers(
  { result, selected: selectionColor }: Palette,
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
        'line-color': ['case', isOneOf(selected), selectionColor, result],
        'line-width': ['case', isOneOf(selected), 4, 2],
      },
    },
  ]
}

function onceFor<K extends object, V>(): (from: K, make: () => V) => V {
  const made = new WeakMap<K, V>()
  return (from, make) => {
    const value = made.get(from) ?? make()
    made.set(from, value)
    return value
  }
}
