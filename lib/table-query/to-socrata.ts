import * as socrata from '@/lib/socrata/where'
import { ANY, type Condition, type Value } from './condition'

/** `spell` gives a column's name as the dataset spells it. */
export function toSocrata(
  condition: Condition,
  spell = (column: string) => column,
): socrata.Soql | undefined {
  switch (condition.is) {
    case 'equal':
      return socrata.equals(columnOf(condition, spell), literalOf(condition.value))
    case 'notEqual':
      return socrata.notEqual(columnOf(condition, spell), literalOf(condition.value))
    case 'atLeast':
      return socrata.atLeast(columnOf(condition, spell), literalOf(condition.value))
    case 'above':
      return socrata.above(columnOf(condition, spell), literalOf(condition.value))
    case 'below':
      return socrata.below(columnOf(condition, spell), literalOf(condition.value))
    case 'known':
      return socrata.isNotNull(spell(condition.column))
    case 'among':
      return socrata.oneOf(spell(condition.column), condition.values)
    case 'alike': {
      const parts = condition.parts.map((part) => (part === ANY ? socrata.anyText : part))
      return socrata.like(columnOf(condition, spell), ...parts)
    }
    case 'all':
      return socrata.and(...condition.terms.map((term) => toSocrata(term, spell)))
    case 'any':
      return socrata.or(...condition.terms.map((term) => toSocrata(term, spell)))
  }
}

const columnOf = (
  { column, upper }: { column: string; upper?: boolean },
  spell: (column: string) => string,
): socrata.Column => (upper ? { upper: spell(column) } : spell(column))

/** One literal serves days and moments there. */
const literalOf = (value: Value): socrata.Value =>
  typeof value === 'object' && 'timestamp' in value ? { date: value.timestamp } : value
