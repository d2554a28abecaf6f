import { labelOf } from '@/lib/records/assessment/values'
import { type EntryColumn, similarHomeColumns } from '../entries/entry-names'
import type { Subject } from './similar-home'

type Compared = Pick<Subject, 'kind' | 'year'>

/** "Assessed value 2026". */
export const valueLabel = ({ kind, year }: Compared): string =>
  [labelOf(kind), year].filter((part) => part !== null).join(' ')

export const columnsFor = (compared: Compared | undefined): readonly EntryColumn[] =>
  compared
    ? similarHomeColumns.map((column) =>
        column.id === 'value' ? { ...column, label: valueLabel(compared) } : column,
      )
    : similarHomeColumns
