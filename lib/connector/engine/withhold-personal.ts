import type { Declaration } from '../declaration'

type Params = Record<string, unknown>

export function withoutPersonalParams({ privacy }: Declaration, params: Params): Params {
  const { params: personal = [] } = privacy.personal ?? {}
  return Object.fromEntries(Object.entries(params).filter(([name]) => !personal.includes(name)))
}

export function withoutPersonalFields<T>({ privacy }: Declaration, data: T): T {
  const { fields = [] } = privacy.personal ?? {}
  if (fields.length === 0) return data
  // Answers are plain data, and every personal field is nullable.
  return JSON.parse(JSON.stringify(data, (name, value) => (fields.includes(name) ? null : value))) as T
}
