export const ANY = Symbol('any text')
export type Part = string | typeof ANY
/** Text and numbers are quoted by their type; a day or a moment is written as the dialect writes one. */
export type Value = string | number | { date: string } | { timestamp: string }

/** A condition on a table as data; each dialect's builder checks and quotes it. */
export type Condition =
  | { is: 'equal' | 'atLeast' | 'below' | 'above' | 'notEqual'; column: string; value: Value; upper?: true }
  | { is: 'among'; column: string; values: readonly (string | number)[] }
  | { is: 'alike'; column: string; parts: readonly Part[]; upper: boolean }
  | { is: 'known'; column: string }
  | { is: 'all' | 'any'; terms: readonly Condition[] }

export const equal = (column: string, value: Value): Condition => ({ is: 'equal', column, value })
/** Whatever the case it is written in there; costs the source its index. */
export const equalInCapitals = (column: string, value: string): Condition => ({
  is: 'equal',
  column,
  value,
  upper: true,
})
/** Not this value, and not nothing either: the dialects leave out empty cells. */
export const notEqual = (column: string, value: Value): Condition => ({ is: 'notEqual', column, value })
export const among = (column: string, values: readonly (string | number)[]): Condition => ({
  is: 'among',
  column,
  values,
})
export const atLeast = (column: string, value: Value): Condition => ({ is: 'atLeast', column, value })
export const above = (column: string, value: Value): Condition => ({ is: 'above', column, value })
export const below = (column: string, value: Value): Condition => ({ is: 'below', column, value })
export const known = (column: string): Condition => ({ is: 'known', column })
/** `upper` where the column is in mixed case: it costs the source its index. */
export const alike = (column: string, parts: readonly Part[], upper = false): Condition => ({
  is: 'alike',
  column,
  parts,
  upper,
})
export const all = (...terms: Condition[]): Condition => ({ is: 'all', terms })
export const any = (...terms: Condition[]): Condition => ({ is: 'any', terms })

/** Every column that a condition names. */
export function columnsIn(condition: Condition): string[] {
  return 'terms' in condition ? condition.terms.flatMap(columnsIn) : [condition.column]
}
