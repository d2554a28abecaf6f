import type { Condition } from '@/lib/conditions/condition'
import { postgres } from '@/lib/conditions/dialects'
import { parseTokens } from '@/lib/conditions/parse'
import { malformed } from '@/lib/conditions/refusal'
import { type ConditionToken, tokenize } from '@/lib/conditions/tokens'

export interface ParsedSelect {
  columns: string[] | '*'
  from: string
  where?: Condition
  order: { column: string; descending: boolean }[]
  limit: number | null
  offset: number
}

interface Reader {
  takes(value: string): boolean
  expect(value: string): void
  name(): string
  count(): number
  until(words: readonly string[]): ConditionToken[]
  isDone(): boolean
}

export function parseSelect(text: string): ParsedSelect {
  const reader = readerOf(tokenize(text, postgres))
  reader.expect('select')
  const columns = reader.takes('*') ? '*' : list(reader, () => reader.name())
  reader.expect('from')
  const from = reader.name()
  const where = reader.takes('where')
    ? parseTokens(reader.until(['order', 'limit', 'offset']), postgres)
    : undefined
  const order = reader.takes('order') ? orders(reader) : []
  const limit = reader.takes('limit') ? reader.count() : null
  const offset = reader.takes('offset') ? reader.count() : 0
  if (!reader.isDone()) throw malformed('expected the end')
  return { columns, from, ...(where ? { where } : {}), order, limit, offset }
}

function readerOf(tokens: ConditionToken[]): Reader {
  let position = 0
  const isNext = (value: string) => isWord(tokens[position], value)
  const take = (kind: ConditionToken['kind'][]) => {
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

const isWord = (token: ConditionToken | undefined, value: string): boolean =>
  (token?.kind === 'word' || token?.kind === 'sign') && token.value === value

function list<T>(reader: Reader, parseItem: () => T): T[] {
  const items = [parseItem()]
  while (reader.takes(',')) items.push(parseItem())
  return items
}

function orders(reader: Reader): ParsedSelect['order'] {
  reader.expect('by')
  return list(reader, () => {
    const column = reader.name()
    const isDown = reader.takes('desc')
    if (!isDown) reader.takes('asc')
    return { column, descending: isDown }
  })
}
