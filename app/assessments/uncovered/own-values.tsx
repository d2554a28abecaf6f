'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { describeLastYear } from '../change/last-year'
import { AmountFields, amountIn } from '../entries/amount-fields'
import { names } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'

const texts = defineTexts('uncovered.own-values', {
  noAmount: 'Type an amount of dollars, such as 223,500.',
  origin: 'Both values: from you.',
  assessed: 'Assessed value, this year',
  lastYear: 'Assessed value, last year',
  market: 'Market value, if the notice has one',
  parcel: 'Parcel number',
  valueName: 'assessed value',
})

export function OwnValues() {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root) ?? {}
  const fields = [
    { name: names.ownAssessed, label: texts.assessed },
    { name: names.lastYear, label: texts.lastYear },
    { name: names.ownMarket, label: texts.market },
  ]
  const amount = amountIn(entries, names.ownAssessed)
  const change =
    amount === null
      ? undefined
      : describeLastYear(
          { valueName: texts.valueName, amount },
          entries[names.lastYear] ?? '',
          amountIn(entries, names.lastYear),
          texts.origin,
        )
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid items-end gap-x-4 sm:grid-cols-2">
        <AmountFields fields={fields} entries={entries} noAmount={texts.noAmount} />
        <TextInput name={names.ownParcel} label={texts.parcel} autoComplete="off" />
      </div>
      <p role="status" className="mb-3 font-semibold empty:hidden">
        {change?.kind === 'change' && change.text}
      </p>
    </div>
  )
}
