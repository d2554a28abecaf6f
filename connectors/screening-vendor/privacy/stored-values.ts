import { ConnectorError } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { classOf, type PersonalDataClass } from './personal-classes'

const texts = defineSentences('screening-vendor.kept-values', {
  tooMuch:
    'The screening service sent more than can be checked for personal data, so all of it was withheld.',
})

export interface PublishedFieldTracker {
  keep(node: JsonObject, key: string): void
  withheldFrom(body: unknown): { classes: PersonalDataClass[]; count: number }
}

export function createStoredValues(): PublishedFieldTracker {
  const keysByNode = new Map<JsonObject, Set<string>>()

  function* withheld(value: unknown, under: PersonalDataClass): Generator<PersonalDataClass> {
    if (Array.isArray(value)) {
      for (const item of value) yield* withheld(item, under)
    } else if (isNode(value)) {
      for (const [key, child] of Object.entries(value)) {
        if (!keysByNode.get(value)?.has(key)) yield* withheld(child, classOf(key) ?? under)
      }
    } else if (value !== null && value !== '') {
      yield under
    }
  }

  return {
    keep: (node, key) => void keysByNode.set(node, (keysByNode.get(node) ?? new Set()).add(key)),
    withheldFrom(body) {
      const all = [...withheld(body, 'other fields')]
      return { classes: [...new Set(all)].sort(), count: all.length }
    },
  }
}

export type JsonObject = Readonly<Record<string, unknown>>

const MOST_DEPTH = 20
const MOST_NODES = 20_000

export const isNode = (value: unknown): value is JsonObject =>
  value instanceof Object && !Array.isArray(value)

/** Throws for a body that is too deep or too large to scan completely, so that no part of it is published. */
export function checkSize(body: unknown): void {
  const left: [value: unknown, depth: number][] = [[body, 0]]
  for (let count = 0; ; count += 1) {
    const next = left.pop()
    if (!next) return
    const [value, depth] = next
    if (depth > MOST_DEPTH || count > MOST_NODES) throw tooMuch()
    if (!(value instanceof Object)) continue
    for (const child of Object.values(value)) left.push([child, depth + 1])
  }
}

const tooMuch = () => new ConnectorError('upstream_rejected', texts.tooMuch)
