import { malformed } from '@/lib/socrata/soql-refusal'
import type { Token } from '@/lib/socrata/soql-tokens'

/** Sticky, tried in this order. No comments and no semicolons: they are never sent. */
const patterns: [Token['kind'], RegExp][] = [
  ['text', /'((?:[^']|'')*)'/y],
  ['name', /"([^"]+)"/y],
  ['number', /((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/y],
  ['word', /([A-Za-z_]\w*)/y],
  ['sign', /(::|!=|<>|<=|>=|[=<>(),*~-])/y],
]
const space = /\s*/y

export function tokenizeSql(text: string): Token[] {
  const tokens: Token[] = []
  let position = skip(text, 0)
  while (position < text.length) {
    const { token, end } = tokenAt(text, position)
    tokens.push(token)
    position = skip(text, end)
  }
  return tokens
}

function skip(text: string, position: number): number {
  space.lastIndex = position
  space.exec(text)
  return space.lastIndex
}

function tokenAt(text: string, position: number): { token: Token; end: number } {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = position
    const value = pattern.exec(text)?.[1]
    if (value !== undefined) return { token: { kind, value: spelled(kind, value) }, end: pattern.lastIndex }
  }
  throw malformed(`unexpected character at ${position}`)
}

/** Without quotes, capitals are small letters. */
function spelled(kind: Token['kind'], value: string): string {
  if (kind === 'text') return value.replaceAll("''", "'")
  return kind === 'word' ? value.toLowerCase() : value
}
