import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  above,
  all,
  among,
  any,
  atLeast,
  equal,
  equalInCapitals,
  overTexts,
  present,
} from '@/lib/conditions/condition'
import { quotable } from '@/lib/conditions/testing/any-condition'
import { engineOver, exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import type { Transport } from '@/lib/connector/upstream/transport'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import { describeRequest, filtersOf, searchRequest, selectRequest } from './query'
import { ckanSqlState, describeResource, searchResource, selectResource } from './read-resource'
import { type SimulatedResource, simulateCkan } from './simulator'

const permits: SimulatedResource = {
  id: 'c21106f9-3ef5-4f3a-8604-f992b4db7512',
  columns: [
    { name: 'PERMIT #', type: 'text' },
    { name: 'PERMIT TYPE', type: 'text' },
    { name: 'DATE ISSUED', type: 'text' },
    { name: 'UNITS', type: 'text' },
    { name: 'PRIMARY CONTACT', type: 'text' },
  ],
  rows: () => [
    row('RES-1', 'Res New', '2026-10-01', '1'),
    row('RES-2', 'Res New', null, ''),
    row('COM-3', 'Bob\'s, "Com" New', '2026-10-03', '40'),
  ],
}
const row = (number: string, type: string, day: string | null, units: string) => ({
  'PERMIT #': number,
  'PERMIT TYPE': type,
  'DATE ISSUED': day,
  UNITS: units,
  'PRIMARY CONTACT': 'QUILL',
})

const table = { host: 'degrees.example', resource: permits.id }
const params = z.strictObject({})
const result = z.object({ answer: z.unknown() })

function ask(transport: Transport, fetchRows: (upstream: UpstreamClient) => Promise<unknown>) {
  const readTable = {
    summary: 'Rows.',
    params,
    result,
    example: {},
    run: async (_given: unknown, { upstream }: { upstream: UpstreamClient }) => ({
      answer: await fetchRows(upstream),
    }),
  }
  return engineOver(transport, {}, { ...exampleDeclaration, methods: { readTable } }).callNamed(
    'degrees',
    'readTable',
    {},
  )
}
const open = simulateCkan([permits], { sql: 'on' })
const closed = simulateCkan([permits], { sql: 'revoked' })
const numbers = { select: ['PERMIT #'], limit: 10 }
const newest = [{ column: 'DATE ISSUED', descending: true }]

describe('CKAN resources', () => {
  it("lists the resource's own columns without CKAN's row number", async () => {
    expect(await ask(closed, (upstream) => describeResource(upstream, table))).toMatchObject({
      data: { answer: permits.columns },
    })
  })

  it('filters rows by equality with and without SQL, and returns the selected columns', async () => {
    const query = { ...numbers, filters: { 'PERMIT TYPE': ['Res New'] }, orderBy: newest }
    for (const portal of [open, closed]) {
      expect(await ask(portal, (upstream) => searchResource(upstream, table, query))).toMatchObject({
        data: { answer: [{ 'PERMIT #': 'RES-2' }, { 'PERMIT #': 'RES-1' }] },
      })
    }
    const page = { ...numbers, limit: 1, offset: 1, orderBy: [{ column: '_id' }] }
    expect(await ask(open, (upstream) => searchResource(upstream, table, page))).toMatchObject({
      data: { answer: [{ 'PERMIT #': 'RES-2' }] },
    })
  })

  it('filters rows by any condition if the portal supports SQL', async () => {
    const query = { ...numbers, where: overTexts(above('UNITS', 5), () => true) }
    expect(await ask(open, (upstream) => selectResource(upstream, table, query))).toMatchObject({
      data: { answer: [{ 'PERMIT #': 'COM-3' }] },
    })
    expect(await ask(closed, (upstream) => selectResource(upstream, table, query))).toMatchObject({
      error: { code: 'not_supported' },
    })
  })

  it('sends a long query in the body of the request', async () => {
    const types = Array.from({ length: 200 }, (_, index) => `Type ${index}`)
    const query = { ...numbers, filters: { 'PERMIT TYPE': [...types, 'Res New'] } }
    expect(searchRequest(table, query)).toMatchObject({ method: 'POST' })
    expect(await ask(open, (upstream) => searchResource(upstream, table, query))).toMatchObject({
      data: { answer: [{ 'PERMIT #': 'RES-1' }, { 'PERMIT #': 'RES-2' }] },
    })
  })

  const refusal = (status: number, body: unknown) => async () => Response.json(body, { status })
  const failure = { success: false, error: { __type: 'Error', message: 'secret' } }
  it.each([
    ['answers', open],
    ['refuses', closed],
    ['refuses', refusal(404, failure)],
    ['refuses', refusal(400, 'Bad request - Action name not known')],
  ])('reports the SQL state "%s" of the portal', async (answer, transport) => {
    expect(await ask(transport, (upstream) => ckanSqlState(upstream, table))).toMatchObject({
      data: { answer },
    })
  })

  it('distinguishes a failure of the portal from a refused query', async () => {
    const state = (status: number) =>
      ask(refusal(status, failure), (upstream) => ckanSqlState(upstream, table))
    expect(await state(500)).toMatchObject({ error: { code: 'upstream_unavailable' } })
    expect(await state(409)).toMatchObject({ error: { code: 'upstream_changed' } })
  })

  it.each([
    ['upstream_changed', refusal(404, failure)],
    ['upstream_changed', refusal(409, failure)],
    ['upstream_rejected', refusal(403, failure)],
    ['upstream_timeout', refusal(409, { success: false, error: { query: ['Query took too long'] } })],
    ['upstream_changed', refusal(200, failure)],
    ['upstream_changed', refusal(200, { success: true, result: {} })],
    ['upstream_unavailable', async () => new Response('<html>')],
    ['rate_limited', refusal(429, {})],
  ])("reports the error code %s without the portal's text", async (code, transport) => {
    const answer = await ask(transport, (upstream) => searchResource(upstream, table, numbers))
    expect(answer).toMatchObject({ ok: false, error: { code } })
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it('reports a renamed column as a changed source', async () => {
    for (const query of [
      { ...numbers, select: ['PERMIT NO'] },
      { ...numbers, filters: { 'PERMIT NO': ['1'] } },
    ]) {
      const answer = await ask(open, (upstream) => searchResource(upstream, table, query))
      expect(answer).toMatchObject({ error: { code: 'upstream_changed' } })
    }
  })
})

const rowsOf = z.object({ result: z.object({ records: z.array(z.record(z.string(), z.unknown())) }) })
const recordsOf = async (transport: Transport, request: { url: string; body?: string }) => {
  const response = await transport(new Request(request.url, request))
  return rowsOf.parse(await response.json()).result.records
}

describe('CKAN requests', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom("'", '"', '%', '&', '#', '+', ' OR 1=1', '}', '],'), fc.string()))
    .map((parts) => quotable(parts.join('')))

  it('matches any text exactly', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (target, other) => {
        fc.pre(target !== other)
        const rows = [row('1', target, null, ''), row('2', other, null, '')]
        const portal = simulateCkan([{ ...permits, rows: () => rows }], { sql: 'on' })
        const records = [{ 'PERMIT #': '1' }]
        const search = searchRequest(table, { ...numbers, filters: { 'PERMIT TYPE': [target] } })
        expect(await recordsOf(portal, search)).toEqual(records)
        const select = selectRequest(table, { ...numbers, where: equal('PERMIT TYPE', target) })
        expect(await recordsOf(portal, select)).toEqual(records)
      }),
    )
  })

  it.each([':word', 'Lot :word', "O'Brien (:1)", ':é'])(
    'refuses %j in SQL, but accepts it in a filter',
    async (value) => {
      const rows = [row('1', value, null, '')]
      const portal = simulateCkan([{ ...permits, rows: () => rows }], { sql: 'on' })
      const where = equal('PERMIT TYPE', value)
      expect(() => selectRequest(table, { ...numbers, where })).toThrow(
        expect.objectContaining({
          code: 'invalid_params',
          message: expect.stringContaining('a colon before a word'),
        }),
      )
      expect(() => selectRequest(table, { ...numbers, select: [value] })).toThrow(TypeError)
      const search = searchRequest(table, { ...numbers, filters: { 'PERMIT TYPE': [value] } })
      expect(await recordsOf(portal, search)).toEqual([{ 'PERMIT #': '1' }])
    },
  )

  it.each(['12:30', 'a::b', 'Note: two units', 'Lot:word', '7 :'])('accepts %j in SQL', async (value) => {
    const rows = [row('1', value, null, '')]
    const portal = simulateCkan([{ ...permits, rows: () => rows }], { sql: 'on' })
    const select = selectRequest(table, { ...numbers, where: equal('PERMIT TYPE', value) })
    expect(await recordsOf(portal, select)).toEqual([{ 'PERMIT #': '1' }])
  })

  it('writes a query into the URL without an apostrophe', () => {
    const request = selectRequest(table, { ...numbers, where: equal('PERMIT TYPE', 'A') })
    expect(request.url).toBe(
      'https://degrees.example/api/3/action/datastore_search_sql?sql=SELECT%20%22PERMIT%20%23%22%20FROM%20%22c21106f9-3ef5-4f3a-8604-f992b4db7512%22%20WHERE%20%22PERMIT%20TYPE%22%20%3D%20%27A%27%20LIMIT%2010',
    )
    expect(describeRequest(table).url).toContain('resource_id=c21106f9-3ef5-4f3a-8604-f992b4db7512&limit=0')
  })

  it('rejects missing columns, a column name with a comma, and a limit above 32,000', () => {
    expect(() => searchRequest(table, { select: [], limit: 1 })).toThrow(TypeError)
    expect(() => searchRequest(table, { select: ['a,b'], limit: 1 })).toThrow(TypeError)
    expect(() => searchRequest(table, { select: ['a'], limit: 32_001 })).toThrow(TypeError)
    expect(() => selectRequest(table, { select: ['a'], limit: 32_001 })).toThrow(TypeError)
  })
})

describe('simulateCkan', () => {
  const get = async (query: string) => {
    const response = await open(new Request(`https://degrees.example/api/3/action/${query}`))
    return { status: response.status, body: await response.json() }
  }

  it('sends all columns and a row number if the query names no columns', async () => {
    expect(await get(`datastore_search?resource_id=${permits.id}&limit=1`)).toMatchObject({
      body: { success: true, result: { records: [{ _id: 1, 'PRIMARY CONTACT': 'QUILL' }], total: 3 } },
    })
  })

  it.each([
    ['datastore_search?resource_id=buildingpermits', 404],
    ['datastore_search_sql?sql=SELECT * FROM "nothing"', 404],
    ['datastore_search_sql?sql=DROP TABLE "x"', 409],
    ['datastore_delete?resource_id=x', 400],
  ])('refuses the request %s', async (query, status) => {
    expect(await get(query)).toMatchObject({ status })
  })
})

it('responds with status 500 to SQL with a colon before a word, as newer CKAN portals do', async () => {
  const statusFor = async (text: string) => {
    const sql = encodeURIComponent(`SELECT "UNITS" FROM "${permits.id}" WHERE "UNITS" = '${text}'`)
    const path = `api/3/action/datastore_search_sql?sql=${sql}`
    return (await open(new Request(`https://degrees.example/${path}`))).status
  }
  for (const text of [':word', 'Lot :word', '(:1)']) expect(await statusFor(text)).toBe(500)
  for (const text of ['12:30', 'a::b', 'Lot: word']) expect(await statusFor(text)).toBe(200)
})

describe('filtersOf', () => {
  it('splits a condition into its equality terms and all other terms', () => {
    const either = any(equal('c', '1'), equal('d', '2'))
    const condition = all(
      equal('a', 'x'),
      all(among('b', ['y', 'z']), present('day')),
      equal('a', 'w'),
      atLeast('day', '2026-01-01'),
      equalInCapitals('city', 'RENO'),
      equal('day', { date: '2026-01-01' }),
      either,
    )
    expect(filtersOf(condition)).toEqual({
      filters: { a: ['x'], b: ['y', 'z'] },
      rest: [
        present('day'),
        equal('a', 'w'),
        atLeast('day', '2026-01-01'),
        equalInCapitals('city', 'RENO'),
        equal('day', { date: '2026-01-01' }),
        either,
      ],
    })
    expect(filtersOf(undefined)).toEqual({ filters: {}, rest: [] })
  })
})
