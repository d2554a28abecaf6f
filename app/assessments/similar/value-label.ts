import { labelOf } from '@/lib/records/assessment/values'
import { type EntryColumn, marketColumn, similarHomeColumns } from '../entries/entry-names'
import type { Subject } from './similar-home'

type Compared = Pick<Subject, 'kind' | 'year'>

/** "Assessed value 2026". */
export const valueLabel = ({ kind, year }: Compared): string =>
  [labelOf(kind), year].filter((part) => part !== null).join(' ')

export const columnsFor = (
  compared: (Compared & Pick<Subject, 'needsMarketValues'>) | undefined,
): readonly EntryColumn[] =>
  similarColumns({
    valueLabel: compared && valueLabel(compared),
    marketValues: compared?.needsMarketValues,
  })

/** Names the compared value, and puts the market value beside it where the law compares the two. */
export const similarColumns = ({
  valueLabel: label,
  marketValues,
}: {
  valueLabel?: string | undefined
  marketValues?: true | undefined
}): readonly EntryColumn[] =>
  similarHomeColumns.flatMap((column) =>
    column.id === 'value'
      ? [{ ...column, ...(label ? { label } : {}) }, ...(marketValues ? [marketColumn] : [])]
      : [column],
  )
