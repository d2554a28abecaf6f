import type { LayerColumn } from '@/lib/records/define-record'
import type { DataColumn } from '../ui/data-table'

const ABSENT = (
  <span className="relative">
    <span aria-hidden="true">–</span>
    <span className="sr-only">not published</span>
  </span>
)

export const recordColumns = <Row,>(columns: readonly LayerColumn<Row>[]): DataColumn<Row>[] =>
  columns.map(({ id, label, cell, numeric = false }) => ({
    id,
    label,
    numeric,
    cell: (row) => cell(row) || ABSENT,
  }))
