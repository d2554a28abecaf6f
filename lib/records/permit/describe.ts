import { formatCount, formatDay, formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import type { ConstructionPermit } from './fields'

export const dayNames = { issued: 'Issued', submitted: 'Filed', completed: 'Completed' } as const
export type PermitDayMeaning = keyof typeof dayNames

export const { notProof } = defineSentences('permit.describe', {
  notProof: 'A permit is not proof that construction started or finished.',
})

const texts = defineTexts('records.permit.describe', {
  cost: (dollars: string) => `stated value or cost ${dollars}`,
  number: (id: string) => `Number ${id}`,
  unnamed: 'No address published',
  dwellings: (count: number) => formatCount(count, 'dwelling'),
})

/** The cost on a permit is an estimate and not a verified amount. */
export const describeCost = (value: number): string => texts.cost(formatDollars(value))

export const namePermit = ({ address, id }: Pick<ConstructionPermit, 'address' | 'id'>): string =>
  toMixedCase(address ?? '') || (id ? texts.number(id) : texts.unnamed)

export const summarizePermit = ({
  kind,
  status,
  units,
}: Pick<ConstructionPermit, 'kind' | 'status' | 'units'>): string =>
  [toSentenceCase(kind ?? ''), toSentenceCase(status ?? ''), units === null ? '' : texts.dwellings(units)]
    .filter(Boolean)
    .join(' · ')

export function describeNewest(permits: readonly Pick<ConstructionPermit, 'date' | 'kind'>[]): string | null {
  const dated = permits.flatMap(({ date, kind }) => (date ? [{ date, kind }] : []))
  const [latest] = dated.toSorted((a, b) => b.date.localeCompare(a.date))
  return latest
    ? [formatDay(latest.date), toSentenceCase(latest.kind ?? '')].filter(Boolean).join(', ')
    : null
}
