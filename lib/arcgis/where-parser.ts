import { Refusal } from './refusal'
import { type Token, tokenizeWhere } from './where-tokens'

export type Operand =
  | { kind: 'field'; name: string }
  | { kind: 'upper'; of: Operand }
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  /** Milliseconds since 1970, UTC. */
  | { kind: 'date'; value: number; written: 'DATE' | 'TIMESTAMP' }

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

export type Expression =
  | { kind: 'compare'; operator: Comparison; left: Operand; right: Operand }
  | { kind: 'in'; operand: Operand; values: Operand[]; negated: boolean }
  | { kind: 'between'; operand: Operand; low: Operand; high: Operand; negated: boolean }
  | { kind: 'like'; operand: Operand; pattern: string; negated: boolean }
  | { kind: 'null'; operand: Operand; negated: boolean }
  | { kind: 'and' | 'or'; terms: Expression[] }
  | { kind: 'not'; term: Expression }

interface Reader {
  peek(): Token | undefined
  next(): Token
  /** Takes the word or sign when it is next. */
  take(value: string): boolean
  expect(value: string): void
}

const comparisons: Record<string, Comparison> = {
  '=': '=',
  '<>': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}
const reserved = /^(AND|OR|NOT|IN|IS|NULL|LIKE|BETWEEN)$/

/** The part of SQL-92 that every ArcGIS host accepts; anything else is refused as the hosts do. */
export function parseWhere(text: string): Expression {
  const reader = readerOf(tokenizeWhere(text))
  const expression = disjunction(reader)
  if (reader.peek()) throw invalid()
  return expression
}

function readerOf(tokens: Token[]): Reader {
  let position = 0
  const peek = () => tokens[position]
  const take = (value: string) => {
    const token = peek()
    const matches = token && token.kind !== 'text' && token.value.toUpperCase() === value
    if (matches) position += 1
    return matches === true
  }
  return {
    peek,
    take,
    next() {
      const token = tokens[position]
      position += 1
      if (!token) throw invalid()
      return token
    },
    expect(value) {
      if (!take(value)) throw invalid()
    },
  }
}

const disjunction = (reader: Reader) => chain(reader, 'OR', conjunction)
const conjunction = (reader: Reader) => chain(reader, 'AND', negation)

function chain(reader: Reader, word: 'AND' | 'OR', term: (reader: Reader) => Expression): Expression {
  const first = term(reader)
  const terms = [first]
  while (reader.take(word)) terms.push(term(reader))
  return terms.length === 1 ? first : { kind: word === 'AND' ? 'and' : 'or', terms }
}

function negation(reader: Reader): Expression {
  if (reader.take('NOT')) return { kind: 'not', term: negation(reader) }
  if (!reader.take('(')) return predicate(reader)
  const inner = disjunction(reader)
  reader.expect(')')
  return inner
}

function predicate(reader: Reader): Expression {
  const operand = readOperand(reader)
  if (reader.take('IS')) return nullTest(reader, operand)
  const negated = reader.take('NOT')
  if (reader.take('IN')) return { kind: 'in', operand, values: list(reader), negated }
  if (reader.take('LIKE')) return { kind: 'like', operand, pattern: textOf(reader), negated }
  if (reader.take('BETWEEN')) return range(reader, operand, negated)
  const operator = negated ? undefined : comparisons[reader.next().value]
  if (!operator) throw invalid()
  return { kind: 'compare', operator, left: operand, right: readOperand(reader) }
}

function nullTest(reader: Reader, operand: Operand): Expression {
  const negated = reader.take('NOT')
  reader.expect('NULL')
  return { kind: 'null', operand, negated }
}

function range(reader: Reader, operand: Operand, negated: boolean): Expression {
  const low = readOperand(reader)
  reader.expect('AND')
  return { kind: 'between', operand, low, high: readOperand(reader), negated }
}

function list(reader: Reader): Operand[] {
  reader.expect('(')
  const values = [readOperand(reader)]
  while (reader.take(',')) values.push(readOperand(reader))
  reader.expect(')')
  return values
}

function readOperand(reader: Reader): Operand {
  if (reader.take('-')) return { kind: 'number', value: -numberOf(reader.next()) }
  const token = reader.next()
  if (token.kind === 'text') return { kind: 'text', value: unquoted(token) }
  if (token.kind === 'number') return { kind: 'number', value: numberOf(token) }
  if (token.kind === 'sign') throw invalid()
  return named(reader, token.value)
}

function named(reader: Reader, name: string): Operand {
  const upper = name.toUpperCase()
  if (upper === 'UPPER' && reader.take('(')) {
    const of = readOperand(reader)
    reader.expect(')')
    return { kind: 'upper', of }
  }
  const isMoment = upper === 'DATE' || upper === 'TIMESTAMP'
  if (isMoment && reader.peek()?.kind === 'text')
    return { kind: 'date', value: millisecondsOf(textOf(reader)), written: upper }
  if (reserved.test(upper)) throw invalid()
  return { kind: 'field', name }
}

function numberOf(token: Token): number {
  if (token.kind !== 'number') throw invalid()
  return Number(token.value)
}

function textOf(reader: Reader): string {
  const token = reader.next()
  if (token.kind !== 'text') throw invalid()
  return unquoted(token)
}

const unquoted = (token: Token) => token.value.slice(1, -1).replaceAll("''", "'")

function millisecondsOf(text: string): number {
  const [, day, time = '00:00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}(?:\.\d+)?))?$/.exec(text) ?? []
  const milliseconds = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(milliseconds)) throw invalid()
  return milliseconds
}

const invalid = () => new Refusal("'where' parameter is invalid")
