import type { Geometry } from 'geojson'

export interface ExportColumn {
  key: string
  label: string
  type: 'text' | 'number' | 'date' | 'link'
  /** Printed after the label: "ft", "acres". */
  unit?: string
}

export type ExportCell = string | number | boolean | null

export interface ExportRow {
  cells: Record<string, ExportCell>
  geometry?: Geometry | null
  /** Which of the document's sources this row came from. Left out: all of them. */
  source?: number
}

/** Rows that are counted before they are made: a list, or one made while it is read. */
export type Rows = Iterable<ExportRow> & { readonly length: number }

/** Rows that are made one by one as they are read, for files of thousands. */
export const lazyRows = <T>(list: readonly T[], toRow: (each: T, at: number) => ExportRow): Rows => ({
  length: list.length,
  *[Symbol.iterator]() {
    for (const [at, each] of list.entries()) yield toRow(each, at)
  },
})

/** A result as rows. Provenance is added by whoever serves it, from the call's meta. */
export interface ExportTable<R extends Rows = ExportRow[]> {
  columns: ExportColumn[]
  /** The columns that tell one row from all others, where there are such: a feature's id in map files. */
  key?: readonly string[]
  rows: R
  /** What must be read beside the rows: cuts, absences, interpretations. */
  notes: string[]
}
