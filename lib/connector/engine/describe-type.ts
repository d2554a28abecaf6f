import type { JsonSchema } from '../schema'

const words: Record<string, [string, string]> = {
  string: ['text', 'texts'],
  number: ['a number', 'numbers'],
  integer: ['a whole number', 'whole numbers'],
  boolean: ['true or false', 'true or false'],
  array: ['a list', 'lists'],
  object: ['an object', 'objects'],
}

export function describeType(schema: JsonSchema, several = false): string {
  const [only = schema, ...others] = partsOf(schema)
  if (others.length > 0)
    return [...new Set([only, ...others].map((part) => describeType(part, several)))].join(', or ')
  const { type, enum: values, const: constant, items, properties = {} } = only
  if (Array.isArray(values)) return `one of ${values.join(', ')}`
  if (constant !== undefined) return `always ${String(constant)}`
  const kinds = [type].flat().map((each) => words[String(each)]?.[several ? 1 : 0] ?? String(each))
  const names = Object.keys(properties as object)
  const inside = items
    ? ` of ${describeType(items as JsonSchema, true)}`
    : names.length > 0
      ? ` of ${names.join(', ')}`
      : ''
  return [`${kinds.join(' or ')}${inside}`, ...limitsOf(only)].join(', ')
}

export function schemasAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema[] {
  const [key, ...rest] = path
  const parts = partsOf(schema)
  if (key === undefined) return parts
  return parts.flatMap(({ items, prefixItems, properties }) => {
    const below = typeof key === 'number' ? (own(prefixItems, key) ?? items) : own(properties, key)
    return below ? schemasAt(below as JsonSchema, rest) : []
  })
}

const own = (properties: unknown, key: PropertyKey): unknown =>
  properties instanceof Object && Object.hasOwn(properties, key) ? Reflect.get(properties, key) : undefined

function partsOf(schema: JsonSchema): JsonSchema[] {
  const parts = schema.anyOf ?? schema.oneOf
  return Array.isArray(parts) ? parts.flatMap(partsOf) : [schema]
}

function limitsOf({ pattern, format, ...schema }: JsonSchema): string[] {
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema
  const limits = [
    range(schema.minimum, schema.maximum, ''),
    typeof above === 'number' ? `more than ${above}` : '',
    typeof below === 'number' ? `less than ${below}` : '',
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' entries'),
    format ? String(format) : pattern ? `pattern ${String(pattern)}` : '',
  ]
  return limits.filter((limit) => limit !== '')
}

/**
 * Omits the safe-integer limits of the JSON Schema, because they are limits of JavaScript and not of the
 * parameter.
 */
function range(least: unknown, most: unknown, unit: string): string {
  const from =
    typeof least === 'number' && least > Number.MIN_SAFE_INTEGER && !(unit && least === 0) ? least : undefined
  const to = typeof most === 'number' && most < Number.MAX_SAFE_INTEGER ? most : undefined
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return `at least ${from}${unit}`
  return from === undefined ? `up to ${to}${unit}` : `${from} to ${to}${unit}`
}
