import type { Geometry } from 'geojson'
import { formatNumber } from '@/lib/format'

export type PlaceFileOutcome =
  | { kind: 'table'; table: PlaceFileTable }
  | { kind: 'question'; question: PositionColumnsQuestion }
  | { kind: 'refused'; why: string }

export interface PlaceFileTable {
  columns: readonly string[]
  rows: readonly PlaceFileRow[]
  problems: readonly string[]
  left: number
  notes: readonly string[]
}

export type LonLatPair = readonly [longitude: number, latitude: number]

export interface PlaceFileRow {
  number: number
  name: string
  at?: LonLatPair
  cells: readonly string[]
  shape?: Geometry
}

export interface PositionColumnsQuestion {
  columns: readonly { name: string; sample: string }[]
}

export type PositionColumnsAnswer = PositionColumns | 'none'

export interface PositionColumns {
  latitude: number
  longitude: number
}

export const MEGABYTE = 1_000_000
export const MOST_BYTES = 50 * MEGABYTE
export const MOST_ROWS = 200_000
/**
 * Each row has a cell for every column. If every feature had a key of its own, the table would grow with the
 * square of the file's size.
 */
export const MOST_COLUMNS = 500
/**
 * Limits rows times columns. The limits on rows and on columns alone would allow 100 million cells, more than
 * a browser tab can hold.
 */
export const MOST_CELLS = 5_000_000

export const tooManyCells = (file: string): string =>
  `${file} has more than ${formatNumber(MOST_CELLS)} cells (rows times columns). Save it with the columns that you need, or divide it into several files.`
const MOST_TOLD = 20

export function createProblemList() {
  const listed: string[] = []
  let left = 0
  return {
    add(problem: string) {
      left += 1
      if (listed.length < MOST_TOLD) listed.push(problem)
    },
    end: () => ({ problems: listed, left }),
  }
}

export function nameColumn(columns: readonly string[]): number {
  const plain = columns.map((column) => column.toLowerCase().replace(/[^a-z]/g, ''))
  const names = ['name', 'title', 'label', 'address', 'siteaddress', 'parcelid', 'parcel', 'id']
  return names.map((name) => plain.indexOf(name)).find((index) => index >= 0) ?? -1
}

/** Returns false for a column with leading zeros, which mark identifiers. */
export const isNumeric = (rows: readonly Pick<PlaceFileRow, 'cells'>[], column: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => /^(-?(0|[1-9]\d{0,14})(\.\d+)?)?$/.test(cells[column] ?? ''))
