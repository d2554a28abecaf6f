import type { Geometry, Position } from 'geojson'
import type { ExportDocument } from '../document'
import type { ExportRow, ExportTable } from '../table'
import { exampleDocument } from './example-document'

export const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]

const lot = (at: number): Geometry => ({ type: 'Polygon', coordinates: [square(-81 + at, 28, 0.5)] })

const island: Geometry = {
  type: 'MultiPolygon',
  coordinates: [[square(-90, 30, 0.25)], [square(-89, 30, 1), square(-88.75, 30.25, 0.5).toReversed()]],
}

const rows: ExportRow[] = [
  { cells: { id: '00123', name: 'Café & <Söhne> "A"', acres: 0.25, sold: '2020-02-29', vacant: true } },
  { cells: { id: '=1+1', name: 'O’Brien ]]> \u{1F3E0}', acres: null, sold: '1899-12-31', vacant: false } },
  { cells: { id: 'unplaced', name: null, acres: 1e-9, sold: null, vacant: null } },
].map((row, at) => ({ ...row, geometry: at < 1 ? lot(at) : at < 2 ? island : null, source: at % 2 }))

const columns: ExportTable['columns'] = [
  { key: 'id', label: 'Parcel', type: 'text' },
  { key: 'name', label: 'Name', type: 'text' },
  { key: 'acres', label: 'Area', type: 'number', unit: 'acres' },
  { key: 'sold', label: 'Last sale', type: 'date' },
  { key: 'vacant', label: 'Vacant', type: 'text' },
]

const places: ExportTable = {
  columns: [
    { key: 'ID', label: 'Site', type: 'text' },
    { key: 'id', label: 'Site, as written', type: 'text' },
    { key: 'count', label: 'Permits', type: 'number' },
  ],
  rows: [
    { cells: { ID: 'A', id: 'a', count: 3 }, geometry: { type: 'Point', coordinates: [-80.5, 27.5, 12] } },
    { cells: { ID: 'B', id: 'b', count: '007' }, geometry: { type: 'Point', coordinates: [-80.25, 27] } },
  ],
  notes: [],
}

const lists: ExportTable = {
  columns: [{ key: 'list', label: 'List', type: 'text' }],
  rows: [{ cells: { list: 'Nothing is drawn of it' } }],
  notes: ['A list has no map.'],
}

export const lots: ExportTable = { columns, rows, notes: ['Showing 3 of 40.'] }

export const mappedDocument = (changes: Partial<ExportDocument> = {}): ExportDocument =>
  exampleDocument({
    table: lots,
    parts: [
      { name: 'Lots & more', table: lots },
      { name: 'Places', table: places },
      { name: 'Lists', table: lists },
    ],
    ...changes,
  })
