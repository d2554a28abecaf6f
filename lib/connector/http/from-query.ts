import { parseJson } from '@/lib/parse-json'
import { ConnectorError } from '../errors'
import type { ConnectorMethod } from '../method'
import { type JsonSchema, paramsSchema } from '../schema'

interface ParameterTexts {
  texts: string[]
  members: Map<string, string[]>
  isList: boolean
}

/**
 * Reads a text field as text (0123 keeps its zero), unless the text opens an array or object that the field
 * also accepts. Reads other fields as JSON. A list may repeat its parameter, and an object may use
 * `name[key]`.
 */
export function paramsFromQuery(query: URLSearchParams, method: ConnectorMethod): Record<string, unknown> {
  const properties = (paramsSchema(method).properties ?? {}) as Record<string, JsonSchema>
  const parameters = new Map<string, ParameterTexts>()
  for (const [key, text] of query) {
    const { name, member } = readKey(key, properties)
    const parameter: ParameterTexts = parameters.get(name) ?? { texts: [], members: new Map(), isList: false }
    parameters.set(name, parameter)
    if (member) parameter.members.set(member, [...(parameter.members.get(member) ?? []), text])
    else parameter.texts.push(text)
    if (member === '') parameter.isList = true
  }
  // Uses `fromEntries`, because an assignment to `__proto__` would set the prototype instead of a parameter.
  return Object.fromEntries(
    [...parameters].map(([name, parameter]) => [name, toValue(name, parameter, own(properties, name))]),
  )
}

/** Brackets are part of the name unless the field accepts an array (`name[]`) or an object (`name[key]`). */
function readKey(key: string, properties: Record<string, JsonSchema>): { name: string; member?: string } {
  const [, name = '', member = ''] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(key) ?? []
  const type = member === '' ? 'array' : 'object'
  return takes(own(properties, name), [type]) ? { name, member } : { name: key }
}

function toValue(name: string, { texts, members, isList }: ParameterTexts, schema: JsonSchema): unknown {
  if (members.size > 0) {
    if (texts.length > 0) throw givenTooOften(name, texts.length + 1)
    const schemas = membersOf(schema)
    const entries = [...members].map(([key, texts]) => [
      key,
      decode(once(`${name}[${key}]`, texts), own(schemas, key)),
    ])
    return Object.fromEntries(entries)
  }
  const items = itemsOf(schema)
  if (items && (isList || texts.length > 1 || !takes(schema, ['string']))) {
    const [text = '', ...more] = texts
    const whole = isList || more.length > 0 ? undefined : parseJson(text)
    if (Array.isArray(whole)) return whole
    return texts.flatMap((each) => divide(each, items)).map((entry) => decode(entry, items))
  }
  return decode(once(name, texts), schema)
}

function once(name: string, [text = '', ...more]: string[]): string {
  if (more.length > 0) throw givenTooOften(name, more.length + 1)
  return text
}

/**
 * Splits at commas unless the text is one valid entry. Free texts and structures stay whole, because they may
 * contain commas.
 */
function divide(text: string, items: JsonSchema): string[] {
  const { pattern, enum: choices } = items
  const isOne =
    typeof pattern === 'string'
      ? new RegExp(pattern, 'u').test(text)
      : Array.isArray(choices)
        ? choices.includes(text)
        : takes(items, ['string', 'array', 'object'])
  return isOne ? [text] : text.split(',')
}

function decode(text: string, schema: JsonSchema): unknown {
  const structured = /^[[{]/.test(text) && takes(schema, ['array', 'object'])
  if (takes(schema, ['string']) && !structured) return text
  const value = parseJson(text)
  return value === undefined ? text : value
}

const givenTooOften = (name: string, times: number) =>
  new ConnectorError('invalid_params', `${name}: Given ${times} times. Give it once.`, { field: name })

const own = (schemas: Record<string, JsonSchema>, name: string): JsonSchema =>
  (Object.hasOwn(schemas, name) ? schemas[name] : undefined) ?? {}

function branchesOf(schema: JsonSchema): JsonSchema[] {
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  return Array.isArray(parts) ? parts.flatMap((part) => branchesOf(part as JsonSchema)) : [schema]
}

const itemsOf = (schema: JsonSchema): JsonSchema | undefined =>
  branchesOf(schema).find((branch) => branch.items)?.items as JsonSchema | undefined

const membersOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, ...branchesOf(schema).map(({ properties }) => properties))

export const takes = (schema: JsonSchema, kinds: readonly string[]): boolean =>
  branchesOf(schema).some(({ type, enum: values, const: constant }) => {
    const types = type ?? ((values ?? [constant]) as unknown[]).map((value) => typeof value)
    return kinds.some((kind) => (Array.isArray(types) ? types.includes(kind) : types === kind))
  })
