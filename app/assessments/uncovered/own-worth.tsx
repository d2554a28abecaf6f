'use client'

import { useRef } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { AmountFields, amountIn } from '../entries/amount-fields'
import { names } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'
import { describeWorth } from '../worth/describe-worth'
import { WorthResult } from '../worth/worth-result'

const texts = defineTexts('uncovered.own-worth', {
  bill: 'Your last tax bill',
  ask: 'Assessed value you ask for',
  noAmount: 'Type an amount of dollars, such as 3,120.',
  first: 'Type the assessed value of this year first.',
  caution:
    'Arithmetic from what you typed, not an estimate. A limit or an exemption can make the saving smaller.',
})

export function OwnWorth() {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root) ?? {}
  const fields = [
    { name: names.bill, label: texts.bill },
    { name: names.ask, label: texts.ask },
  ]
  const amount = amountIn(entries, names.ownAssessed)
  const bill = amountIn(entries, names.bill)
  const ask = amountIn(entries, names.ask)
  const sentences = amount ? describeWorth({ amount }, bill, ask) : []
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid grid-cols-2 items-end gap-x-4">
        <AmountFields fields={fields} entries={entries} noAmount={texts.noAmount} />
      </div>
      <WorthResult sentences={sentences} caution={texts.caution}>
        {!amount && (bill !== null || ask !== null) && <p>{texts.first}</p>}
      </WorthResult>
    </div>
  )
}
