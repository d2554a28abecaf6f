import { isCalendarDay } from '@/lib/calendar-day'
import {
  ANY,
  all,
  type ComparisonOperator,
  type Condition,
  type ConditionValue,
  ONE,
  type PatternElement,
} from './condition'
import { CAST_PATTERN, type Dialect, signs } from './dialects'
import { malformed, Refusal } from './refusal'
import { type ConditionToken, tokenize } from './tokens'

export const parse = (text: string, dialect: Dialect): Condition =>
  parseTokens(tokenize(text, dialect), dialect)

export function parseTokens(tokens: readonly ConditionToken[], dialect: Dialect): Condition {
  const reader = readerOf(tokens, dialect)
  const condition = chain(reader, 'any')
  if (!reader.isDone()) throw malformed('expected the end')
  return condition
}

interface Reader {
  dialect: Dialect
  take(...values: string[]): boolean
  expect(...values: string[]): void
  next(kind: ConditionToken['kind']): string
  takeKind(kind: ConditionToken['kind']): string | undefined
  isDone(): boolean
}

function readerOf(tokens: readonly ConditionToken[], dialect: Dialect): Reader {
  let position = 0
  const isNext = (value: string, offset: number) => {
    const token = tokens[position + offset]
    const isMeant = token && token.kind !== 'text' && token.kind !== 'name'
    return isMeant === true && token.value.toLowerCase() === value.toLowerCase()
  }
  const take = (...values: string[]) => {
    const isMeant = values.every(isNext)
    if (isMeant) position += values.length
    return isMeant
  }
  const takeKind = (kind: ConditionToken['kind']) => {
    const token = tokens[position]
    if (token?.kind !== kind) return undefined
    position += 1
    return token.value
  }
  return {
    dialect,
    take,
    expect(...values) {
      if (!take(...values)) throw malformed(`expected ${values.join(' ')}`)
    },
    next(kind) {
      const value = takeKind(kind)
      if (value === undefined) throw malformed(`expected a ${kind}`)
      return value
    },
    takeKind,
    isDone: () => position === tokens.length,
  }
}

function chain(reader: Reader, is: 'all' | 'any'): Condition {
  const term = () => (is === 'any' ? chain(reader, 'all') : primary(reader))
  const first = term()
  const terms = [first]
  while (reader.take(is === 'any' ? 'OR' : 'AND')) terms.push(term())
  return terms.length === 1 ? first : { is, terms }
}

function primary(reader: Reader): Condition {
  const { functions } = reader.dialect
  if (reader.take('1', '=', '1')) return all()
  if (reader.take('(')) {
    const inner = chain(reader, 'any')
    reader.expect(')')
    return inner
  }
  for (const is of ['contains', 'startsWith'] as const) {
    if (functions && reader.take(functions[is], '(')) return searched(reader, is)
  }
  return predicate(reader)
}

function searched(reader: Reader, is: 'contains' | 'startsWith'): Condition {
  const { upper } = reader.dialect.words
  reader.expect(upper, '(')
  const column = name(reader)
  reader.expect(')', ',', upper, '(')
  const text = reader.next('text')
  reader.expect(')', ')')
  return { is, column, text }
}

function predicate(reader: Reader): Condition {
  const column = columnOf(reader)
  const { words, notEqual } = reader.dialect
  for (const is of ['known', 'empty'] as const) {
    if (reader.take(...words[is].split(' '))) return { is, ...column }
  }
  if (reader.take('IN', '(')) return { is: 'among', ...column, values: list(reader) }
  const raises = reader.dialect.raisesValues && column.as === 'upper'
  const raised = <T>(parsePart: () => T): T => {
    if (!raises) return parsePart()
    reader.expect(words.upper, '(')
    const value = parsePart()
    reader.expect(')')
    return value
  }
  if (reader.take(words.alike)) {
    return { is: 'alike', ...column, parts: raised(() => partsOf(reader.next('text'))) }
  }
  const sign = reader.next('sign')
  const is = sign === notEqual ? 'notEqual' : comparisonOf(sign)
  return { is, ...column, value: raised(() => literal(reader)) }
}

function comparisonOf(sign: string): ComparisonOperator {
  const [is] = Object.entries(signs).find(([, each]) => each === sign) ?? []
  if (is === undefined) throw malformed(`unexpected ${sign}`)
  return is as keyof typeof signs
}

function columnOf(reader: Reader): { column: string; as?: 'upper' | 'number' } {
  const { words, hasCasts } = reader.dialect
  if (reader.take(words.upper, '(')) {
    const column = name(reader)
    reader.expect(')')
    return { column, as: 'upper' }
  }
  if (hasCasts && reader.take('CASE', 'WHEN')) {
    const column = name(reader)
    reader.expect('~')
    const isMeant = reader.next('text') === CAST_PATTERN
    reader.expect('THEN')
    if (name(reader) !== column || !isMeant) throw malformed('this cast')
    reader.expect('::', 'numeric', 'END')
    return { column, as: 'number' }
  }
  return { column: name(reader) }
}

function name(reader: Reader): string {
  const quoted = reader.takeKind('name')
  if (quoted !== undefined) return quoted
  const word = reader.next('word')
  if (reader.dialect.reserved.test(word)) throw malformed(`unexpected ${word}`)
  if (reader.take('(')) throw new Refusal(`no such function: ${word}`, 'no-such-function')
  return word
}

function list(reader: Reader): ConditionValue[] {
  const values = [literal(reader)]
  while (reader.take(',')) values.push(literal(reader))
  reader.expect(')')
  return values
}

function literal(reader: Reader): ConditionValue {
  const { days, hasTruths } = reader.dialect
  if (reader.take('-')) return -Number(reader.next('number'))
  const number = reader.takeKind('number')
  if (number !== undefined) return Number(number)
  for (const truth of hasTruths ? [true, false] : []) if (reader.take(String(truth))) return truth
  if (days.date.word && reader.take(days.date.word)) return { date: day(reader, days.date.rest) }
  if (days.timestamp.word && reader.take(days.timestamp.word)) {
    return { timestamp: day(reader, days.timestamp.rest) }
  }
  return reader.next('text')
}

function day(reader: Reader, rest: string): string {
  const text = reader.next('text')
  const day = text.slice(0, 10)
  if (!isCalendarDay(day) || text !== day + rest) throw malformed('this day')
  return day
}

const wildcards = new Map<string, PatternElement>([
  ['%', ANY],
  ['_', ONE],
])
const partsOf = (pattern: string): PatternElement[] =>
  pattern.split(/([%_])/).flatMap((part) => (part === '' ? [] : [wildcards.get(part) ?? part]))
