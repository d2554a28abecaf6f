import type { Declaration, Registry } from '@/lib/connector/declaration'

export function chooseConnectors(registry: Registry, names: readonly string[]): Declaration[] {
  const unknown = names.find((name) => !Object.hasOwn(registry, name))
  if (unknown !== undefined) {
    throw new Error(`There is no connector ${unknown}. There are ${Object.keys(registry).join(', ')}.`)
  }
  return Object.values(registry).filter(({ name }) => names.length === 0 || names.includes(name))
}
