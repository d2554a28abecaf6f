import { formatDollars, formatNumber } from '@/lib/format'
import type { Assessment } from '@/lib/records/assessment/value-years'
import { formatUse } from '@/lib/street-address/sentence-case'

interface YearFact {
  label: string
  read: (assessment: Assessment) => string | null
}

const text = (name: string) => (assessment: Assessment) => {
  const value = assessment.sourceAttributes?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const number =
  (name: string, format: (value: number) => string) =>
  ({ sourceAttributes }: Assessment) => {
    const value = sourceAttributes?.[name]
    return typeof value === 'number' ? format(value) : null
  }

const squareFeet = (value: number) => `${formatNumber(value, 0)} square feet`

const isSmall = (words: string) => /^\p{Ll}/u.test(words)

const yearFacts: readonly YearFact[] = [
  {
    label: 'Class or use',
    read: ({ landUse }) => landUse && (isSmall(landUse) ? landUse : formatUse(landUse)),
  },
  { label: 'Living area', read: number('livingArea', squareFeet) },
  { label: 'Homeowner exemption', read: number('homeownerExemption', formatDollars) },
  { label: 'Other exemptions', read: number('otherExemptions', formatDollars) },
  { label: 'Exemption', read: text('exemption') },
  // Each stage of a year has its own exemption. Every year reaches the mailed stage, so years are compared by
  // the exemption of that stage.
  { label: 'Home improvement exemption', read: number('mailedHomeImprovementExemption', formatDollars) },
]

export function describeFacts(before: Assessment | undefined, after: Assessment | undefined): string[] {
  if (!before || !after) return []
  return yearFacts.flatMap(({ label, read: toText }) => {
    const [was, is] = [toText(before), toText(after)]
    if (was === null || is === null || was === is) return []
    return [`${label} on the record: ${was} in ${before.year}, ${is} in ${after.year}.`]
  })
}
