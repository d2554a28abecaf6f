import type { Geometry } from 'geojson'

export interface Column {
  key: string
  label: string
  type: 'text' | 'number' | 'date' | 'link'
  /** Printed after the label: "ft", "acres". */
  unit?: string
}

export type Cell = string | number | boolean | null

export interface Row {
  cells: Record<string, Cell>
  geometry?: Geometry | null
  /** Which of the document's sources this row came from. Left out: all of them. */
  source?: number
}

/** Rows that are counted before they are made: a list, or one made while it is read. */
export type Rows = Iterable<Row> & { readonly length: number }

/** Rows that are made one by one as they are read, for files of thousands. */
export const lazyRows = <T>(list: readonly T[], toRow: (each: T, at: number) => Row): Rows => ({
  length: list.length,
  *[Symbol.iterator]() {
    for (const [at, each] of list.entries()) yield toRow(each, at)
  },
})

/** A result as rows. Provenance is added by whoever serves it, from the call's meta. */
export interface Table<R extends Rows = Row[]> {
  columns: Column[]
  /** The columns that tell one row from all others, where there are such: a feature's id in map files. */
  key?: readonly string[]
  rows: R
  /** What must be read beside the rows: cuts, absences, interpretations. */
  notes: string[]
}
