import { formatNumber } from '@/lib/format'
import { declared, fill, type SentenceTemplate } from './define-sentences'

export interface ParsedSentence {
  id: string
  values: Readonly<Record<string, string | number | ParsedSentence>>
  text: string
}

/** A value of a sentence can itself be a sentence. This depth bounds the work for texts with many colons. */
const MOST_DEPTH = 4

export const readSentence = (text: string): ParsedSentence | undefined => readAt(text, 0)

function readAt(text: string, depth: number): ParsedSentence | undefined {
  const { plain, patterns } = compiled()
  const id = plain.get(text)
  if (id) return { id, values: {}, text }
  if (depth > MOST_DEPTH) return undefined
  for (const pattern of patterns) {
    const values = match(pattern, text)
    if (!values || fill(pattern.template, values) !== text) continue
    const entries = Object.entries(values).map(
      ([name, value]) => [name, (typeof value === 'string' && readAt(value, depth + 1)) || value] as const,
    )
    const isOurs = entries.every(([name, value]) => typeof value === 'object' || !pattern.sentences.has(name))
    if (isOurs) return { id: pattern.id, values: Object.fromEntries(entries), text }
  }
  return undefined
}

export function readSentences(text: string): (ParsedSentence | string)[] {
  const whole = readSentence(text)
  if (whole) return [whole]
  const ends = [...text.matchAll(/[.?!](?= )/g)].map(({ index }) => index + 1).reverse()
  for (const end of ends) {
    const first = readSentence(text.slice(0, end))
    if (first) return [first, ...readSentences(text.slice(end + 1))]
  }
  return [text]
}

interface Pattern {
  id: string
  template: SentenceTemplate
  literals: string[]
  names: { name: string; isFigure: boolean }[]
  sentences: ReadonlySet<string>
  fixed: Record<string, number>
}

let cache: { size: number; plain: ReadonlyMap<string, string>; patterns: readonly Pattern[] } | undefined

/** `readAt` takes the first match, so the pattern with the most literal text comes first. */
function compiled() {
  if (cache?.size === declared.size) return cache
  const plain = new Map<string, string>()
  const patterns: Pattern[] = []
  for (const [id, template] of [...declared].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (typeof template === 'string' && !template.includes('{')) plain.set(template, id)
    else if (typeof template === 'string') patterns.push(toPattern(id, template, template))
    else {
      patterns.push(toPattern(id, template, template.one, { count: 1 }))
      patterns.push(toPattern(id, template, template.other))
    }
  }
  const lengthOf = ({ literals }: Pattern) => literals.join('').length
  patterns.sort((a, b) => lengthOf(b) - lengthOf(a))
  cache = { size: declared.size, plain, patterns }
  return cache
}

function toPattern(
  id: string,
  template: SentenceTemplate,
  text: string,
  fixed: Record<string, number> = {},
): Pattern {
  const values = [...text.matchAll(/\{(\w+)(, \w+)?\}/g)].map(([, name = '', kind]) => ({ name, kind }))
  const names = values.map(({ name, kind }) => ({
    name,
    isFigure: kind === ', number' || (name === 'count' && typeof template !== 'string'),
  }))
  const sentences = new Set(values.flatMap(({ name, kind }) => (kind === ', sentence' ? [name] : [])))
  return { id, template, literals: text.split(/\{[^}]*\}/), names, sentences, fixed }
}

/** Matches each inner literal at its first occurrence and never backtracks, so that the time is linear. */
function match(
  { literals, names, fixed }: Pattern,
  text: string,
): Record<string, string | number> | undefined {
  const [first = '', ...rest] = literals
  const last = rest.at(-1) ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined
  if (names.length === 0) return text === first ? fixed : undefined
  const values: Record<string, string | number> = { ...fixed }
  let at = first.length
  for (const [index, { name, isFigure }] of names.entries()) {
    const literal = rest[index] ?? ''
    const end = index === names.length - 1 ? text.length - last.length : text.indexOf(literal, at)
    if (end < at) return undefined
    const value = text.slice(at, end)
    const figure = Number(value.replaceAll(',', '').replace('\u2212', '-'))
    if (isFigure && formatNumber(figure) !== value && String(figure) !== value) return undefined
    values[name] = isFigure ? figure : value
    at = end + literal.length
  }
  return values
}
