import type { Geometry } from 'geojson'

export interface ExportColumn {
  key: string
  label: string
  type: 'text' | 'number' | 'date' | 'link'
  unit?: string
}

export type ExportCell = string | number | boolean | null

export interface ExportRow {
  cells: Record<string, ExportCell>
  geometry?: Geometry | null
  source?: number
}

export type ExportRows = Iterable<ExportRow> & { readonly length: number }

export const lazyRows = <T>(list: readonly T[], toRow: (each: T, at: number) => ExportRow): ExportRows => ({
  length: list.length,
  *[Symbol.iterator]() {
    for (const [at, each] of list.entries()) yield toRow(each, at)
  },
})

/** Contains no provenance, because the server adds it from the call's meta. */
export interface ExportTable<R extends ExportRows = ExportRow[]> {
  columns: ExportColumn[]
  key?: readonly string[]
  rows: R
  notes: string[]
}
