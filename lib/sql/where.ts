import { checkedDay } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'
import { quotedIdentifier } from './identifier'

const sealed = Symbol('sql')

/** A condition in PostgreSQL’s SQL. Only the functions of this file make one, so no text of a visitor becomes SQL. */
export interface Sql {
  readonly [sealed]: true
  readonly text: string
  readonly compound: boolean
}

/** A column: bare, in capitals, or a column of text read as numbers, where whatever else is written is none. */
export type Column = string | { upper: string } | { number: string }
/** Days and moments are written as text, which a column of either is compared with. */
export type Value = string | number | { date: string } | { timestamp: string }

export const anyText = Symbol('%')

export const equals = (column: Column, value: Value) => compare(column, '=', value)
export const notEqual = (column: Column, value: Value) => compare(column, '<>', value)
export const atLeast = (column: Column, value: Value) => compare(column, '>=', value)
export const above = (column: Column, value: Value) => compare(column, '>', value)
export const below = (column: Column, value: Value) => compare(column, '<', value)

export function oneOf(column: Column, values: readonly Value[]): Sql {
  if (values.length === 0) throw new TypeError('A list of values to match must not be empty')
  return condition(`${columnText(column)} IN (${values.map(literal).join(', ')})`)
}

/** A backslash would change what follows it, so literal parts lose it together with the wildcards. */
export function like(column: Column, ...parts: (string | typeof anyText)[]): Sql {
  const plain = parts.map((part) => (part === anyText ? part : part.replace(/[%_\\]/g, '')))
  if (plain.every((part) => part === '' || part === anyText)) {
    throw new ConnectorError('invalid_params', 'The text to search for must contain a letter or a digit')
  }
  const pattern = literal(plain.map((part) => (part === anyText ? '%' : part)).join(''))
  const isInCapitals = typeof column === 'object' && 'upper' in column
  return condition(`${columnText(column)} LIKE ${isInCapitals ? `UPPER(${pattern})` : pattern}`)
}

export const isNotNull = (column: Column) => condition(`${columnText(column)} IS NOT NULL`)

export const and = (...terms: (Sql | undefined)[]): Sql | undefined => join(terms, 'AND')
export const or = (...terms: (Sql | undefined)[]): Sql | undefined => join(terms, 'OR')

function condition(text: string, compound = false): Sql {
  return { [sealed]: true, text, compound }
}

function compare(column: Column, operator: string, value: Value): Sql {
  const isInCapitals = typeof column === 'object' && 'upper' in column
  const right = isInCapitals ? `UPPER(${literal(value)})` : literal(value)
  return condition(`${columnText(column)} ${operator} ${right}`)
}

function join(given: (Sql | undefined)[], operator: 'AND' | 'OR'): Sql | undefined {
  const terms = given.filter((term) => term !== undefined)
  if (terms.length < 2) return terms[0]
  const texts = terms.map((term) => (term.compound ? `(${term.text})` : term.text))
  return condition(texts.join(` ${operator} `), true)
}

function columnText(column: Column): string {
  if (typeof column === 'string') return quotedIdentifier(column)
  return 'upper' in column
    ? `UPPER(${quotedIdentifier(column.upper)})`
    : numberIn(quotedIdentifier(column.number))
}

/**
 * One “N/A” in a cast column fails the whole question, and only CASE keeps the order of check and cast.
 * Written without functions: open datastores answer those of a list, and CAST( is not on it.
 */
const numberIn = (name: string) => `CASE WHEN ${name} ~ '^-?[0-9]+[.]?[0-9]*$' THEN ${name}::numeric END`

function literal(value: Value): string {
  if (typeof value === 'object') {
    return 'date' in value ? `'${checkedDay(value.date)}'` : `'${checkedDay(value.timestamp)} 00:00:00'`
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('A number in a query must be finite')
    return String(value)
  }
  // Some servers still read a backslash before a quote as part of the text.
  if (/[\\\p{Cc}\p{Cs}]/u.test(value)) {
    throw new ConnectorError(
      'invalid_params',
      'Text to search for must not contain control characters or backslashes',
    )
  }
  return `'${value.replaceAll("'", "''")}'`
}
