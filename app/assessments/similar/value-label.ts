import { defineTexts } from '@/lib/language/define-texts'
import { type AssessmentValueKind, labelOf } from '@/lib/records/assessment/values'
import { type EntryColumn, marketColumn, similarHomeColumns } from '../entries/entry-names'

/** These labels are texts of this file, because a browser cannot translate the labels of records. */
const texts = defineTexts('similar.value-label', {
  kinds: {
    marketValue: labelOf('marketValue'),
    appraisedValue: labelOf('appraisedValue'),
    assessedValue: labelOf('assessedValue'),
    taxableValue: labelOf('taxableValue'),
  },
  ofYear: (value: string, year: number) => `${value} of ${year}`,
})

export const nameKind = (kind: AssessmentValueKind): string => texts.kinds[kind].toLowerCase()

interface KindAndYear {
  kind: AssessmentValueKind
  year: number | null
}

export const valueLabel = ({ kind, year }: KindAndYear): string =>
  [texts.kinds[kind], year].filter((part) => part !== null).join(' ')

export const describeValue = ({ kind, year }: KindAndYear): string =>
  year === null ? texts.kinds[kind] : texts.ofYear(texts.kinds[kind], year)

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
