import * as arcgis from '@/lib/arcgis/where'
import { ANY, type Condition } from './condition'

/** `spell` gives a column's name as the layer spells it. */
export function toArcgis(condition: Condition, spell = (column: string) => column): arcgis.Where {
  switch (condition.is) {
    case 'equal':
      return arcgis.equals(columnOf(condition, spell), condition.value)
    case 'notEqual':
      return arcgis.notEqual(columnOf(condition, spell), condition.value)
    case 'atLeast':
      return arcgis.atLeast(columnOf(condition, spell), condition.value)
    case 'above':
      return arcgis.above(columnOf(condition, spell), condition.value)
    case 'below':
      return arcgis.below(columnOf(condition, spell), condition.value)
    case 'known':
      return arcgis.isNotNull(spell(condition.column))
    case 'among':
      return arcgis.oneOf(spell(condition.column), condition.values)
    case 'alike': {
      const parts = condition.parts.map((part) => (part === ANY ? arcgis.anyText : part))
      return arcgis.like(columnOf(condition, spell), ...parts)
    }
    case 'all':
      return arcgis.and(...condition.terms.map((term) => toArcgis(term, spell)))
    case 'any': {
      const [first, ...others] = condition.terms.map((term) => toArcgis(term, spell))
      if (!first) throw new TypeError('No alternatives to choose from')
      return arcgis.or(first, ...others)
    }
  }
}

const columnOf = (
  { column, upper }: { column: string; upper?: boolean },
  spell: (column: string) => string,
): arcgis.Column => (upper ? { upper: spell(column) } : spell(column))
