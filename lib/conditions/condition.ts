export const ANY = Symbol('any text')
export const ONE = Symbol('any character')
export type PatternElement = string | typeof ANY | typeof ONE
/** A `moment` must have the format of its column: without a time zone, or with a final Z. */
export type ConditionValue =
  | string
  | number
  | boolean
  | { date: string }
  | { timestamp: string }
  | { moment: string }

export const comparisons = ['equal', 'notEqual', 'above', 'atLeast', 'below', 'atMost'] as const
export type ComparisonOperator = (typeof comparisons)[number]

interface OfColumn {
  column: string
  /** `upper` compares in capitals, so the source cannot use its index. `number` casts a text column. */
  as?: 'upper' | 'number'
}

export type Condition =
  | (OfColumn & { is: ComparisonOperator; value: ConditionValue })
  | (OfColumn & { is: 'among'; values: readonly ConditionValue[] })
  | (OfColumn & { is: 'alike'; parts: readonly PatternElement[] })
  | (OfColumn & { is: 'contains' | 'startsWith'; text: string })
  | (OfColumn & { is: 'known' | 'empty' })
  | { is: 'all' | 'any'; terms: readonly Condition[] }

const compare =
  (is: ComparisonOperator) =>
  (column: string, value: ConditionValue): Condition => ({ is, column, value })

export const equal = compare('equal')
/** Does not match a null cell, in any dialect. */
export const notEqual = compare('notEqual')
export const above = compare('above')
export const atLeast = compare('atLeast')
export const below = compare('below')
export const atMost = compare('atMost')
export const equalInCapitals = (column: string, value: string): Condition => ({
  is: 'equal',
  column,
  value,
  as: 'upper',
})
export const among = (column: string, values: readonly ConditionValue[]): Condition => ({
  is: 'among',
  column,
  values,
})
export const alike = (column: string, parts: readonly PatternElement[], upper = false): Condition => ({
  is: 'alike',
  column,
  parts,
  ...(upper ? { as: 'upper' } : {}),
})
/** Ignores case. Unlike in `alike`, the characters `%` and `_` have no special meaning. */
export const contains = (column: string, text: string): Condition => ({ is: 'contains', column, text })
export const startsWith = (column: string, text: string): Condition => ({ is: 'startsWith', column, text })
export const present = (column: string): Condition => ({ is: 'known', column })
export const empty = (column: string): Condition => ({ is: 'empty', column })
export const all = (...terms: (Condition | undefined)[]): Condition => ({
  is: 'all',
  terms: terms.filter((term) => term !== undefined),
})
export const any = (...terms: Condition[]): Condition => ({ is: 'any', terms })

export type ColumnCondition = Exclude<Condition, { terms: readonly Condition[] }>

export function mapTerms(condition: Condition, change: (term: ColumnCondition) => Condition): Condition {
  if (!('terms' in condition)) return change(condition)
  return { is: condition.is, terms: condition.terms.map((term) => mapTerms(term, change)) }
}

export const spelled = (condition: Condition, spell: (column: string) => string): Condition =>
  mapTerms(condition, (term) => ({ ...term, column: spell(term.column) }))

/**
 * Open datastores store most numbers as text, so numeric comparisons cast text columns. For a text column,
 * `known` also excludes empty texts.
 */
export const overTexts = (condition: Condition, isText: (column: string) => boolean): Condition =>
  mapTerms(condition, (term) => {
    if (term.as || !isText(term.column)) return term
    if (term.is === 'known') return notEqual(term.column, '')
    const values = 'value' in term ? [term.value] : term.is === 'among' ? term.values : []
    const isNumber = values.length > 0 && values.every((value) => typeof value === 'number')
    return isNumber ? { ...term, as: 'number' } : term
  })

export function columnsIn(condition: Condition): string[] {
  return 'terms' in condition ? condition.terms.flatMap(columnsIn) : [condition.column]
}

export const chained = (condition: Condition, word: 'all' | 'any'): readonly Condition[] =>
  condition.is === word ? condition.terms.flatMap((term) => chained(term, word)) : [condition]

/** Returns undefined unless the term limits an unconverted column to exact texts or numbers. */
export function exactValues(term: Condition): { column: string; values: (string | number)[] } | undefined {
  const candidates = term.is === 'equal' ? [term.value] : term.is === 'among' ? term.values : []
  const values = candidates.filter((value) => typeof value === 'string' || typeof value === 'number')
  const isExact = 'column' in term && !term.as && candidates.length > 0 && values.length === candidates.length
  return isExact ? { column: term.column, values } : undefined
}
