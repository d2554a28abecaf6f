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
/** Quoted or not by its type: a number column is asked with a number, a text column with a text. */
export type Value = string | number | { date: string }

export const anyText = Symbol('%')

const columnName = /^:?[a-z_][a-z0-9_]*$/
const reserved = /^(and|or|not|in|is|null|like|between|upper|select|where|order|group|limit|offset)$/

export const equals = (column: Column, value: Value) => compare(column, '=', value)
export const atLeast = (column: Column, value: Value) => compare(column, '>=', value)
export const atMost = (column: Column, value: Value) => compare(column, '<=', value)

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

/** The same rule serves the columns to fetch and to sort by. */
export function checkedColumn(name: string): string {
  if (!columnName.test(name) || reserved.test(name)) throw new TypeError(`Not a column name: ${name}`)
  return name
}

function condition(text: string, compound = false): Soql {
  return { [sealed]: true, text, compound }
}

function compare(column: Column, operator: string, value: Value): Soql {
  return condition(`${columnText(column)} ${operator} ${literal(value)}`)
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
  if (typeof value === 'object') return `'${checkedDay(value.date)}T00:00:00'`
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('A number in a query must be finite')
    return String(value)
  }
  if (/[\p{Cc}\p{Cs}]/u.test(value)) {
    throw new ConnectorError('invalid_params', 'Text to search for must not contain control characters')
  }
  return `'${value.replaceAll("'", "''")}'`
}

function checkedDay(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(moment.getTime())
  if (!isDay || !moment.toISOString().startsWith(day)) throw new TypeError(`Not a calendar day: ${day}`)
  return day
}
