import * as arcgis from '@/lib/arcgis/where'
import * as socrata from '@/lib/socrata/where'

export const ANY = Symbol('any text')
export type Part = string | typeof ANY

/** A condition on a table as data; each dialect's builder checks and quotes it. */
export type Condition =
  | { is: 'equal'; column: string; value: string | number }
  | { is: 'among'; column: string; values: readonly (string | number)[] }
  | { is: 'atLeast'; column: string; value: number }
  | { is: 'alike'; column: string; parts: readonly Part[]; upper: boolean }
  | { is: 'all' | 'any'; terms: readonly Condition[] }

export const equal = (column: string, value: string | number): Condition => ({ is: 'equal', column, value })
export const among = (column: string, values: readonly (string | number)[]): Condition => ({
  is: 'among',
  column,
  values,
})
export const atLeast = (column: string, value: number): Condition => ({ is: 'atLeast', column, value })
/** `upper` where the column is in mixed case: it costs the source its index. */
export const alike = (column: string, parts: readonly Part[], upper = false): Condition => ({
  is: 'alike',
  column,
  parts,
  upper,
})
export const all = (...terms: Condition[]): Condition => ({ is: 'all', terms })
export const any = (...terms: Condition[]): Condition => ({ is: 'any', terms })

/** `spell` gives a column's name as the layer spells it. */
export function toArcgis(condition: Condition, spell = (column: string) => column): arcgis.Where {
  switch (condition.is) {
    case 'equal':
      return arcgis.equals(spell(condition.column), condition.value)
    case 'among':
      return arcgis.oneOf(spell(condition.column), condition.values)
    case 'atLeast':
      return arcgis.atLeast(spell(condition.column), condition.value)
    case 'alike': {
      const parts = condition.parts.map((part) => (part === ANY ? arcgis.anyText : part))
      const column = spell(condition.column)
      return arcgis.like(condition.upper ? { upper: column } : column, ...parts)
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

export function toSocrata(condition: Condition): socrata.Soql | undefined {
  switch (condition.is) {
    case 'equal':
      return socrata.equals(condition.column, condition.value)
    case 'among':
      return socrata.oneOf(condition.column, condition.values)
    case 'atLeast':
      return socrata.atLeast(condition.column, condition.value)
    case 'alike': {
      const parts = condition.parts.map((part) => (part === ANY ? socrata.anyText : part))
      return socrata.like(condition.upper ? { upper: condition.column } : condition.column, ...parts)
    }
    case 'all':
      return socrata.and(...condition.terms.map(toSocrata))
    case 'any':
      return socrata.or(...condition.terms.map(toSocrata))
  }
}
