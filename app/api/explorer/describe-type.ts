import type { JsonSchema } from '@/lib/connector/schema'

const words: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
}

/** What a schema takes, in a few words: "integer, 1 to 50", "text, up to 20 characters". */
export function describeType(schema: JsonSchema): string {
  const { type, anyOf, oneOf, enum: values, const: constant, items } = schema
  const parts = anyOf ?? oneOf
  if (Array.isArray(parts))
    return [...new Set(parts.map((part) => describeType(part as JsonSchema)))].join(', or ')
  if (Array.isArray(values)) return `one of ${values.join(', ')}`
  if (constant !== undefined) return `always ${String(constant)}`
  const kinds = (Array.isArray(type) ? type : [type]).map((each) => words[String(each)] ?? String(each))
  const base = type === 'array' && items ? `list of ${describeType(items as JsonSchema)}` : kinds.join(' or ')
  return [base, ...limitsOf(schema)].join(', ')
}

function limitsOf({ pattern, format, ...schema }: JsonSchema): string[] {
  const limits = [
    range(schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' entries'),
    format ? String(format) : pattern ? `pattern ${String(pattern)}` : '',
  ]
  return limits.filter((limit) => limit !== '')
}

/** Bounds as far as the safe integers are the language's, not the parameter's. */
function range(least: unknown, most: unknown, unit: string): string {
  const from =
    typeof least === 'number' && least > Number.MIN_SAFE_INTEGER && !(unit && least === 0) ? least : undefined
  const to = typeof most === 'number' && most < Number.MAX_SAFE_INTEGER ? most : undefined
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return `at least ${from}${unit}`
  return from === undefined ? `up to ${to}${unit}` : `${from} to ${to}${unit}`
}
