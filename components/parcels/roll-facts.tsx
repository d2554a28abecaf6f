import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { FactGrid, type LabeledValue } from '../ui/facts'

export interface RollFact extends Omit<LabeledValue, 'value'> {
  name?: string
  value: ReactNode | null
}

const texts = defineTexts('parcels.roll-facts', {
  unknown: (names: string) => `Not published on this roll: ${names}.`,
  oneMore: 'one more',
})

export function RollFacts({ items }: { items: readonly (RollFact | false)[] }) {
  const facts = items.filter((item) => item !== false)
  const published = facts.filter(({ value }) => value !== null)
  const unknown = facts.filter(({ value }) => value === null)
  return (
    <>
      {published.length > 0 && <FactGrid items={published} />}
      {unknown.length > 0 && (
        <p className="mb-2 text-sm text-muted">{texts.unknown(unknown.map(nameOf).join('; '))}</p>
      )}
    </>
  )
}

const nameOf = ({ name, label }: RollFact) =>
  lowerFirst(name ?? (typeof label === 'string' ? label : texts.oneMore))

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
