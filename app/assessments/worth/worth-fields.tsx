'use client'

import { useRef } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { upperFirst } from '@/lib/upper-first'
import { AmountFields, amountIn } from '../entries/amount-fields'
import { names } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'
import { type AppealedValue, describeWorth } from './describe-worth'
import { WorthResult } from './worth-result'

const texts = defineTexts('worth.fields', {
  bill: 'Your last tax bill',
  ask: (value) => `${value} you ask for`,
  noAmount: 'Type an amount of dollars, such as 3,120.',
  held: 'This holds only if no limit keeps the taxed value of your home below the value on record.',
  caution:
    'Arithmetic from the record and your bill, not an estimate. Charges that do not depend on the value make the saving smaller. An exemption that is subtracted makes it larger.',
})

interface Props {
  terms: AppealedValue
  isMarketValue: boolean
  mayBeHeld?: boolean
}

export function WorthFields({ terms, isMarketValue, mayBeHeld }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root) ?? {}
  const ask = isMarketValue ? names.opinion : names.ask
  const fields = [
    { name: names.bill, label: texts.bill },
    { name: ask, label: texts.ask(upperFirst(terms.appealed)) },
  ]
  const sentences = describeWorth(terms, amountIn(entries, names.bill), amountIn(entries, ask))
  return (
    <div ref={root} className="noscript:hidden print:hidden">
      <div className="grid items-end gap-x-4 grid-cols-2">
        <AmountFields fields={fields} entries={entries} noAmount={texts.noAmount} />
      </div>
      <WorthResult
        sentences={sentences}
        caution={mayBeHeld ? `${texts.held} ${texts.caution}` : texts.caution}
      />
    </div>
  )
}
