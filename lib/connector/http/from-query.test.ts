import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ConnectorError } from '../errors'
import type { ConnectorMethod } from '../method'
import { paramsFromQuery } from './from-query'

const params = z.strictObject({
  id: z.string().optional(),
  nullable: z.string().nullable().optional(),
  count: z.int().optional(),
  exact: z.boolean().optional(),
  unit: z.enum(['feet', 'meters']).optional(),
  level: z.literal([1, 2]).optional(),
  years: z.array(z.int()).optional(),
  box: z.strictObject({ west: z.number() }).optional(),
  near: z.union([z.string(), z.array(z.number())]).optional(),
  names: z.array(z.string()).optional(),
  ids: z.array(z.string().regex(/^[A-Z0-9]+$/)).optional(),
  units: z.array(z.enum(['feet', 'meters'])).optional(),
  filters: z
    .array(z.strictObject({ field: z.string(), value: z.union([z.string(), z.number()]) }))
    .optional(),
  order: z.strictObject({ field: z.string(), exact: z.boolean().optional() }).optional(),
  either: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a') }),
      z.strictObject({ kind: z.literal('b') }),
    ])
    .optional(),
  code: z.union([z.string(), z.int()]).optional(),
})
const result = z.object({})
const method: ConnectorMethod<typeof params, typeof result> = {
  summary: 'Takes one of each.',
  params,
  result,
  example: {},
  async run() {
    return {}
  },
}

const read = (query: string | Record<string, string>) => paramsFromQuery(new URLSearchParams(query), method)

describe('paramsFromQuery', () => {
  it.each([
    ['id=0123', { id: '0123' }],
    ['id=12', { id: '12' }],
    ['id=true', { id: 'true' }],
    ['id=null', { id: 'null' }],
    ['id=', { id: '' }],
    ['nullable=null', { nullable: 'null' }],
    ['code=7', { code: '7' }],
    ['unit=feet', { unit: 'feet' }],
    ['id=%5Bx%5D', { id: '[x]' }],
    ['id=[1,2]', { id: '[1,2]' }],
    ['id={"a":1}', { id: '{"a":1}' }],
  ])('leaves the text of a text parameter unchanged: %s', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it.each([
    ['count=12', { count: 12 }],
    ['exact=false', { exact: false }],
    ['level=2', { level: 2 }],
    ['years=[2023,2024]', { years: [2023, 2024] }],
    ['box={"west":-1.5}', { box: { west: -1.5 } }],
    ['either={"kind":"b"}', { either: { kind: 'b' } }],
    ['near=[1,2]', { near: [1, 2] }],
  ])(
    'parses JSON for a field that accepts no text, or for a text that opens a structure: %s',
    (query, expected) => {
      expect(read(query)).toEqual(expected)
    },
  )

  it.each([
    ['near=[1,', { near: '[1,' }],
    ['near=Main%20St', { near: 'Main St' }],
    ['count=many', { count: 'many' }],
    ['years=[2023', { years: ['[2023'] }],
    ['years=', { years: [''] }],
    ['years=a,b', { years: ['a', 'b'] }],
    ['ids=a,B', { ids: ['a', 'B'] }],
    ['box=', { box: '' }],
  ])('leaves a value that it cannot parse for the schema to check: %s', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it.each([
    ['years=2023&years=2024', { years: [2023, 2024] }],
    ['years=2023', { years: [2023] }],
    ['years=2023,2024&years=2025', { years: [2023, 2024, 2025] }],
    ['years[]=2023', { years: [2023] }],
    ['years=-81.386, 28.53', { years: [-81.386, 28.53] }],
    ['names=a,b', { names: ['a,b'] }],
    ['names=a&names=b', { names: ['a', 'b'] }],
    ['names=[x]', { names: ['[x]'] }],
    ['names=["a"]&names=[1]', { names: ['["a"]', '[1]'] }],
    ['ids=A1,B2', { ids: ['A1', 'B2'] }],
    ['units=feet,meters', { units: ['feet', 'meters'] }],
    ['near=1&near=2', { near: [1, 2] }],
    ['near=1,2', { near: '1,2' }],
    ['filters={"field":"a","value":"b,c"}', { filters: [{ field: 'a', value: 'b,c' }] }],
    [
      'filters={"field":"a","value":1}&filters={"field":"b","value":2}',
      {
        filters: [
          { field: 'a', value: 1 },
          { field: 'b', value: 2 },
        ],
      },
    ],
  ])(
    'splits repeated names, and splits at commas only if no value can contain a comma: %s',
    (query, expected) => {
      expect(read(query)).toEqual(expected)
    },
  )

  it.each([
    ['order[field]=05&order[exact]=true', { order: { field: '05', exact: true } }],
    ['order[other]=1', { order: { other: 1 } }],
    ['either[kind]=b', { either: { kind: 'b' } }],
    ['id[a]=1', { 'id[a]': 1 }],
    ['id[]=1', { 'id[]': 1 }],
    ['order[a][b]=1', { 'order[a][b]': 1 }],
  ])('parses one level of keys in square brackets for an object parameter: %s', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it.each([
    ['id=1&count=2&id=1', 'id: Given 2 times'],
    ['box={"west":1}&box={"west":1}', 'box: Given 2 times'],
    ['box={"west":1}&box[west]=1', 'box: Given 2 times'],
    ['box[west]=1&box[west]=2', 'box[west]: Given 2 times'],
  ])('refuses a repeated parameter and names it: %s', (query, message) => {
    const twice = () => read(query)
    expect(twice).toThrow(ConnectorError)
    expect(twice).toThrow(message)
  })

  it.each(['__proto__', 'constructor', 'toString'])('treats %s as an ordinary parameter name', (name) => {
    const read_ = read(`${name}={"polluted":true}`)
    expect(Object.keys(read_)).toEqual([name])
    expect(Object.getPrototypeOf(read_)).toBe(Object.prototype)
    expect(params.safeParse(read_).success).toBe(false)
    expect({}).not.toHaveProperty('polluted')
    const inside = read(`box[${name}]={"polluted":true}`)
    expect(Object.getPrototypeOf(inside.box)).toBe(Object.prototype)
    expect(Object.keys(inside.box as object)).toEqual([name])
  })

  it('keeps any text parameter unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read({ id: text })).toEqual({ id: text })
      }),
    )
  })

  it('round-trips any JSON value of a field that accepts no text', () => {
    const years = fc.array(fc.integer())
    const box = fc.record({ west: fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0) })
    fc.assert(
      fc.property(years, box, fc.integer(), fc.boolean(), (someYears, someBox, count, exact) => {
        const sent = { years: someYears, box: someBox, count, exact }
        const query = Object.fromEntries(
          Object.entries(sent).map(([key, value]) => [key, JSON.stringify(value)]),
        )
        expect(read(query)).toEqual(JSON.parse(JSON.stringify(sent)))
      }),
    )
  })
})
