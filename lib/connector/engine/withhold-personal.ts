import type { Declaration } from '../declaration'

type Params = Record<string, unknown>

/** The question without the part that asks for a person: it is answered for everybody else then. */
export function withoutPersonalParams({ privacy }: Declaration, params: Params): Params {
  const { params: personal = [] } = privacy.personal ?? {}
  return Object.fromEntries(Object.entries(params).filter(([name]) => !personal.includes(name)))
}

/** The answer with nobody named in it, at whatever depth. */
export function withoutPersonalFields<T>({ privacy }: Declaration, data: T): T {
  const { fields = [] } = privacy.personal ?? {}
  if (fields.length === 0) return data
  // Answers are plain data, and a null stands wherever a person may be unpublished.
  return JSON.parse(JSON.stringify(data, (name, value) => (fields.includes(name) ? null : value))) as T
}
