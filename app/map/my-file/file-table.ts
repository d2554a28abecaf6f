import type { Geometry } from 'geojson'
import { formatNumber } from '@/lib/format'

/** What became of a file: read, read but for an answer of the person, or not readable, and why. */
export type FileReading =
  | { kind: 'table'; table: FileTable }
  | { kind: 'question'; question: ColumnQuestion }
  | { kind: 'refused'; why: string }

export interface FileTable {
  columns: readonly string[]
  /** Every row that could be read, also without a position. */
  rows: readonly FileRow[]
  /** Rows whose position is missing or cannot be, each with its place in the file and what to do. */
  problems: readonly string[]
  /** All of them; not each is told. */
  left: number
  notes: readonly string[]
}

export type LonLat = readonly [longitude: number, latitude: number]

export interface FileRow {
  /** The line of the file, or the number of the feature. */
  number: number
  name: string
  /** As the file has it. */
  at?: LonLat
  /** One for each column. */
  cells: readonly string[]
  /** Of what is no point. */
  shape?: Geometry
}

/** The headings do not say which columns hold the position, and which is which is never guessed. */
export interface ColumnQuestion {
  /** Each as it is called, with the first thing in it. */
  columns: readonly { name: string; sample: string }[]
}

/** The answer to it: the columns, from 0, or that none holds a position. */
export type ColumnAnswer = PositionColumns | 'none'

export interface PositionColumns {
  latitude: number
  longitude: number
}

export const MOST_BYTES = 50_000_000
export const MOST_ROWS = 200_000
/** Rows hold a cell for each column, so columns of a file with a key per feature would take its square. */
export const MOST_COLUMNS = 500
/** Rows times columns: both at their most would be a hundred million cells, which no browser tab holds. */
export const MOST_CELLS = 5_000_000

export const tooManyCells = (file: string): string =>
  `${file} has more than ${formatNumber(MOST_CELLS)} cells (rows times columns). Save it with the columns that you need, or divide it into several files.`
const MOST_TOLD = 20

/** Keeps what is told short, and counts the rest. */
export function createProblemList() {
  const told: string[] = []
  let left = 0
  return {
    add(problem: string) {
      left += 1
      if (told.length < MOST_TOLD) told.push(problem)
    },
    end: () => ({ problems: told, left }),
  }
}

/** What a person would look for it by: the first column that sounds like a name and says something. */
export function nameColumn(columns: readonly string[]): number {
  const plain = columns.map((column) => column.toLowerCase().replace(/[^a-z]/g, ''))
  const wanted = ['name', 'title', 'label', 'address', 'siteaddress', 'parcelid', 'parcel', 'id']
  return wanted.map((name) => plain.indexOf(name)).find((index) => index >= 0) ?? -1
}

/** A column of figures alone; one with zeros before them holds identifiers. */
export const isNumeric = (rows: readonly Pick<FileRow, 'cells'>[], column: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => /^(-?(0|[1-9]\d{0,14})(\.\d+)?)?$/.test(cells[column] ?? ''))
