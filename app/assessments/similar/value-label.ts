import { labelOf, type ValueKind } from '@/lib/records/assessment/values'
import { type EntryColumn, marketColumn, similarHomeColumns } from '../entries/entry-names'

interface KindAndYear {
  kind: ValueKind
  year: number | null
}

export const valueLabel = ({ kind, year }: KindAndYear): string =>
  [labelOf(kind), year].filter((part) => part !== null).join(' ')

export const describeValue = ({ kind, year }: KindAndYear): string =>
  `${labelOf(kind)}${year === null ? '' : ` of ${year}`}`

export const columnsFor = (
  compared: (KindAndYear & { needsMarketValues?: true }) | undefined,
): readonly EntryColumn[] =>
  similarColumns({
    valueLabel: compared && valueLabel(compared),
    marketValues: compared?.needsMarketValues,
  })

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

export const typedColumns = (subject: Parameters<typeof columnsFor>[0]): readonly EntryColumn[] =>
  columnsFor(subject).filter(({ id }) => id !== 'address' && id !== 'from')
