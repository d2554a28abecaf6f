import { checkedDay } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'

const sealed = Symbol('where')

/** A where clause. Only the functions of this file make one, so no text of a visitor becomes SQL. */
export interface Where {
  readonly [sealed]: true
  readonly text: string
  readonly compound: boolean
}

/** A column, bare or in capitals; bare is what an index can serve. */
export type Column = string | { upper: string }
/** Servers differ in which of the two date literals they take. */
export type Value = string | number | { date: string } | { timestamp: string }

type Wildcard = typeof anyText | typeof anyCharacter
export const anyText = Symbol('%')
export const anyCharacter = Symbol('_')

const fieldName = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(\(\))?$/
const reserved = /^(and|or|not|in|is|null|like|between|date|timestamp|upper)$/i

export const everything = clause('1=1')

export const equals = (column: Column, value: Value) => compare(column, '=', value)
export const atLeast = (column: Column, value: Value) => compare(column, '>=', value)
export const atMost = (column: Column, value: Value) => compare(column, '<=', value)
export const above = (column: Column, value: Value) => compare(column, '>', value)
export const below = (column: Column, value: Value) => compare(column, '<', value)
export const notEqual = (column: Column, value: Value) => compare(column, '<>', value)

export function oneOf(column: Column, values: readonly Value[]): Where {
  if (values.length === 0) throw new TypeError('A list of values to match must not be empty')
  return clause(`${columnText(column)} IN (${values.map(literal).join(', ')})`)
}

export function between(column: Column, low: Value, high: Value): Where {
  return clause(`${columnText(column)} BETWEEN ${literal(low)} AND ${literal(high)}`)
}

/** No escape character works on every host, so literal parts lose whatever some host reads as a wildcard. */
export function like(column: Column, ...parts: (string | Wildcard)[]): Where {
  const plain = parts.map((part) => (typeof part === 'string' ? part.replace(/[%_\\[\]]/g, '') : part))
  if (plain.every((part) => part === '' || part === anyText)) {
    throw new ConnectorError('invalid_params', 'The text to search for must contain a letter or a digit')
  }
  return clause(`${columnText(column)} LIKE ${literal(plain.map(patternText).join(''))}`)
}

export const isNull = (column: Column) => clause(`${columnText(column)} IS NULL`)
export const isNotNull = (column: Column) => clause(`${columnText(column)} IS NOT NULL`)

/** Terms left out are not conditions: a filter that was not given passes `undefined`. */
export function and(...terms: (Where | undefined)[]): Where {
  const given = terms.filter((term) => term !== undefined)
  return given.length === 0 ? everything : join(given, 'AND')
}

export function or(...terms: [Where, ...Where[]]): Where {
  return join(terms, 'OR')
}

/** The same rule serves lists of columns to fetch and to sort by. */
export function checkedField(name: string): string {
  if (!fieldName.test(name) || reserved.test(name)) throw new TypeError(`Not a field name: ${name}`)
  return name
}

function clause(text: string, compound = false): Where {
  return { [sealed]: true, text, compound }
}

function compare(column: Column, operator: string, value: Value): Where {
  return clause(`${columnText(column)} ${operator} ${literal(value)}`)
}

function join(terms: readonly Where[], operator: 'AND' | 'OR'): Where {
  const [first] = terms
  if (first && terms.length === 1) return first
  const texts = terms.map((term) => (term.compound ? `(${term.text})` : term.text))
  return clause(texts.join(` ${operator} `), true)
}

function columnText(column: Column): string {
  return typeof column === 'string' ? checkedField(column) : `UPPER(${checkedField(column.upper)})`
}

function patternText(part: string | Wildcard): string {
  if (part === anyText) return '%'
  return part === anyCharacter ? '_' : part
}

function literal(value: Value): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'object') {
    return 'date' in value
      ? `DATE '${checkedDay(value.date)}'`
      : `TIMESTAMP '${checkedDay(value.timestamp)} 00:00:00'`
  }
  if (!Number.isFinite(value)) throw new TypeError('A number in a query must be finite')
  return String(value)
}

function quoted(text: string): string {
  if (/[\p{Cc}\p{Cs}]/u.test(text)) {
    throw new ConnectorError('invalid_params', 'Text to search for must not contain control characters')
  }
  return `'${text.replaceAll("'", "''")}'`
}
