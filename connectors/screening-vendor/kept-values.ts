import { classOf, type PersonalClass } from './personal-classes'
import { isNode, type Node } from './readable-tree'

/** Which values of an answer were told. Everything else counts as withheld. */
export interface KeptValues {
  keep(node: Node, key: string): void
  /** What was left out, by class and number. */
  withheldFrom(body: unknown): { classes: PersonalClass[]; count: number }
}

export function createKeptValues(): KeptValues {
  const kept = new Map<Node, Set<string>>()

  /** Leaves that were not kept, each with the class that the nearest telling key gives it. */
  function* withheld(value: unknown, under: PersonalClass): Generator<PersonalClass> {
    if (Array.isArray(value)) {
      for (const item of value) yield* withheld(item, under)
    } else if (isNode(value)) {
      for (const [key, child] of Object.entries(value)) {
        if (!kept.get(value)?.has(key)) yield* withheld(child, classOf(key) ?? under)
      }
    } else if (value !== null && value !== '') {
      yield under
    }
  }

  return {
    keep: (node, key) => void kept.set(node, (kept.get(node) ?? new Set()).add(key)),
    withheldFrom(body) {
      const all = [...withheld(body, 'other fields')]
      return { classes: [...new Set(all)].sort(), count: all.length }
    },
  }
}
