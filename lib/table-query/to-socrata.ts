import * as socrata from '@/lib/socrata/where'
import { ANY, type Condition, type Value } from './condition'

export function toSocrata(condition: Condition): socrata.Soql | undefined {
  switch (condition.is) {
    case 'equal':
      return socrata.equals(columnOf(condition), literalOf(condition.value))
    case 'notEqual':
      return socrata.notEqual(columnOf(condition), literalOf(condition.value))
    case 'atLeast':
      return socrata.atLeast(columnOf(condition), literalOf(condition.value))
    case 'above':
      return socrata.above(columnOf(condition), literalOf(condition.value))
    case 'below':
      return socrata.below(columnOf(condition), literalOf(condition.value))
    case 'known':
      return socrata.isNotNull(condition.column)
    case 'among':
      return socrata.oneOf(condition.column, condition.values)
    case 'alike': {
      const parts = condition.parts.map((part) => (part === ANY ? socrata.anyText : part))
      return socrata.like(columnOf(condition), ...parts)
    }
    case 'all':
      return socrata.and(...condition.terms.map(toSocrata))
    case 'any':
      return socrata.or(...condition.terms.map(toSocrata))
  }
}

const columnOf = ({ column, upper }: { column: string; upper?: boolean }): socrata.Column =>
  upper ? { upper: column } : column

/** One literal serves days and moments there. */
const literalOf = (value: Value): socrata.Value =>
  typeof value === 'object' && 'timestamp' in value ? { date: value.timestamp } : value
