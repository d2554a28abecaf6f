import type { ConnectorDeclaration } from '../declaration'

type Params = Record<string, unknown>

export function withoutPersonalParams({ privacy }: ConnectorDeclaration, params: Params): Params {
  const { params: personal = [] } = privacy.personal ?? {}
  return Object.fromEntries(Object.entries(params).filter(([name]) => !personal.includes(name)))
}

export function withoutPersonalFields<T>({ privacy }: ConnectorDeclaration, data: T): T {
  const { fields = [] } = privacy.personal ?? {}
  if (fields.length === 0) return data
  // A JSON copy is enough, because results are plain data. Every personal field may be null in the schemas.
  return JSON.parse(JSON.stringify(data, (name, value) => (fields.includes(name) ? null : value))) as T
}
