import type { Declaration } from './declaration'
import type { Engine, Registry } from './engine'
import { CONTRACT, describe } from './info'
import { DEFAULT_POLICY, type Method } from './method'
import { paramsSchema, resultSchema } from './schema'

/** A method as the doors name it: its address in the API, its name in OpenAPI and MCP. */
export interface Operation {
  declaration: Declaration
  name: string
  method: Method
  /** `<connector>_<method>` with underscores only. */
  id: string
  path: `/api/v1/${string}/${string}`
}

/** What has internal operations only is the product's own and is never shown. */
export const publicConnectors = (registry: Registry): Declaration[] =>
  Object.values(registry).filter(({ methods }) => Object.keys(methods).length > 0)

export const operationsOf = (declaration: Declaration): Operation[] =>
  Object.entries(declaration.methods).map(([name, method]) => ({
    declaration,
    name,
    method,
    id: `${declaration.name}_${name}`.replaceAll('-', '_'),
    path: `/api/v1/${declaration.name}/${name}`,
  }))

/** `GET /api/v1`: everything a program needs to call us, made from the registry. */
export function catalogue({ registry, release, sample }: Pick<Engine, 'registry' | 'release' | 'sample'>) {
  const connectors = publicConnectors(registry).map((declaration) => ({
    ...describe(declaration),
    methods: operationsOf(declaration).map(describeMethod),
  }))
  return { contract: CONTRACT, release, sample, connectors }
}

const describeMethod = ({ name, method, path }: Operation) => ({
  name,
  summary: method.summary,
  params: paramsSchema(method),
  result: resultSchema(method),
  example: method.example,
  cache: method.cache ?? DEFAULT_POLICY,
  path,
})
