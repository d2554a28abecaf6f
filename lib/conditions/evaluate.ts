import { isCalendarDay } from '@/lib/calendar-day'
import {
  ANY,
  type ColumnCondition,
  type ComparisonOperator,
  type Condition,
  type ConditionValue,
  chained,
  exactValues,
  ONE,
  type PatternElement,
} from './condition'
import { CAST_PATTERN, type Dialect } from './dialects'
import { patternText, plainNumber } from './print'
import { mismatch } from './refusal'
import { toCapitals } from './to-capitals'

export type ConditionValueKind = 'text' | 'number' | 'moment' | 'truth' | 'other'
type Scalar = string | number | boolean

export interface ColumnAccessor<Row> {
  kind: ConditionValueKind
  of(row: Row): NonNullable<unknown> | null
  operand?(value: ConditionValue): Scalar
}

export const cellsOf = (
  name: string,
  kind: ConditionValueKind,
): ColumnAccessor<Readonly<Record<string, unknown>>> => ({
  kind,
  of(row) {
    const cell = row[name] ?? null
    return kind === 'moment' && typeof cell === 'string' ? momentOf(cell) : cell
  },
})

/** Throws for unknown columns and mismatched types before it reads a row, as the sources do. */
export function compile<Row>(
  condition: Condition,
  dialect: Dialect,
  columnOf: (name: string) => ColumnAccessor<Row>,
): (row: Row) => boolean {
  if ('terms' in condition) {
    const tests = condition.terms.map((term) => compile(term, dialect, columnOf))
    return condition.is === 'all'
      ? (row) => tests.every((test) => test(row))
      : (row) => tests.some((test) => test(row))
  }
  return compileTerm(condition, dialect, seenAs(condition, columnOf(condition.column)))
}

function compileTerm<Row>(
  term: ColumnCondition,
  dialect: Dialect,
  column: ColumnAccessor<Row>,
): (row: Row) => boolean {
  const { kind, of } = column
  const operand = column.operand ?? ((value: ConditionValue) => operandOf(asRead(value, dialect), kind))
  const raise = <T extends Scalar>(value: T) =>
    dialect.raisesValues && term.as === 'upper' ? toCapitals(String(value)) : value
  /** A comparison with null, or of different types, never matches. */
  const test = (type: string, holds: (cell: Scalar) => boolean) => (row: Row) => {
    const cell = of(row)
    return isOfType(cell, type) && holds(cell)
  }
  const compared = (is: ComparisonOperator, operand: Scalar) =>
    term.as === 'number' && typeof operand === 'number'
      ? test('string', (cell) => tests[is](compareDecimals(String(cell), plainNumber(operand)), 0))
      : test(typeof operand, (cell) => tests[is](cell, operand))
  switch (term.is) {
    case 'known':
      return (row) => of(row) !== null
    case 'empty':
      return (row) => of(row) === null
    case 'among': {
      const each = term.values.map((value) => compared('equal', operand(value)))
      return (row) => each.some((one) => one(row))
    }
    case 'alike': {
      if (kind !== 'text') throw mismatch('a pattern')
      const pattern = expressionOf(term.parts, (text) => raise(text.replace(dialect.wildcards, '')))
      return test('string', (cell) => pattern.test(String(cell)))
    }
    case 'contains':
    case 'startsWith': {
      const text = toCapitals(term.text)
      const method = term.is === 'contains' ? 'includes' : 'startsWith'
      return test('string', (cell) => String(cell)[method](text))
    }
    default:
      return compared(term.is, raise(operand(term.value)))
  }
}

const tests: Record<ComparisonOperator, (a: Scalar, b: Scalar) => boolean> = {
  equal: (a, b) => a === b,
  notEqual: (a, b) => a !== b,
  below: (a, b) => a < b,
  atMost: (a, b) => a <= b,
  above: (a, b) => a > b,
  atLeast: (a, b) => a >= b,
}

const isOfType = (cell: unknown, type: string): cell is Scalar => typeof cell === type

function seenAs<Row>({ is, as }: ColumnCondition, column: ColumnAccessor<Row>): ColumnAccessor<Row> {
  const isRaised = as === 'upper' || is === 'contains' || is === 'startsWith'
  if (!isRaised && as === undefined) return column
  const { kind, of } = column
  if (kind !== 'text') throw mismatch(isRaised ? 'capitals' : 'a cast')
  if (!isRaised) return { kind: 'number', of: (row) => decimalIn(of(row)) }
  return { ...column, of: (row) => capitalsOf(of(row)) }
}

const capitalsOf = (cell: unknown) => (cell === null || cell === undefined ? null : toCapitals(String(cell)))

const castable = new RegExp(CAST_PATTERN)
/**
 * Returns the text of the cell if it is a number, and null otherwise. A source's `numeric` keeps every digit,
 * while a JavaScript number would round it.
 */
const decimalIn = (cell: unknown) => (cell !== null && castable.test(String(cell)) ? String(cell) : null)

function compareDecimals(a: string, b: string): number {
  const places = Math.max(...[a, b].map((text) => text.split('.')[1]?.length ?? 0))
  const [first, second] = [a, b].map((text) => {
    const [whole = '', part = ''] = text.split('.')
    return BigInt(whole.replace('-', '') + part.padEnd(places, '0')) * (text.startsWith('-') ? -1n : 1n)
  })
  if (first === undefined || second === undefined || first === second) return 0
  return first < second ? -1 : 1
}

export function asRead(value: ConditionValue, { days }: Dialect): ConditionValue {
  if (typeof value !== 'object') return value
  if ('moment' in value) return value.moment
  const [style, day] =
    'date' in value ? (['date', value.date] as const) : (['timestamp', value.timestamp] as const)
  return days[style].word ? value : day + days[style].rest
}

function operandOf(value: ConditionValue, kind: ConditionValueKind): Scalar {
  if (kind === 'moment' && typeof value === 'string') return momentOf(value)
  const isFitting =
    (kind === 'text' && typeof value === 'string') ||
    (kind === 'number' && typeof value === 'number') ||
    (kind === 'truth' && typeof value === 'boolean')
  if (!isFitting || typeof value === 'object') throw mismatch(kind)
  return value
}

/** Parses only the standard format, because JavaScript misreads years before 100 in other formats. */
function momentOf(text: string): number {
  const [, day = '', time = '00:00:00'] = /^(.{10})(?:[T ]([\d:.]+))?Z?$/.exec(text) ?? []
  const moment = isCalendarDay(day) ? Date.parse(`${day}T${time}Z`) : Number.NaN
  if (Number.isNaN(moment)) throw mismatch('a moment')
  return moment
}

function expressionOf(parts: readonly PatternElement[], raise: (text: string) => string): RegExp {
  const texts = parts.map((part) => {
    if (part === ANY) return '.*'
    return part === ONE ? '.' : raise(part).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  })
  return new RegExp(`^${texts.join('')}$`, 'su')
}

export interface RowFilterHints {
  equals: Record<string, string[]>
  like: Record<string, string[]>
  either?: Record<string, string[]>
}

/** Returns conditions that every matching row fulfills, so that a generated table can skip other rows. */
export function hintsOf(
  condition: Condition,
  dialect: Dialect,
  nameOf = (name: string) => name,
): RowFilterHints {
  const hints: RowFilterHints = { equals: {}, like: {} }
  for (const term of chained(condition, 'all')) {
    const exact = exactValues(term)
    if (exact) {
      const name = nameOf(exact.column)
      const texts = [...new Set(exact.values.map(String))]
      hints.equals[name] = hints.equals[name]?.filter((text) => texts.includes(text)) ?? texts
    }
    const choices = chained(term, 'any').map(exactValues)
    if (choices.length > 1 && choices.every((choice) => choice !== undefined)) {
      hints.either ??= valuesByColumn(choices, nameOf)
    }
    const patterns = chained(term, 'any').map((each) => patternFor(each, dialect, nameOf))
    const [key] = patterns[0] ?? []
    const sameColumn = patterns.filter((each) => each !== undefined && each[0] === key)
    if (key !== undefined && sameColumn.length === patterns.length) {
      hints.like[key] ??= sameColumn.flatMap((each) => each?.[1] ?? [])
    }
  }
  return hints
}

function valuesByColumn(
  choices: readonly { column: string; values: readonly (string | number)[] }[],
  nameOf: (name: string) => string,
): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const choice of choices) {
    const name = nameOf(choice.column)
    values[name] = [...(values[name] ?? []), ...choice.values.map(String)]
  }
  return values
}

/** A literal `%` or `_` becomes a wildcard, so that the hint may match too many rows but never too few. */
function patternFor(
  term: Condition,
  { raisesValues }: Dialect,
  nameOf: (name: string) => string,
): [string, string] | undefined {
  if (term.is === 'alike') {
    const pattern = patternText(term.parts)
    if (term.as === undefined) return [nameOf(term.column), pattern]
    return [`UPPER(${nameOf(term.column)})`, raisesValues ? toCapitals(pattern) : pattern]
  }
  if (term.is !== 'contains' && term.is !== 'startsWith') return undefined
  const text = toCapitals(term.text)
  return [`UPPER(${nameOf(term.column)})`, `${term.is === 'contains' ? '%' : ''}${text}%`]
}
