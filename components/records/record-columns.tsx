import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { LayerColumn } from '@/lib/records/define-record'
import type { DataColumn } from '../ui/data-table'

const texts = defineTexts('records.record-columns', { absent: 'not published' })

const Absent = () => (
  <span className="relative">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{texts.absent}</span>
  </span>
)

export const recordColumns = <Row,>(columns: readonly LayerColumn<Row>[]): DataColumn<Row>[] =>
  columns.map(({ id, label, cell, numeric = false }) => ({
    id,
    label: translate(label),
    numeric,
    cell: (row) => translate(cell(row)) || <Absent />,
  }))
