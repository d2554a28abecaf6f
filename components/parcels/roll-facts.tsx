import type { ReactNode } from 'react'
import { type Fact, FactGrid } from '../ui/facts'

export interface RollFact extends Omit<Fact, 'value'> {
  name?: string
  value: ReactNode | null
}

const texts = {
  unknown: (names: string) => `Not published on this roll: ${names}.`,
}

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
  lowerFirst(name ?? (typeof label === 'string' ? label : 'one more'))

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
