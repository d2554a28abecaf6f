import { malformed } from './soql-refusal'
import { type Token, tokenizeSoql } from './soql-tokens'

/** Conditions are expressions like all others there: operators are functions by another spelling. */
export type Expression =
  | { is: 'column'; name: string }
  | { is: 'text'; value: string }
  | { is: 'number'; value: number }
  | { is: 'boolean'; value: boolean }
  | { is: 'call'; name: string; args: Expression[] }

export const call = (name: string, ...args: Expression[]): Expression => ({ is: 'call', name, args })

const comparisons = ['=', '!=', '<>', '<', '<=', '>', '>=']
const reserved = /^(and|or|not|in|is|null|like|between|select|where|order|by|group|having|limit|offset)$/i

interface Reader {
  /** Takes the word or sign when it is next. */
  take(value: string): boolean
  expect(value: string): void
  next(): Token
  isDone(): boolean
}

/** The part of SoQL that conditions use here; anything else is refused as a portal does. */
export const parseSoql = (text: string): Expression => parseTokens(tokenizeSoql(text))

/** The SQL of other open data servers has the same conditions, and other quotes. */
export function parseTokens(tokens: Token[]): Expression {
  const reader = readerOf(tokens)
  const expression = disjunction(reader)
  if (!reader.isDone()) throw malformed('expected the end')
  return expression
}

function readerOf(tokens: Token[]): Reader {
  let position = 0
  const take = (value: string) => {
    const token = tokens[position]
    const isMeant = token && (token.kind === 'word' || token.kind === 'sign')
    if (!isMeant || token.value.toLowerCase() !== value) return false
    position += 1
    return true
  }
  return {
    take,
    expect(value) {
      if (!take(value)) throw malformed(`expected ${value}`)
    },
    next() {
      const token = tokens[position]
      position += 1
      if (!token) throw malformed('unexpected end')
      return token
    },
    isDone: () => position === tokens.length,
  }
}

const disjunction = (reader: Reader) => chain(reader, 'or', conjunction)
const conjunction = (reader: Reader) => chain(reader, 'and', negation)

function chain(reader: Reader, word: 'and' | 'or', term: (reader: Reader) => Expression): Expression {
  const first = term(reader)
  const terms = [first]
  while (reader.take(word)) terms.push(term(reader))
  return terms.length === 1 ? first : call(word, ...terms)
}

const negation = (reader: Reader): Expression =>
  reader.take('not') ? call('not', negation(reader)) : predicate(reader)

function predicate(reader: Reader): Expression {
  const left = operand(reader)
  if (reader.take('is')) {
    const isNegated = reader.take('not')
    reader.expect('null')
    return call(isNegated ? 'is not null' : 'is null', left)
  }
  const isNegated = reader.take('not')
  const unless = (expression: Expression) => (isNegated ? call('not', expression) : expression)
  if (reader.take('in')) {
    reader.expect('(')
    return unless(call('in', left, ...list(reader)))
  }
  if (reader.take('like')) return unless(call('like', left, operand(reader)))
  if (reader.take('between')) {
    const low = operand(reader)
    reader.expect('and')
    return unless(call('and', call('>=', left, low), call('<=', left, operand(reader))))
  }
  if (isNegated) throw malformed('expected IN, LIKE or BETWEEN')
  const sign = comparisons.find((each) => reader.take(each))
  return sign ? call(sign === '<>' ? '!=' : sign, left, operand(reader)) : left
}

function list(reader: Reader): Expression[] {
  const values = [operand(reader)]
  while (reader.take(',')) values.push(operand(reader))
  reader.expect(')')
  return values
}

function operand(reader: Reader): Expression {
  if (reader.take('(')) {
    const inner = disjunction(reader)
    reader.expect(')')
    return inner
  }
  if (reader.take('-')) {
    const token = reader.next()
    if (token.kind !== 'number') throw malformed('expected a number')
    return { is: 'number', value: -Number(token.value) }
  }
  const { kind, value } = reader.next()
  if (kind === 'text') return { is: 'text', value }
  if (kind === 'number') return { is: 'number', value: Number(value) }
  if (kind === 'name') return { is: 'column', name: value }
  if (kind === 'sign') throw malformed(`unexpected ${value}`)
  return named(reader, value)
}

function named(reader: Reader, word: string): Expression {
  const lower = word.toLowerCase()
  if (lower === 'true' || lower === 'false') return { is: 'boolean', value: lower === 'true' }
  if (reserved.test(lower)) throw malformed(`unexpected ${word}`)
  return reader.take('(') ? call(lower, ...list(reader)) : { is: 'column', name: word }
}
