import { malformed } from './soql-refusal'

export interface Token {
  kind: 'word' | 'name' | 'text' | 'number' | 'sign'
  /** Without its quotes. */
  value: string
}

/** Sticky, tried in this order. A name in backticks is never a word of the language. */
const patterns: [Token['kind'], RegExp][] = [
  ['text', /'((?:[^']|'')*)'/y],
  ['name', /`(:?[A-Za-z_][A-Za-z0-9_]*)`/y],
  ['number', /((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/y],
  ['word', /(:?[A-Za-z_][A-Za-z0-9_]*)/y],
  ['sign', /(!=|<>|<=|>=|[=<>(),*-])/y],
]

export function tokenizeSoql(text: string): Token[] {
  const tokens: Token[] = []
  let position = 0
  while (position < text.length) {
    const space = /^\s+/.exec(text.slice(position))
    if (space) position += space[0].length
    else {
      const [token, length] = tokenAt(text, position)
      tokens.push(token)
      position += length
    }
  }
  return tokens
}

function tokenAt(text: string, position: number): [Token, number] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = position
    const [whole, value] = pattern.exec(text) ?? []
    if (whole !== undefined && value !== undefined) {
      return [{ kind, value: kind === 'text' ? value.replaceAll("''", "'") : value }, whole.length]
    }
  }
  throw malformed(`unexpected character at ${position}`)
}
