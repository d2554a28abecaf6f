'use client'

import { useRef } from 'react'
import { TextInput } from '@/components/ui/form/text-input'
import { names } from '../entries/entry-names'
import { parseAmount } from '../entries/format-entry'
import { useKeptEntries } from '../entries/use-kept-entries'
import { describeWorth } from '../worth/describe-worth'

const texts = {
  bill: 'Your last tax bill',
  ask: 'Assessed value you ask for',
  noAmount: 'Type an amount of dollars, such as 3,120.',
  first: 'Type the assessed value of this year first.',
  caution:
    'Arithmetic from what you typed, not an estimate. A limit or an exemption can make the saving smaller.',
}

export function OwnWorth() {
  const root = useRef<HTMLDivElement>(null)
  const entries = useKeptEntries(root) ?? {}
  const amountOf = (name: string) => parseAmount(entries[name] ?? '')
  const errorOf = (name: string) =>
    (entries[name] ?? '').trim() !== '' && amountOf(name) === null ? texts.noAmount : undefined
  const amount = amountOf(names.ownAssessed)
  const bill = amountOf(names.bill)
  const ask = amountOf(names.ask)
  const sentences = amount ? describeWorth({ amount }, bill, ask) : []
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid grid-cols-2 items-end gap-x-4">
        {[
          { name: names.bill, label: texts.bill },
          { name: names.ask, label: texts.ask },
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
        {!amount && (bill !== null || ask !== null) && <p>{texts.first}</p>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {sentences.length > 0 && <p className="text-base text-muted">{texts.caution}</p>}
    </div>
  )
}
