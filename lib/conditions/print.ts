import { checkedDay } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  ANY,
  type ColumnCondition,
  type Condition,
  type ConditionValue,
  ONE,
  type PatternElement,
} from './condition'
import { CAST_PATTERN, type Dialect, signs } from './dialects'

const texts = defineSentences('conditions.print', {
  textToSearchForMust: 'The text to search for must contain a letter or a digit',
  textToSearchForMustNot: 'Text to search for must not contain {forbiddenWords}',
})

interface Clause {
  text: string
  joined?: 'all' | 'any'
}

/** Checks names and quotes values, so that the text of a visitor never becomes query syntax. */
export function print(condition: Condition, dialect: Dialect): string {
  const clause = clauseOf(condition, dialect)
  if (!clause) return dialect.everything
  // Parentheses keep alternatives together, because servers append conditions of their own.
  return clause.joined === 'any' ? `(${clause.text})` : clause.text
}

function clauseOf(condition: Condition, dialect: Dialect): Clause | undefined {
  if (!('terms' in condition)) return { text: termText(condition, dialect) }
  const { is, terms } = condition
  if (is === 'any' && terms.length === 0) throw new TypeError('No alternatives to choose from')
  const clauses = terms.map((term) => clauseOf(term, dialect))
  const printable = clauses.filter((clause) => clause !== undefined)
  if (is === 'any' && printable.length < clauses.length) return undefined
  if (printable.length < 2) return printable[0]
  const texts = printable.map(({ text, joined }) => (joined ? `(${text})` : text))
  return { text: texts.join(is === 'all' ? ' AND ' : ' OR '), joined: is }
}

function termText(term: ColumnCondition, dialect: Dialect): string {
  const { words, functions, notEqual } = dialect
  const column = columnText(term, dialect)
  const raised = (text: string) =>
    dialect.raisesValues && term.as === 'upper' ? `${words.upper}(${text})` : text
  switch (term.is) {
    case 'known':
    case 'empty':
      return `${column} ${words[term.is]}`
    case 'among':
      if (term.values.length === 0) throw new TypeError('A list of values to match must not be empty')
      return `${column} ${words.among}(${term.values.map((value) => literal(value, dialect)).join(', ')})`
    case 'alike':
      return `${column} ${words.alike} ${raised(literal(patternOf(term.parts, dialect), dialect))}`
    case 'contains':
    case 'startsWith':
      if (!functions) throw cannotSay(term.is)
      return `${functions[term.is]}(${words.upper}(${column}), ${words.upper}(${literal(term.text, dialect)}))`
    default: {
      const sign = term.is === 'notEqual' ? notEqual : signs[term.is]
      return `${column} ${sign} ${raised(literal(term.value, dialect))}`
    }
  }
}

function columnText({ column, as }: ColumnCondition, dialect: Dialect): string {
  const name = dialect.name(column)
  if (as === 'upper') return `${dialect.words.upper}(${name})`
  if (as === undefined) return name
  if (!dialect.hasCasts) throw cannotSay('a number in a text')
  // CASE checks a text before the cast, because one "N/A" would fail the whole query. Open datastores refuse
  // function calls such as CAST(, but accept `::`.
  return `CASE WHEN ${name} ~ '${CAST_PATTERN}' THEN ${name}::numeric END`
}

function patternOf(pattern: readonly PatternElement[], { wildcards }: Dialect): string {
  const parts = pattern.map((part) => (typeof part === 'string' ? part.replace(wildcards, '') : part))
  if (parts.every((part) => part === '' || part === ANY)) {
    throw new ConnectorError('invalid_params', texts.textToSearchForMust)
  }
  return patternText(parts)
}

export const patternText = (parts: readonly PatternElement[]): string =>
  parts.map((part) => (part === ANY ? '%' : part === ONE ? '_' : part)).join('')

function literal(value: ConditionValue, dialect: Dialect): string {
  switch (typeof value) {
    case 'string':
      return `'${checkedText(value, dialect).replaceAll("'", "''")}'`
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('A number in a query must be finite')
      return plainNumber(value)
    case 'boolean':
      if (!dialect.hasTruths) throw cannotSay('true or false')
      return String(value)
  }
  if ('moment' in value) {
    if (!dialect.hasMoments) throw cannotSay('a moment')
    return `'${checkedMoment(value.moment)}'`
  }
  const { word, rest } = dialect.days['date' in value ? 'date' : 'timestamp']
  const day = checkedDay('date' in value ? value.date : value.timestamp)
  return `${word}${word && ' '}'${day}${rest}'`
}

/** Writes no exponents, because some hosts cannot parse them. */
export function plainNumber(value: number): string {
  const [, sign = '', whole = '', part = '', power] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value)) ?? []
  if (power === undefined) return String(value)
  const digits = whole + part
  const places = Number(power)
  return places > 0 ? sign + digits.padEnd(places + 1, '0') : `${sign}0.${'0'.repeat(-places - 1)}${digits}`
}

export function checkedText(text: string, { forbidden, forbiddenWords }: Dialect): string {
  if (!forbidden.test(text)) return text
  throw new ConnectorError('invalid_params', texts.textToSearchForMustNot({ forbiddenWords }))
}

function checkedMoment(moment: string): string {
  const [, day, time] = /^(.{10})T(\d\d:\d\d:\d\d(?:\.\d{1,3})?)Z?$/.exec(moment) ?? []
  if (!day || Number.isNaN(Date.parse(`1970-01-01T${time}Z`))) throw new TypeError(`Not a moment: ${moment}`)
  checkedDay(day)
  return moment
}

const cannotSay = (what: string) => new TypeError(`This dialect cannot say ${what}`)
