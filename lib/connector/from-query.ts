import { ConnectorError } from './errors'
import type { Method } from './method'
import { type JsonSchema, paramsSchema } from './schema'

/**
 * One query parameter per name. Text stays text where the field takes text (a parcel id 0123 keeps its zero),
 * unless it opens like an array or object and the field takes those too; elsewhere it is JSON.
 */
export function paramsFromQuery(query: URLSearchParams, method: Method): Record<string, unknown> {
  const properties = (paramsSchema(method).properties ?? {}) as Record<string, JsonSchema>
  const params: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const [text = '', ...more] = query.getAll(name)
    if (more.length > 0) {
      throw new ConnectorError('invalid_params', `${name}: Given ${more.length + 1} times. Give it once.`, {
        field: name,
      })
    }
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    // defineProperty, because assigning __proto__ would not make a parameter of it.
    Object.defineProperty(params, name, { value: decode(text, schema ?? {}), enumerable: true })
  }
  return params
}

function decode(text: string, schema: JsonSchema): unknown {
  const structured = /^[[{]/.test(text) && takes(schema, ['array', 'object'])
  if (takes(schema, ['string']) && !structured) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether a value of one of these kinds can fit the schema. */
export function takes(schema: JsonSchema, wanted: readonly string[]): boolean {
  const { type, anyOf, oneOf, allOf, enum: values, const: constant } = schema
  const parts = anyOf ?? oneOf ?? allOf
  if (Array.isArray(parts)) return parts.some((part) => takes(part as JsonSchema, wanted))
  const types = type ?? ((values ?? [constant]) as unknown[]).map((value) => typeof value)
  return wanted.some((kind) => (Array.isArray(types) ? types.includes(kind) : types === kind))
}
