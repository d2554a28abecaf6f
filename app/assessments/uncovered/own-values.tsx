'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { describeLastYear } from '../change/last-year'
import { AmountFields, amountIn } from '../entries/amount-fields'
import { names } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'

const texts = {
  noAmount: 'Type an amount of dollars, such as 223,500.',
  origin: 'Both values: from you.',
}

const fields = [
  { name: names.ownAssessed, label: 'Assessed value, this year' },
  { name: names.lastYear, label: 'Assessed value, last year' },
  { name: names.ownMarket, label: 'Market value, if the notice has one' },
] as const

export function OwnValues() {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root) ?? {}
  const amount = amountIn(entries, names.ownAssessed)
  const change =
    amount === null
      ? undefined
      : describeLastYear(
          { valueName: 'assessed value', amount },
          entries[names.lastYear] ?? '',
          amountIn(entries, names.lastYear),
          texts.origin,
        )
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid items-end gap-x-4 sm:grid-cols-2">
        <AmountFields fields={fields} entries={entries} noAmount={texts.noAmount} />
        <TextInput name={names.ownParcel} label="Parcel number" autoComplete="off" />
      </div>
      <p role="status" className="mb-3 font-semibold empty:hidden">
        {change?.kind === 'change' && change.text}
      </p>
    </div>
  )
}
