import { Refusal } from './refusal'

export interface Token {
  kind: 'word' | 'text' | 'number' | 'sign'
  value: string
}

/** Sticky, tried in this order. A name may hold dots and end in `()`: `Shape.STArea()`. */
const patterns: [Token['kind'], RegExp][] = [
  ['text', /'[^']*(?:''[^']*)*'/y],
  ['number', /\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?/y],
  ['word', /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\(\))?/y],
  ['sign', /<>|<=|>=|[=<>(),-]/y],
]
const space = /\s*/y

export function tokenizeWhere(text: string): Token[] {
  const tokens: Token[] = []
  let position = skip(text, 0)
  while (position < text.length) {
    const token = tokenAt(text, position)
    tokens.push(token)
    position = skip(text, position + token.value.length)
  }
  return tokens
}

function skip(text: string, position: number): number {
  space.lastIndex = position
  space.exec(text)
  return space.lastIndex
}

function tokenAt(text: string, position: number): Token {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = position
    const [value] = pattern.exec(text) ?? []
    if (value) return { kind, value }
  }
  throw new Refusal("'where' parameter is invalid")
}
