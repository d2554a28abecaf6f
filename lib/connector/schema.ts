import { z } from 'zod'
import type { ConnectorMethod } from './method'

export type JsonSchema = Record<string, unknown>

const cache = new WeakMap<z.ZodType, { input?: JsonSchema; output?: JsonSchema }>()

function render(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const cached = cache.get(schema) ?? {}
  const rendered = cached[io] ?? (z.toJSONSchema(schema, { io, target: 'draft-2020-12' }) as JsonSchema)
  cache.set(schema, { ...cached, [io]: rendered })
  return rendered
}

export const paramsSchema = (method: ConnectorMethod): JsonSchema => render(method.params, 'input')
export const resultSchema = (method: ConnectorMethod): JsonSchema => render(method.result, 'output')
export const renderOutput = (schema: z.ZodType): JsonSchema => render(schema, 'output')
