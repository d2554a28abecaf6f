export const ANY = Symbol('any text')
export const ONE = Symbol('any character')
export type ConditionPart = string | typeof ANY | typeof ONE
/**
 * Text, numbers and truths are quoted by their type; a day, or the moment it begins, is written as the
 * dialect writes one. A moment is written as its column is: without a zone, or ending in Z.
 */
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
  /** In capitals, which costs the source its index; or as the number that a column of text holds. */
  as?: 'upper' | 'number'
}

/** A condition on a table as data; the printer checks and quotes it for each dialect. */
export type Condition =
  | (OfColumn & { is: ComparisonOperator; value: ConditionValue })
  | (OfColumn & { is: 'among'; values: readonly ConditionValue[] })
  | (OfColumn & { is: 'alike'; parts: readonly ConditionPart[] })
  | (OfColumn & { is: 'contains' | 'startsWith'; text: string })
  | (OfColumn & { is: 'known' | 'empty' })
  | { is: 'all' | 'any'; terms: readonly Condition[] }

const compare =
  (is: ComparisonOperator) =>
  (column: string, value: ConditionValue): Condition => ({ is, column, value })

export const equal = compare('equal')
/** Not this value, and not nothing either: the dialects leave out empty cells. */
export const notEqual = compare('notEqual')
export const above = compare('above')
export const atLeast = compare('atLeast')
export const below = compare('below')
export const atMost = compare('atMost')
/** Whatever the case it is written in there. */
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
/** `upper` where the column is in mixed case. */
export const alike = (column: string, parts: readonly ConditionPart[], upper = false): Condition => ({
  is: 'alike',
  column,
  parts,
  ...(upper ? { as: 'upper' } : {}),
})
/** By functions and not by a pattern: `%` and `_` are then letters like others. Case makes no difference. */
export const contains = (column: string, text: string): Condition => ({ is: 'contains', column, text })
export const startsWith = (column: string, text: string): Condition => ({ is: 'startsWith', column, text })
export const known = (column: string): Condition => ({ is: 'known', column })
export const empty = (column: string): Condition => ({ is: 'empty', column })
/** Terms left out are not conditions: a filter that was not given passes `undefined`. */
export const all = (...terms: (Condition | undefined)[]): Condition => ({
  is: 'all',
  terms: terms.filter((term) => term !== undefined),
})
export const any = (...terms: Condition[]): Condition => ({ is: 'any', terms })

/** A condition on one column. */
export type OnColumn = Exclude<Condition, { terms: readonly Condition[] }>

/** The same structure over other terms. */
export function mapTerms(condition: Condition, change: (term: OnColumn) => Condition): Condition {
  if (!('terms' in condition)) return change(condition)
  return { is: condition.is, terms: condition.terms.map((term) => mapTerms(term, change)) }
}

/** With each column as a table spells it. */
export const spelled = (condition: Condition, spell: (column: string) => string): Condition =>
  mapTerms(condition, (term) => ({ ...term, column: spell(term.column) }))

/** Open datastores keep most numbers as text: those are cast where a number is meant, and an empty text is nothing. */
export const overTexts = (condition: Condition, isText: (column: string) => boolean): Condition =>
  mapTerms(condition, (term) => {
    if (term.as || !isText(term.column)) return term
    if (term.is === 'known') return notEqual(term.column, '')
    const values = 'value' in term ? [term.value] : term.is === 'among' ? term.values : []
    const isNumber = values.length > 0 && values.every((value) => typeof value === 'number')
    return isNumber ? { ...term, as: 'number' } : term
  })

/** Every column that a condition names. */
export function columnsIn(condition: Condition): string[] {
  return 'terms' in condition ? condition.terms.flatMap(columnsIn) : [condition.column]
}

/** What must all hold, or of what one must: a chain of one word is one list, however it is nested. */
export const chained = (condition: Condition, word: 'all' | 'any'): readonly Condition[] =>
  condition.is === word ? condition.terms.flatMap((term) => chained(term, word)) : [condition]

/** The values of which a column must be one, where a term says so of the column as it is. */
export function exactValues(term: Condition): { column: string; values: (string | number)[] } | undefined {
  const given = term.is === 'equal' ? [term.value] : term.is === 'among' ? term.values : []
  const values = given.filter((value) => typeof value === 'string' || typeof value === 'number')
  const isExact = 'column' in term && !term.as && given.length > 0 && values.length === given.length
  return isExact ? { column: term.column, values } : undefined
}
