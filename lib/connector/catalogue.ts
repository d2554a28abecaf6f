import type { Declaration, Registry } from './declaration'
import type { Engine } from './engine/engine'
import { CONTRACT, describe } from './info'
import { DEFAULT_POLICY, type Method } from './method'
import { paramsSchema, resultSchema } from './schema'

export interface Operation {
  declaration: Declaration
  name: string
  method: Method
  id: string
  path: `/api/v1/${string}/${string}`
}

export const publicConnectors = (registry: Registry): Declaration[] =>
  Object.values(registry).filter(({ methods }) => Object.keys(methods).length > 0)

export const sourcesOf = (registry: Registry): Declaration[] =>
  Object.values(registry).filter(({ composes }) => !composes)

export const operationsOf = (declaration: Declaration): Operation[] =>
  Object.entries(declaration.methods).map(([name, method]) => ({
    declaration,
    name,
    method,
    id: `${declaration.name}_${name}`.replaceAll('-', '_'),
    path: `/api/v1/${declaration.name}/${name}`,
  }))

export function catalogue({ registry, release, sample }: Pick<Engine, 'registry' | 'release' | 'sample'>) {
  return { contract: CONTRACT, release, sample, connectors: publicConnectors(registry).map(catalogueEntry) }
}

export const catalogueEntry = (declaration: Declaration) => ({
  ...describe(declaration),
  methods: operationsOf(declaration).map(describeMethod),
})

export const costOf = ({ cost = 1 }: Pick<Method, 'cost'>): number => cost

export function costOfMethod(registry: Registry, connector: string, name: string): number {
  const methods = Object.hasOwn(registry, connector) ? registry[connector]?.methods : undefined
  return costOf((methods && Object.hasOwn(methods, name) && methods[name]) || {})
}

const describeMethod = ({ name, method, path }: Operation) => ({
  name,
  summary: method.summary,
  params: paramsSchema(method),
  result: resultSchema(method),
  example: method.example,
  cache: method.cache ?? DEFAULT_POLICY,
  cost: costOf(method),
  path,
})
