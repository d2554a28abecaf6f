import { type Expression, parseTokens } from '@/lib/socrata/soql-parser'
import { malformed } from '@/lib/socrata/soql-refusal'
import type { Token } from '@/lib/socrata/soql-tokens'
import { tokenizeSql } from './simulated-tokens'

export interface SimulatedSelect {
  columns: string[] | '*'
  from: string
  where?: Expression
  order: { column: string; descending: boolean }[]
  limit: number | null
  offset: number
}

/** What a number read from a text is called while a condition is looked at. */
export const NUMBER_OF = 'number_of'

interface Reader {
  takes(value: string): boolean
  expect(value: string): void
  name(): string
  count(): number
  /** Everything up to one of these words outside brackets. */
  until(words: readonly string[]): Token[]
  isDone(): boolean
}

/** One SELECT from one table; anything else is refused. */
export function parseSelect(text: string): SimulatedSelect {
  const reader = readerOf(tokenizeSql(text))
  reader.expect('select')
  const columns = reader.takes('*') ? '*' : list(reader, () => reader.name())
  reader.expect('from')
  const from = reader.name()
  const where = reader.takes('where')
    ? parseTokens(withoutCasts(reader.until(['order', 'limit', 'offset'])))
    : undefined
  const order = reader.takes('order') ? orders(reader) : []
  const limit = reader.takes('limit') ? reader.count() : null
  const offset = reader.takes('offset') ? reader.count() : 0
  if (!reader.isDone()) throw malformed('expected the end')
  return { columns, from, ...(where ? { where } : {}), order, limit, offset }
}

function readerOf(tokens: Token[]): Reader {
  let position = 0
  const isNext = (value: string) => isWord(tokens[position], value)
  const take = (kind: Token['kind'][]) => {
    const token = tokens[position]
    if (!token || !kind.includes(token.kind)) throw malformed(`expected a ${kind[0]}`)
    position += 1
    return token.value
  }
  const takes = (value: string) => {
    const isMeant = isNext(value)
    if (isMeant) position += 1
    return isMeant
  }
  return {
    takes,
    expect(value) {
      if (!takes(value)) throw malformed(`expected ${value}`)
    },
    name: () => take(['name', 'word']),
    count: () => Number(take(['number'])),
    until(words) {
      const start = position
      while (position < tokens.length && !words.some(isNext)) position += 1
      return tokens.slice(start, position)
    },
    isDone: () => position === tokens.length,
  }
}

const isWord = (token: Token | undefined, value: string): boolean =>
  (token?.kind === 'word' || token?.kind === 'sign') && token.value === value

function list<T>(reader: Reader, read: () => T): T[] {
  const items = [read()]
  while (reader.takes(',')) items.push(read())
  return items
}

function orders(reader: Reader): SimulatedSelect['order'] {
  reader.expect('by')
  return list(reader, () => {
    const column = reader.name()
    const isDown = reader.takes('desc')
    if (!isDown) reader.takes('asc')
    return { column, descending: isDown }
  })
}

const checkedCast = /^case when name ~ text then name :: numeric end$/
const LENGTH_OF_CAST = 10

/** `CASE WHEN x ~ 'p' THEN x::numeric END` as a function of x and p: the one cast that is understood. */
function withoutCasts(tokens: readonly Token[]): Token[] {
  const start = tokens.findIndex((token) => isWord(token, 'case'))
  if (start < 0) return [...tokens]
  const end = start + LENGTH_OF_CAST
  return [...tokens.slice(0, start), ...castIn(tokens.slice(start, end)), ...withoutCasts(tokens.slice(end))]
}

function castIn(given: readonly Token[]): Token[] {
  const shape = given.map(({ kind, value }) => (kind === 'name' || kind === 'text' ? kind : value)).join(' ')
  const [, , name, , pattern, , again] = given
  const isMeant = checkedCast.test(shape) && name?.value === again?.value
  if (!isMeant || !name || !pattern) throw malformed('this cast')
  const sign = (value: string): Token => ({ kind: 'sign', value })
  return [{ kind: 'word', value: NUMBER_OF }, sign('('), name, sign(','), pattern, sign(')')]
}
