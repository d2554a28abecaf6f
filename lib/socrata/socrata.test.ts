import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { all, equal } from '@/lib/conditions/condition'
import { engineOver, exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import { fetchDataset } from './fetch-dataset'
import { countQuery, datasetQuery, monthsQuery } from './query'
import type { SimulatedDataset } from './simulated-dataset'
import { movedTo, simulateSocrata } from './simulator'

const houses: SimulatedDataset = {
  id: 'abcd-1234',
  updatedAt: new Date('2026-10-02T03:04:05Z'),
  columns: [
    { name: 'pin', type: 'text' },
    { name: 'year', type: 'number', pointed: true },
    { name: 'street', type: 'text' },
    { name: 'owner_name', type: 'text' },
    { name: 'total', type: 'number' },
  ],
  rows: () => [
    { pin: '0001', year: 2026, street: "O'Button St", owner_name: 'QUILL', total: null },
    { pin: '0001', year: 2025, street: "O'Button St", owner_name: 'QUILL', total: 12_000 },
    { pin: '0002', year: 2025, street: 'INKWELL AVE', owner_name: 'THIMBLE', total: 0 },
  ],
}
const portal = simulateSocrata([houses])
const resource = 'https://degrees.example/resource/abcd-1234.json'
const ask = async (query: string, path = '/resource/abcd-1234.json') => {
  const response = await portal(new Request(`https://degrees.example${path}?${query}`))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('datasetQuery', () => {
  it('quotes a column whose name is a keyword', () => {
    const query = { select: [':id', 'group'], words: "a & 'b'", orderBy: [{ column: 'limit' }], limit: 1 }
    expect(datasetQuery(resource, query).url).toBe(
      `${resource}?$select=%3Aid%2C%60group%60&$q=a%20%26%20%27b%27&$order=%60limit%60%20ASC&$limit=1`,
    )
  })

  it('groups by the selected columns to return distinct values', () => {
    const query = { select: ['code', 'name'], group: ['code', 'name'], limit: 5 }
    expect(datasetQuery(resource, query).url).toBe(
      `${resource}?$select=code%2Cname&$group=code%2Cname&$limit=5`,
    )
  })

  it('requires explicit columns and writes no apostrophe into the URL', () => {
    const query = { select: ['pin'], where: equal('pin', '1'), limit: 6, orderBy: [{ column: 'year' }] }
    expect(datasetQuery(resource, query).url).toBe(
      `${resource}?$select=pin&$where=pin%20%3D%20%271%27&$order=year%20ASC&$limit=6`,
    )
    expect(datasetQuery(resource, { select: ['pin'], where: all(), limit: 6 }).url).toBe(
      `${resource}?$select=pin&$limit=6`,
    )
    expect(() => datasetQuery(resource, { select: [], limit: 1 })).toThrow(/must name the columns/)
  })
})

describe('simulateSocrata', () => {
  it('writes numbers as text and omits unpublished values', async () => {
    const { body, headers } = await ask("$select=pin,year,total&$where=pin='0001'&$order=year DESC")
    expect(body).toEqual([
      { pin: '0001', year: '2026.0' },
      { pin: '0001', year: '2025.0', total: '12000' },
    ])
    expect(headers.get('last-modified')).toBe('Fri, 02 Oct 2026 03:04:05 GMT')
    expect(headers.get('x-soda2-fields')).toBe('["pin","year","total"]')
  })

  it('sends the column of the owner if the query names no columns', async () => {
    expect((await ask('$limit=1')).body).toMatchObject([{ owner_name: 'QUILL' }])
  })

  it('truncates silently at the limit and continues from an offset', async () => {
    expect((await ask('$select=pin&$limit=2')).body).toHaveLength(2)
    expect((await ask('$select=pin&$limit=2&$offset=2')).body).toEqual([{ pin: '0002' }])
  })

  it('matches case in LIKE unless the query uses upper()', async () => {
    expect((await ask("$select=pin&$where=street like '%BUTTON%'")).body).toEqual([])
    expect((await ask("$select=pin&$where=upper(street) like '%BUTTON%'")).body).toHaveLength(2)
  })

  it('accepts a whole query as a single text', async () => {
    const query = "select pin, year where street like 'INK%' order by year desc limit 5"
    expect((await ask(`$query=${encodeURIComponent(query)}`)).body).toEqual([{ pin: '0002', year: '2025.0' }])
  })

  it.each([
    ['$select=nothing', 400, 'query.soql.no-such-column'],
    ["$where=pin='1", 400, 'query.compiler.malformed'],
    ["$where=year='1'", 400, 'query.soql.type-mismatch'],
    ["$where=sleep(pin)='1'", 400, 'query.soql.no-such-function'],
    ['pin=1', 400, 'query.compiler.malformed'],
  ])('refuses the query %s', async (query, status, code) => {
    expect(await ask(query)).toMatchObject({ status, body: { code, error: true } })
  })

  it('responds 404 at the host of another portal', async () => {
    expect(await ask('', '/resource/zzzz-9999.json')).toMatchObject({ status: 404 })
  })
})

const params = z.strictObject({ pin: z.string() })
const result = z.object({ rows: z.array(z.looseObject({})), updatedAt: z.string().nullable() })
const readHouses = {
  summary: 'Rows of one house.',
  params,
  result,
  example: { pin: '0001' },
  run: ({ pin }: { pin: string }, { upstream }: { upstream: Parameters<typeof fetchDataset>[0] }) =>
    fetchDataset(upstream, {
      request: datasetQuery(resource, { select: ['pin', 'year'], where: equal('pin', pin), limit: 9 }),
      required: ['pin'],
      source: 'The portal',
    }),
}
const engineWith = (transport: Parameters<typeof engineOver>[0]) =>
  engineOver(transport, {}, { ...exampleDeclaration, methods: { readHouses } })
const read = (transport: Parameters<typeof engineOver>[0]) =>
  engineWith(transport).callNamed('degrees', 'readHouses', { pin: '0001' })

describe('fetchDataset', () => {
  it('returns rows and the time of their last update', async () => {
    const answer = await read(portal)
    expect(answer).toMatchObject({
      ok: true,
      data: { rows: [{ pin: '0001' }, { pin: '0001' }], updatedAt: '2026-10-02T03:04:05.000Z' },
    })
  })

  it("follows a redirect to the portal's new host", async () => {
    const moved = movedTo('moved.example')
    const answer = await read((request) =>
      new URL(request.url).hostname === 'moved.example' ? portal(request) : moved(request),
    )
    expect(answer).toMatchObject({ ok: true })
  })

  const problem =
    (body: unknown, status = 200) =>
    async () =>
      Response.json(body, { status })
  it.each([
    [
      'a renamed column',
      problem({ code: 'query.soql.no-such-column', error: true }, 400),
      'upstream_changed',
    ],
    [
      'an error in the older format',
      problem({ errorCode: 'query.compiler.malformed', error: true }, 400),
      'upstream_changed',
    ],
    ['a withdrawn dataset', problem({ error: true }, 404), 'upstream_changed'],
    ['a closed dataset', problem({ error: true }, 403), 'upstream_rejected'],
    ['an error with status 200', problem({ error: { code: 400 } }), 'upstream_rejected'],
    ['a response that is not ready', problem([], 202), 'upstream_unavailable'],
    ['rows without a required column', problem([{ xpin: '1' }]), 'upstream_changed'],
    ['too many requests', problem({}, 429), 'rate_limited'],
    ['a server error', problem({}, 500), 'upstream_unavailable'],
    ['an HTML page', async () => new Response('<html>'), 'upstream_unavailable'],
    ['an empty body', async () => new Response(''), 'upstream_unavailable'],
    ['text that is not JSON', async () => new Response('noise'), 'upstream_changed'],
  ])('maps %s to an error code', async (_what, transport, code) => {
    expect(await read(transport)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('keywords as column names', () => {
  it.each(['left', 'right', 'full', 'filter', 'except', 'inner', 'outer', 'lateral'])(
    'quotes a keyword as a column name in backticks: %s',
    async (name) => {
      const dataset = {
        id: 'word-cols',
        updatedAt: new Date('2026-11-13T00:00:00Z'),
        columns: [{ name, type: 'text' as const }],
        rows: () => [{ [name]: 'thimble' }],
      }
      const ask = simulateSocrata([dataset])
      const resource = 'https://data.example.gov/resource/word-cols.json'
      const { url } = datasetQuery(resource, { select: [name], where: equal(name, 'thimble'), limit: 5 })
      expect(await (await ask(new Request(url))).json()).toEqual([{ [name]: 'thimble' }])
      expect((await ask(new Request(`${resource}?$select=${name}`))).status).toBe(400)
      expect((await ask(new Request(`${resource}?$where=${name}='thimble'`))).status).toBe(400)
    },
  )
})

it('builds queries that count all rows and the rows of each month under a condition', () => {
  const resource = 'https://data.example.gov/resource/abcd-1234.json'
  const plain = ({ url }: { url: string }) => decodeURIComponent(url.slice(resource.length))
  const where = equal('kind', "Bob's")
  expect(plain(countQuery(resource, where))).toBe("?$select=count(*) AS rows_in_all&$where=kind = 'Bob''s'")
  expect(plain(countQuery(resource))).toBe('?$select=count(*) AS rows_in_all')
  expect(plain(monthsQuery(resource, 'order', where))).toBe(
    "?$select=date_trunc_ym(`order`) AS month,count(*) AS rows_in_all&$where=kind = 'Bob''s'&$group=date_trunc_ym(`order`)&$limit=5000",
  )
  expect(() => monthsQuery(resource, 'a,b')).toThrow(TypeError)
})
