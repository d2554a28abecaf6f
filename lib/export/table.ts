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

/** A result as rows. Provenance is added by whoever serves it, from the call's meta. */
export interface Table {
  columns: Column[]
  /** The columns that tell one row from all others, where there are such: a feature's id in map files. */
  key?: readonly string[]
  rows: Row[]
  /** What must be read beside the rows: cuts, absences, interpretations. */
  notes: string[]
}
