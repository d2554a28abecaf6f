import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composed } from '@/app/_lib/site/create-site'
import { pageExports } from '@/app/_lib/site/page-exports'
import { connectors } from '@/connectors'
import { registry as sources } from '@/connectors/engine'
import { catalogue, operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import { paramsFromQuery } from '@/lib/connector/http/from-query'
import { toolsOf } from '@/lib/connector/http/mcp-tools'
import { openApi } from '@/lib/connector/http/openapi'
import { type JsonSchema, paramsSchema } from '@/lib/connector/schema'
import { faultsOfOpenApi } from '@/lib/connector/testing/check-openapi'
import { toFields } from './explorer/field'
import { toQuery } from './explorer/to-query'

const registry = { ...sources, ...composed }
const operations = publicConnectors(registry).flatMap(operationsOf)
const engine = { registry, release: '1', sample: true }

describe('API, OpenAPI and MCP for every connector', () => {
  it('the catalog lists every connector, with the connectors that combine others last', () => {
    const listed = catalogue(engine).connectors.map(({ connector }) => connector)
    expect(Object.keys(connectors).slice(10)).toEqual([
      'federal-flood-hazard',
      'federal-wetlands',
      'federal-soils',
      'us-assessment-evidence',
      'us-parcels',
      'federal-cleanup',
      'federal-flood-history',
    ])
    expect(listed).toEqual([...Object.keys(connectors), ...Object.keys(composed)])
  })

  it('the OpenAPI description has no structural fault', () => {
    expect(faultsOfOpenApi(JSON.parse(JSON.stringify(openApi(engine, undefined, pageExports))))).toEqual([])
  })

  it('every method is a tool with a unique name that any client accepts', () => {
    const tools = toolsOf(registry)
    expect(tools.size).toBe(operations.length)
    for (const name of tools.keys()) expect(name).toMatch(/^[a-zA-Z0-9_]{1,64}$/)
  })

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    "the example of %s matches its published schema and survives the explorer's form",
    (_, { method }) => {
      const schema = paramsSchema(method)
      expect(schema.type).toBe('object')
      const valid = new AjvJsonSchemaValidator().getValidator(schema)
      expect(valid(method.example)).toMatchObject({ valid: true })
      const fields = toFields(schema, method.example)
      const texts = new Map(fields.map(({ control, example }) => [control, example]))
      const query = toQuery(fields, (control) => texts.get(control))
      // Numbers are expected as text, because a text field returns text.
      const asSent = fields
        .filter(({ kind, example }) => kind === 'text' && example !== '')
        .map(({ name, example }) => [name, example])
      const expected = method.params.safeParse(Object.assign({}, method.example, Object.fromEntries(asSent)))
      expect(expected.success).toBe(true)
      expect(method.params.safeParse(paramsFromQuery(query, method))).toEqual(expected)
    },
  )

  const structures = operations.flatMap(({ id, method }) =>
    Object.entries(paramsSchema(method).properties as Record<string, JsonSchema>)
      .filter(([, schema]) => branchesOf(schema).some(({ type }) => type === 'array' || type === 'object'))
      .map(([name, schema]) => ({ id, name, schema, method })),
  )

  it('the tested schemas include lists and objects', () => {
    expect(structures.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bbox', 'seriesIds', 'fields', 'filters', 'orderBy', 'years', 'agency']),
    )
  })

  it.each(structures)(
    '$id parses the parameter $name to the same value in every query notation',
    ({ method, name, schema }) => {
      fc.assert(
        fc.property(paramFor(schema, method.example, name), (value) => {
          for (const query of waysToWrite(name, schema, value)) {
            expect(paramsFromQuery(query, method), String(query)).toEqual({ [name]: value })
          }
        }),
        { numRuns: 60 },
      )
    },
  )
})

const branchesOf = (schema: JsonSchema): JsonSchema[] => (schema.anyOf as JsonSchema[]) ?? [schema]

function paramFor(schema: JsonSchema, example: unknown, name: string): fc.Arbitrary<unknown> {
  const fixture = new Map(Object.entries(example ?? {})).get(name)
  const branch = branchesOf(schema).find(({ type }) => type === 'array' || type === 'object') ?? {}
  const any = arbitraryOf(branch)
  return fixture instanceof Object ? fc.oneof(fc.constant(fixture), any) : any
}

function arbitraryOf({ type, pattern, enum: values, items, properties, required, anyOf }: JsonSchema) {
  const whole = (schema: unknown): fc.Arbitrary<unknown> => arbitraryOf(schema as JsonSchema)
  if (Array.isArray(anyOf)) return whole(anyOf[0])
  if (Array.isArray(values)) return fc.constantFrom(...values)
  if (type === 'array') return fc.array(whole(items), { minLength: 1, maxLength: 5 })
  if (type === 'object') {
    const model = Object.entries(properties as object).map(([key, schema]) => [key, whole(schema)] as const)
    return fc.record(Object.fromEntries(model), { requiredKeys: required as string[] })
  }
  if (type === 'integer') return fc.integer()
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0)
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  // Excludes text that begins like JSON, because a text field would parse it.
  return fc.string().filter((text) => !/^[[{]/.test(text))
}

function waysToWrite(name: string, schema: JsonSchema, value: unknown): URLSearchParams[] {
  const toText = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part))
  const json = new URLSearchParams({ [name]: JSON.stringify(value) })
  if (!Array.isArray(value)) {
    const members = Object.entries(value as object).map(([key, each]) => [`${name}[${key}]`, toText(each)])
    return [json, new URLSearchParams(members)]
  }
  const texts = value.map(toText)
  const branches = branchesOf(schema)
  const items = branches.find((branch) => branch.items)?.items as JsonSchema
  const isCommaFree = items.type !== 'object' && (items.type !== 'string' || 'pattern' in items)
  const isRepeatable = value.length > 1 || branches.length === 1
  return [
    json,
    new URLSearchParams(texts.map((text) => [`${name}[]`, text])),
    ...(isRepeatable ? [new URLSearchParams(texts.map((text) => [name, text]))] : []),
    ...(isCommaFree ? [new URLSearchParams({ [name]: texts.join() })] : []),
  ]
}
