import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { MapTableColumn } from '@/lib/records/define-record'
import { AgencyNames } from '../ui/agency-text'
import type { DataTableColumn } from '../ui/data-table'

const texts = defineTexts('records.record-columns', { absent: 'not published' })

const Absent = () => (
  <span className="relative">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{texts.absent}</span>
  </span>
)

export const recordColumns = <Row,>(columns: readonly MapTableColumn<Row>[]): DataTableColumn<Row>[] =>
  columns.map(({ id, label, cell, numeric = false, agencyWords }) => ({
    id,
    label: translate(label),
    numeric,
    cell: (row) => {
      const text = translate(cell(row))
      return text ? <AgencyNames text={text} names={agencyWords?.(row)} /> : <Absent />
    },
  }))
