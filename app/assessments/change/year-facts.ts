import { formatDollars, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { PropertyYearRecord } from '@/lib/records/assessment/value-years'
import { formatUse } from '@/lib/street-address/sentence-case'

const texts = defineTexts('change.year-facts', {
  use: 'Class or use',
  livingArea: 'Living area',
  homeownerExemption: 'Homeowner exemption',
  otherExemptions: 'Other exemptions',
  exemption: 'Exemption',
  improvementExemption: 'Home improvement exemption',
  squareFeet: (size) => `${size} square feet`,
  changed: (label, was, before, is, after) =>
    `${label} on the record: ${was} in ${before}, ${is} in ${after}.`,
})

interface YearFact {
  label: Exclude<keyof typeof texts, 'squareFeet' | 'changed'>
  read: (assessment: PropertyYearRecord) => string | null
}

const text = (name: string) => (assessment: PropertyYearRecord) => {
  const value = assessment.sourceAttributes?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const number =
  (name: string, format: (value: number) => string) =>
  ({ sourceAttributes }: PropertyYearRecord) => {
    const value = sourceAttributes?.[name]
    return typeof value === 'number' ? format(value) : null
  }

const squareFeet = (value: number) => texts.squareFeet(formatNumber(value, 0))

const isSmall = (words: string) => /^\p{Ll}/u.test(words)

const yearFacts: readonly YearFact[] = [
  {
    label: 'use',
    read: ({ landUse }) => landUse && (isSmall(landUse) ? translate(landUse) : formatUse(landUse)),
  },
  { label: 'livingArea', read: number('livingArea', squareFeet) },
  { label: 'homeownerExemption', read: number('homeownerExemption', formatDollars) },
  { label: 'otherExemptions', read: number('otherExemptions', formatDollars) },
  { label: 'exemption', read: text('exemption') },
  // The record has an exemption for each stage of a year. Every year reaches the mailed stage, so the
  // exemption of the mailed stage is compared.
  { label: 'improvementExemption', read: number('mailedHomeImprovementExemption', formatDollars) },
]

export function describeFacts(
  before: PropertyYearRecord | undefined,
  after: PropertyYearRecord | undefined,
): string[] {
  if (!before || !after) return []
  return yearFacts.flatMap(({ label, read: toText }) => {
    const [was, is] = [toText(before), toText(after)]
    if (was === null || is === null || was === is) return []
    return [texts.changed(texts[label], was, before.year, is, after.year)]
  })
}
