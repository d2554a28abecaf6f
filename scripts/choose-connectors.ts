import type { ConnectorDeclaration, ConnectorRegistry } from '@/lib/connector/declaration'

export function chooseConnectors(
  registry: ConnectorRegistry,
  names: readonly string[],
): ConnectorDeclaration[] {
  const unknown = names.find((name) => !Object.hasOwn(registry, name))
  if (unknown !== undefined) {
    throw new Error(`There is no connector ${unknown}. There are ${Object.keys(registry).join(', ')}.`)
  }
  return Object.values(registry).filter(({ name }) => names.length === 0 || names.includes(name))
}
