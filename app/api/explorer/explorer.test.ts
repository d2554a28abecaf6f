import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectors } from '@/connectors'
import { operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import { describeType } from '@/lib/connector/engine/describe-type'
import { paramsSchema } from '@/lib/connector/schema'
import { createExampleEngine } from '@/lib/connector/testing/example-engine'
import { siteOrigin } from '@/lib/server/forwarded'
import { toCurl, toSignedCurl } from '@/lib/to-curl'
import { toFields } from './field'
import { chooseOperation } from './parse'
import { formSchema, toParams, toQuery } from './to-query'

const operations = publicConnectors(createExampleEngine().registry).flatMap(operationsOf)
const schema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', maxLength: 20, description: 'An id.' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 25 },
    exact: { type: 'boolean' },
    unit: { type: 'string', enum: ['feet', 'meters'] },
    years: { type: 'array', items: { type: 'integer' }, maxItems: 3 },
    names: { type: 'array', items: { type: 'string' } },
    box: { type: 'object', properties: {} },
    section: { anyOf: [{ type: 'string' }, { type: 'number' }] },
  },
}
const fields = toFields(schema, { id: '0123', years: [2023, 2024], box: { west: 1 }, section: 18 })
const field = (name: string) => {
  const match = fields.find((each) => each.name === name)
  if (!match) throw new Error(`no field ${name}`)
  return match
}
const query = (texts: Record<string, string>) =>
  Object.fromEntries(toQuery(fields, (control) => texts[control.replace('p_', '')]))

describe('explorer fields', () => {
  it('the form control of a parameter fits its schema', () => {
    expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'id text',
      'limit number',
      'exact choice',
      'unit choice',
      'years list',
      'names list',
      'box json',
      'section text',
    ])
  })

  it('a field starts with the example and shows the default', () => {
    expect(field('id')).toMatchObject({ required: true, example: '0123', type: 'text, up to 20 characters' })
    expect(field('limit')).toMatchObject({ required: false, example: '', fallback: '25' })
    expect(field('years').example).toBe('2023\n2024')
    expect(JSON.parse(field('box').example)).toEqual({ west: 1 })
  })

  it.each([
    [{ type: 'integer', minimum: 1, maximum: 50 }, 'a whole number, 1 to 50'],
    [
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      'a whole number',
    ],
    [{ type: 'string', pattern: '^x$' }, 'text, pattern ^x$'],
    [{ type: 'string', minLength: 3 }, 'text, at least 3 characters'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'a list of texts, up to 3 entries'],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'text, or a number'],
    [{ type: 'string', enum: ['a', 'b'] }, 'one of a, b'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 9 }, 'a number, up to 9, more than 0'],
    [{ type: 'object', properties: { west: {}, east: {} } }, 'an object of west, east'],
    [{ type: ['string', 'null'] }, 'text or null'],
  ])('describes in words the values that a parameter accepts: %o', (part, words) => {
    expect(describeType(part)).toBe(words)
  })
})

describe('toQuery', () => {
  it('the query omits empty fields', () => {
    expect(query({ id: '', limit: '  ', exact: '', years: '\n', box: '' })).toEqual({})
  })

  it('converts a list to one JSON value, in each notation that people type', () => {
    expect(query({ years: '2023\n 2024 \n', names: '0123\nb' })).toEqual({
      years: '[2023,2024]',
      names: '["0123","b"]',
    })
    expect(query({ years: '[2023, 2024]' })).toEqual({ years: '[2023, 2024]' })
    expect(query({ names: '[a' })).toEqual({ names: '["[a"]' })
  })

  it('the query contains the typed text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        expect(query({ id })).toEqual({ id })
      }),
    )
  })

  it('formSchema rejects only values that cannot be sent', () => {
    const problemOf = (name: string, text: string) => {
      const { control } = field(name)
      return formSchema([field(name)]).safeParse({ [control]: text }).error?.issues[0]?.message
    }
    expect(problemOf('id', ' ')).toMatch(/enter a value/)
    expect(problemOf('limit', '')).toBeUndefined()
    expect(problemOf('limit', 'many')).toMatch(/number/)
    expect(problemOf('limit', '999')).toBeUndefined()
    expect(problemOf('box', '{"west"')).toMatch(/JSON/)
  })

  it('the form filled with the example of a method returns valid parameters of the same names', () => {
    for (const { id, method } of Object.values(connectors).flatMap(operationsOf)) {
      const own = toFields(paramsSchema(method), method.example)
      const examples = new Map(own.map(({ control, example }) => [control, example]))
      const params = toParams(own, (control) => examples.get(control))
      expect(method.params.safeParse(params), id).toMatchObject({ success: true })
      expect(Object.keys(params), id).toEqual(Object.keys(method.example as object))
    }
  })
})

describe('method of an explorer address', () => {
  const choose = (query: Record<string, string | string[]>) => {
    const { operation, unknown } = chooseOperation(operations, query)
    return [operation?.id, unknown]
  }

  it('defaults to the first method of the selected connector, or to the first method of the catalog', () => {
    expect(choose({})).toEqual(['tide_heights_readHeights', false])
    expect(choose({ connector: 'member-desk' })).toEqual(['member_desk_readOwnName', false])
    expect(choose({ connector: 'tide-heights', method: 'listNames' })).toEqual([
      'tide_heights_listNames',
      false,
    ])
  })

  it.each<Record<string, string | string[]>>([
    { connector: 'map-tiles' },
    { connector: 'tide-heights', method: 'constructor' },
    { method: 'listNames' },
    { connector: ['tide-heights', 'x'] },
  ])('the explorer opens no method for the URL parameters %o', (query) => {
    expect(choose(query)).toEqual([undefined, true])
  })
})

describe('curl command', () => {
  it('quotes the arguments of the command for a shell', () => {
    expect(toCurl("https://x.test/a?b='$(id)")).toBe(`curl 'https://x.test/a?b='\\''$(id)'`)
    expect(toSignedCurl('https://x.test/a', { id: "O'Hare" })).toContain(`'{"id":"O'\\''Hare"}'`)
  })

  it('siteOrigin returns the origin of this site that the visitor sees', () => {
    const origin = (headers: Record<string, string>, publicUrl?: string) =>
      siteOrigin(new Headers(headers), publicUrl)
    expect(origin({ host: 'localhost:3000' })).toBe('http://localhost:3000')
    expect(origin({ host: 'land.example.org' })).toBe('https://land.example.org')
    expect(origin({ host: 'inner', 'x-forwarded-proto': 'http' })).toBe('http://inner')
    expect(origin({ host: 'inner' }, 'https://land.example.org/')).toBe('https://land.example.org')
  })
})
