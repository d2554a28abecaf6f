'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { names } from '../entries/entry-names'
import { parseAmount } from '../entries/format-entry'
import { useKeptEntries } from '../entries/use-kept-entries'
import { describeWorth, type WorthTerms } from './describe-worth'

const texts = {
  bill: 'Your last tax bill',
  ask: (value: string) => `${value.replace(/^[a-z]/, (letter) => letter.toUpperCase())} you ask for`,
  noAmount: 'Type an amount of dollars, such as 3,120.',
  caution:
    'Arithmetic from the record and your bill, not an estimate. Charges that do not depend on the value make the saving smaller. An exemption that is subtracted makes it larger.',
}

interface Props {
  terms: WorthTerms
  /** True if the entry also goes into the packet, which only holds for market values. */
  isMarketValue: boolean
}

/** Both amounts stay on the device. */
export function WorthFields({ terms, isMarketValue }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const entries = useKeptEntries(root) ?? {}
  const ask = isMarketValue ? names.opinion : names.ask
  const amountOf = (name: string) => parseAmount(entries[name] ?? '')
  const errorOf = (name: string) =>
    (entries[name] ?? '').trim() !== '' && amountOf(name) === null ? texts.noAmount : undefined
  const sentences = describeWorth(terms, amountOf(names.bill), amountOf(ask))
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid items-end gap-x-4 grid-cols-2">
        {[
          { name: names.bill, label: texts.bill },
          { name: ask, label: texts.ask(terms.appealed) },
        ].map((field) => (
          <TextInput
            key={field.name}
            {...field}
            error={errorOf(field.name)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <div role="status" className="mb-3 font-semibold empty:hidden">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {sentences.length > 0 && <p className="text-base text-muted">{texts.caution}</p>}
    </div>
  )
}
