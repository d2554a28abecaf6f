import { describeType } from '@/lib/connector/engine/describe-type'
import type { JsonSchema } from '@/lib/connector/schema'

export interface ExplorerField {
  name: string
  control: string
  kind: 'text' | 'number' | 'choice' | 'list' | 'json'
  required: boolean
  description: string
  type: string
  choices: string[]
  numericItems: boolean
  fallback: string
  example: string
}

export function toFields(params: JsonSchema, example: unknown): ExplorerField[] {
  const required = (params.required ?? []) as string[]
  const examples = new Map(Object.entries(example ?? {}))
  return Object.entries((params.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => {
    const kind = kindOf(schema)
    const { description = '', default: fallback, items } = schema
    return {
      name,
      control: `p_${name}`,
      kind,
      required: required.includes(name),
      description: String(description),
      type: describeType(schema),
      choices: choicesOf(schema),
      numericItems: isScalar(items) && items.type !== 'string',
      fallback: fallback === undefined ? '' : toText(fallback),
      example: examples.has(name) ? toControlText(kind, examples.get(name)) : '',
    }
  })
}

function kindOf(schema: JsonSchema): ExplorerField['kind'] {
  if (choicesOf(schema).length > 0) return 'choice'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'array' && isScalar(schema.items)) return 'list'
  const kinds = [schema, ...((schema.anyOf ?? []) as JsonSchema[])].flatMap(({ type }) => type)
  return kinds.includes('string') ? 'text' : 'json'
}

function choicesOf({ type, enum: values }: JsonSchema): string[] {
  if (type === 'boolean') return ['true', 'false']
  return Array.isArray(values) ? values.map(toText) : []
}

const isScalar = (items: unknown): items is JsonSchema =>
  items instanceof Object && 'type' in items && ['string', 'number', 'integer'].includes(String(items.type))

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function toControlText(kind: ExplorerField['kind'], value: unknown): string {
  if (kind === 'list' && Array.isArray(value)) return value.map(toText).join('\n')
  return kind === 'json' ? JSON.stringify(value, null, 2) : toText(value)
}
