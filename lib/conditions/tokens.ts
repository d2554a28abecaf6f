import type { Dialect } from './dialects'
import { malformed } from './refusal'

export interface ConditionToken {
  kind: 'word' | 'name' | 'text' | 'number' | 'sign'
  value: string
}

const text = /'([^']*(?:''[^']*)*)'/y
const number = /((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/y
/** Comments and semicolons do not match, because they are never sent. */
const sign = /(::|!=|<>|<=|>=|[=<>(),*~-])/y
const space = /\s*/y

export function tokenize(input: string, dialect: Dialect): ConditionToken[] {
  const { word, name } = dialect.tokens
  const patterns = [
    ['text', text] as const,
    ...(name ? [['name', name] as const] : []),
    ['number', number] as const,
    ['word', word] as const,
    ['sign', sign] as const,
  ]
  const tokens: ConditionToken[] = []
  let position = endOf(space, input, 0)
  while (position < input.length) {
    const match = patterns.find(([, pattern]) => endOf(pattern, input, position) > position)
    const [kind, pattern] = match ?? []
    if (!kind || !pattern) throw malformed(`unexpected character at ${position}`)
    const end = pattern.lastIndex
    tokens.push({ kind, value: textOf(kind, input.slice(position, end), dialect) })
    position = endOf(space, input, end)
  }
  return tokens
}

function endOf(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position
  return pattern.test(text) ? pattern.lastIndex : position
}

function textOf(kind: ConditionToken['kind'], whole: string, { foldsWords }: Dialect): string {
  if (kind === 'text') return whole.slice(1, -1).replaceAll("''", "'")
  if (kind === 'name') return whole.slice(1, -1)
  return kind === 'word' && foldsWords ? whole.toLowerCase() : whole
}
