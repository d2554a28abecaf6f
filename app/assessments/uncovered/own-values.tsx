'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { describeLastYear } from '../change/last-year'
import { names } from '../entries/entry-names'
import { parseAmount } from '../entries/format-entry'
import { useKeptEntries } from '../entries/use-kept-entries'

const texts = {
  noAmount: 'Type an amount of dollars, such as 223,500.',
  origin: 'Both values: from you.',
}

const fields = [
  { name: names.ownAssessed, label: 'Assessed value, this year' },
  { name: names.lastYear, label: 'Assessed value, last year' },
  { name: names.ownMarket, label: 'Market value, if the notice has one' },
] as const

/** The values of the notice, and the change between them. They stay on the device. */
export function OwnValues() {
  const root = useRef<HTMLDivElement>(null)
  const entries = useKeptEntries(root) ?? {}
  const amountOf = (name: string) => parseAmount(entries[name] ?? '')
  const errorOf = (name: string) =>
    (entries[name] ?? '').trim() !== '' && amountOf(name) === null ? texts.noAmount : undefined
  const amount = amountOf(names.ownAssessed)
  const change =
    amount === null
      ? undefined
      : describeLastYear(
          { valueName: 'assessed value', amount },
          entries[names.lastYear] ?? '',
          amountOf(names.lastYear),
          texts.origin,
        )
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid items-end gap-x-4 sm:grid-cols-2">
        {fields.map((field) => (
          <TextInput
            key={field.name}
            {...field}
            error={errorOf(field.name)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <TextInput name={names.ownParcel} label="Parcel number" autoComplete="off" />
      </div>
      <p role="status" className="mb-3 font-semibold empty:hidden">
        {change?.kind === 'change' && change.text}
      </p>
    </div>
  )
}
