import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { describe, expect, it } from 'vitest'
import { statusOf } from '../errors'
import { faultsOfOpenApi } from '../testing/check-openapi'
import { createExampleEngine } from '../testing/example-engine'
import { answerCall } from './call'
import { openApi } from './openapi'
import { sharedComponents } from './openapi-components'

const engine = createExampleEngine()
const document = JSON.parse(JSON.stringify(openApi(engine)))
const path = document.paths['/api/v1/tide-heights/readHeights']
const parameter = (name: string) => path.get.parameters.find((each: { name: string }) => each.name === name)

describe('OpenAPI description', () => {
  it('follows the OpenAPI 3.1 specification', () => {
    expect(faultsOfOpenApi(document)).toEqual([])
  })

  it.each([
    ['a dangling reference', '"#/components/schemas/Problem"', '"#/components/schemas/Gone"'],
    ['a repeated operation', '"tide_heights_listNames"', '"tide_heights_readHeights"'],
    ['an older version', '"3.1.1"', '"3.0.3"'],
  ])('the validator reports the mistake: %s', (_, right, wrong) => {
    const broken = JSON.parse(JSON.stringify(document).replaceAll(right, wrong))
    expect(faultsOfOpenApi(broken)).not.toEqual([])
  })

  it('describes one path per public method, named after the connector and the method', () => {
    expect(Object.keys(document.paths)).toEqual([
      '/api/v1/tide-heights/readHeights',
      '/api/v1/tide-heights/listNames',
      '/api/v1/tide-heights/getServiceInfo',
      '/api/v1/member-desk/readOwnName',
      '/api/v1/member-desk/getServiceInfo',
    ])
    expect(path.get.operationId).toBe('tide_heights_readHeights')
  })

  it('gives every query parameter a schema and a serialization style', () => {
    expect(parameter('station')).toMatchObject({
      in: 'query',
      required: true,
      example: '0123',
      schema: { type: 'string' },
    })
    expect(parameter('station')).not.toHaveProperty('style')
    expect(parameter('limit')).toMatchObject({ required: false, schema: { default: 25 } })
    expect(parameter('stations')).toMatchObject({
      style: 'form',
      explode: true,
      schema: { type: 'array' },
      example: ['9', '[x]'],
    })
    expect(parameter('near')).toMatchObject({ style: 'form', explode: true })
    expect(parameter('box')).toMatchObject({ style: 'deepObject', explode: true, schema: { type: 'object' } })
  })

  it('describes a method with credentials as POST with the basic security scheme', () => {
    const { get, post } = document.paths['/api/v1/member-desk/readOwnName']
    expect(get).toBeUndefined()
    expect(post.security).toEqual([{ basic: [] }])
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['401', '403']))
    expect(path.post).not.toHaveProperty('security')
  })

  it('declares no global credentials', () => {
    expect(document.security).toEqual([])
  })

  it('names the license', () => {
    expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
  })

  it('lists one media type for status 200, and names the envelope type in the description', () => {
    expect(Object.keys(path.get.responses['200'].content)).toEqual(['application/json'])
    expect(document.info.description).toContain('application/vnd.openplat+json')
  })

  it('contains no unreferenced component except the schema Meta', () => {
    const text = JSON.stringify(document)
    const names = ['schemas', 'responses', 'headers'].flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual(['#/components/schemas/Meta'])
  })

  it('avoids schema names that a client generator also derives from an operation', () => {
    const own = /[._](params|body|result|response|responses|request|data|error|errors|headers)$/i
    expect(Object.keys(document.components.schemas).filter((name) => own.test(name))).toEqual([])
  })

  it('moves nested definitions to the components', () => {
    const { items } = document.components.schemas['tide_heights_listNames.answer']
    expect(items.$ref).toMatch(/^#\/components\/schemas\/tide_heights_listNames\.answer\./)
  })

  it('lists every problem code and every status', () => {
    const { code, status } = document.components.schemas.Problem.properties
    expect(code.enum).toEqual(Object.keys(statusOf))
    expect(new Set(status.enum)).toEqual(new Set(Object.values(statusOf)))
  })

  it('lists the configured URL as the server, and otherwise a relative URL', () => {
    expect(document.servers).toEqual([{ url: '/' }])
    expect(openApi(engine, 'https://land.example.org/').servers).toEqual([
      { url: 'https://land.example.org' },
    ])
  })

  it('describes provenance and problems by schemas that real responses match', async () => {
    const validator = new AjvJsonSchemaValidator()
    const address = 'https://x.test/api/v1/tide-heights/readHeights'
    const ask = async (query: string) => {
      const request = new Request(address + query, { headers: { accept: 'application/vnd.openplat+json' } })
      return (await answerCall(engine, request, 'tide-heights', 'readHeights')).json()
    }
    const { meta } = await ask('?station=1')
    expect(validator.getValidator(sharedComponents.schemas.Meta)(meta)).toMatchObject({ valid: true })
    expect(meta.requests).toHaveLength(1)
    const problem = await ask('?limit=x')
    expect(validator.getValidator(sharedComponents.schemas.Problem)(problem)).toMatchObject({ valid: true })
    expect(problem.issues).toHaveLength(2)
  })
})
