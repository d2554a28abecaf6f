import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { describe, expect, it } from 'vitest'
import { connectors } from '@/connectors'
import { registry } from '@/connectors/engine'
import { catalogue, operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import { paramsFromQuery } from '@/lib/connector/from-query'
import { toolsOf } from '@/lib/connector/mcp-tools'
import { openApi } from '@/lib/connector/openapi'
import { paramsSchema } from '@/lib/connector/schema'
import { faultsOfOpenApi } from '@/lib/connector/testing/check-openapi'
import { toFields } from './explorer/field'
import { toQuery } from './explorer/to-query'

const operations = publicConnectors(registry).flatMap(operationsOf)
const engine = { registry, release: '1', sample: true }

describe('the doors for programs, over every connector', () => {
  it('the catalogue lists exactly the connectors of the contract', () => {
    const listed = catalogue(engine).connectors.map(({ connector }) => connector)
    expect(listed).toEqual(Object.keys(connectors))
  })

  it('the OpenAPI description keeps the rules', () => {
    expect(faultsOfOpenApi(JSON.parse(JSON.stringify(openApi(engine))))).toEqual([])
  })

  it('every method is a tool of its own, with a name any client takes', () => {
    const tools = toolsOf(registry)
    expect(tools.size).toBe(operations.length)
    for (const name of tools.keys()) expect(name).toMatch(/^[a-zA-Z0-9_]{1,64}$/)
  })

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: its example fits its published schema, and comes back whole from the explorer’s form',
    (_, { method }) => {
      const schema = paramsSchema(method)
      expect(schema.type).toBe('object')
      const valid = new AjvJsonSchemaValidator().getValidator(schema)
      expect(valid(method.example)).toMatchObject({ valid: true })
      const fields = toFields(schema, method.example)
      const texts = new Map(fields.map(({ control, example }) => [control, example]))
      const query = toQuery(fields, (control) => texts.get(control))
      // A field that takes text keeps what was sent as text, a number among it.
      const asSent = fields
        .filter(({ kind, example }) => kind === 'text' && example !== '')
        .map(({ name, example }) => [name, example])
      const expected = method.params.safeParse(Object.assign({}, method.example, Object.fromEntries(asSent)))
      expect(expected.success).toBe(true)
      expect(method.params.safeParse(paramsFromQuery(query, method))).toEqual(expected)
    },
  )
})
