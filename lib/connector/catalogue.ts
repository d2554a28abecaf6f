import type { ConnectorDeclaration, ConnectorRegistry } from './declaration'
import type { ConnectorEngine } from './engine/engine'
import { CONTRACT, describe } from './info'
import { type ConnectorMethod, DEFAULT_POLICY } from './method'
import { paramsSchema, resultSchema } from './schema'

export interface ApiOperation {
  declaration: ConnectorDeclaration
  name: string
  method: ConnectorMethod
  id: string
  path: `/api/v1/${string}/${string}`
}

export const publicConnectors = (registry: ConnectorRegistry): ConnectorDeclaration[] =>
  Object.values(registry).filter(({ methods }) => Object.keys(methods).length > 0)

export const sourcesOf = (registry: ConnectorRegistry): ConnectorDeclaration[] =>
  Object.values(registry).filter(({ composes }) => !composes)

export const operationsOf = (declaration: ConnectorDeclaration): ApiOperation[] =>
  Object.entries(declaration.methods).map(([name, method]) => ({
    declaration,
    name,
    method,
    id: `${declaration.name}_${name}`.replaceAll('-', '_'),
    path: `/api/v1/${declaration.name}/${name}`,
  }))

export function catalogue({
  registry,
  release,
  sample,
}: Pick<ConnectorEngine, 'registry' | 'release' | 'sample'>) {
  return { contract: CONTRACT, release, sample, connectors: publicConnectors(registry).map(catalogueEntry) }
}

export const catalogueEntry = (declaration: ConnectorDeclaration) => ({
  ...describe(declaration),
  methods: operationsOf(declaration).map(describeMethod),
})

export const costOf = ({ cost = 1 }: Pick<ConnectorMethod, 'cost'>): number => cost

export function costOfMethod(registry: ConnectorRegistry, connector: string, name: string): number {
  const methods = Object.hasOwn(registry, connector) ? registry[connector]?.methods : undefined
  return costOf((methods && Object.hasOwn(methods, name) && methods[name]) || {})
}

const describeMethod = ({ name, method, path }: ApiOperation) => ({
  name,
  summary: method.summary,
  params: paramsSchema(method),
  result: resultSchema(method),
  example: method.example,
  cache: method.cache ?? DEFAULT_POLICY,
  cost: costOf(method),
  path,
})
