import { checkedDay } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'

const sealed = Symbol('soql')

/** A condition in SoQL. Only the functions of this file make one, so no text of a visitor becomes query language. */
export interface Soql {
  readonly [sealed]: true
  readonly text: string
  readonly compound: boolean
}

/** A column, bare or in capitals; capitals cost the source a slow scan. */
export type Column = string | { upper: string }
/**
 * Quoted or not by its type: a number column is asked with a number, a text column with a text.
 * A moment is written as the column is: without a zone, or ending in Z.
 */
export type Value = string | number | boolean | { date: string } | { moment: string }

export const anyText = Symbol('%')

const columnName = /^:?[a-z_][a-z0-9_]*$/i
const reserved =
  /^(all|and|as|asc|between|by|case|desc|distinct|else|end|false|from|group|having|hint|in|intersect|is|join|like|limit|minus|not|null|offset|on|or|order|search|select|then|true|union|upper|lower|when|where|with)$/i

export const equals = (column: Column, value: Value) => compare(column, '=', value)
export const atLeast = (column: Column, value: Value) => compare(column, '>=', value)
export const atMost = (column: Column, value: Value) => compare(column, '<=', value)
export const above = (column: Column, value: Value) => compare(column, '>', value)
export const below = (column: Column, value: Value) => compare(column, '<', value)
export const notEqual = (column: Column, value: Value) => compare(column, '!=', value)

export function oneOf(column: Column, values: readonly Value[]): Soql {
  if (values.length === 0) throw new TypeError('A list of values to match must not be empty')
  return condition(`${columnText(column)} in(${values.map(literal).join(', ')})`)
}

/** No escape character is documented, so literal parts lose what would be read as a wildcard. */
export function like(column: Column, ...parts: (string | typeof anyText)[]): Soql {
  const plain = parts.map((part) => (part === anyText ? part : part.replace(/[%_\\]/g, '')))
  if (plain.every((part) => part === '' || part === anyText)) {
    throw new ConnectorError('invalid_params', 'The text to search for must contain a letter or a digit')
  }
  const pattern = plain.map((part) => (part === anyText ? '%' : part)).join('')
  return condition(`${columnText(column)} like ${literal(pattern)}`)
}

/** By functions and not by a pattern: `%` and `_` are then letters like others. Case makes no difference. */
export const contains = (column: string, text: string) => capitals('contains', column, text)
export const startsWith = (column: string, text: string) => capitals('starts_with', column, text)

export const isNull = (column: Column) => condition(`${columnText(column)} is null`)
export const isNotNull = (column: Column) => condition(`${columnText(column)} is not null`)

export function and(...terms: (Soql | undefined)[]): Soql | undefined {
  return join(
    terms.filter((term) => term !== undefined),
    'AND',
  )
}

export function or(...terms: (Soql | undefined)[]): Soql | undefined {
  return join(
    terms.filter((term) => term !== undefined),
    'OR',
  )
}

/** The same rule serves the columns to fetch and to sort by. Backticks make a word of the language a name. */
export function checkedColumn(name: string): string {
  if (!columnName.test(name)) throw new TypeError(`Not a column name: ${name}`)
  return reserved.test(name) ? `\`${name}\`` : name
}

/** Text that may stand in a question at all. */
export function checkedText(text: string): string {
  if (/[\p{Cc}\p{Cs}]/u.test(text)) {
    throw new ConnectorError('invalid_params', 'Text to search for must not contain control characters')
  }
  return text
}

function condition(text: string, compound = false): Soql {
  return { [sealed]: true, text, compound }
}

function compare(column: Column, operator: string, value: Value): Soql {
  return condition(`${columnText(column)} ${operator} ${literal(value)}`)
}

function capitals(name: string, column: string, text: string): Soql {
  return condition(`${name}(${columnText({ upper: column })}, upper(${literal(text)}))`)
}

function join(terms: readonly Soql[], operator: 'AND' | 'OR'): Soql | undefined {
  if (terms.length < 2) return terms[0]
  const texts = terms.map((term) => (term.compound ? `(${term.text})` : term.text))
  return condition(texts.join(` ${operator} `), true)
}

function columnText(column: Column): string {
  return typeof column === 'string' ? checkedColumn(column) : `upper(${checkedColumn(column.upper)})`
}

function literal(value: Value): string {
  if (typeof value === 'object') {
    return 'date' in value ? `'${checkedDay(value.date)}T00:00:00'` : `'${checkedMoment(value.moment)}'`
  }
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('A number in a query must be finite')
    return String(value)
  }
  return `'${checkedText(value).replaceAll("'", "''")}'`
}

function checkedMoment(moment: string): string {
  const [, day, time] = /^(.{10})T(\d\d:\d\d:\d\d(?:\.\d{1,3})?)Z?$/.exec(moment) ?? []
  if (!day || Number.isNaN(Date.parse(`1970-01-01T${time}Z`))) throw new TypeError(`Not a moment: ${moment}`)
  checkedDay(day)
  return moment
}
