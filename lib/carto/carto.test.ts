import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ANY, alike, all, below, equal, present } from '@/lib/conditions/condition'
import { quotable } from '@/lib/conditions/testing/any-condition'
import { engineOver, exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import type { Transport } from '@/lib/connector/upstream/transport'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import { selectText } from '@/lib/sql/select'
import { describeCarto, fetchCarto, sqlRequest } from './fetch-table'
import { type SimulatedCartoTable, simulateCarto } from './simulator'

const permits: SimulatedCartoTable = {
  table: 'permits',
  columns: [
    { name: 'cartodb_id', type: 'numeric' },
    { name: 'the_geom', type: 'geometry' },
    { name: 'typeofwork', type: 'text' },
    { name: 'permitissuedate', type: 'timestamp' },
    { name: 'opa_owner', type: 'text' },
  ],
  rows: () => [
    row(1, 'New Construction', '2026-10-01T00:00:00Z'),
    row(2, 'New construction, addition, GFA change', '9798-01-01T00:00:00Z'),
    row(3, 'New construction', null),
    row(4, 'Make Safe', '2026-10-02T00:00:00Z'),
  ],
}
const row = (id: number, work: string, day: string | null) => ({
  cartodb_id: id,
  the_geom: null,
  typeofwork: work,
  permitissuedate: day,
  opa_owner: 'QUILL',
})

const table = { host: 'degrees.example', table: 'permits' }
const account = simulateCarto([permits])

function ask(transport: Transport, fetchRows: (upstream: UpstreamClient) => Promise<unknown>) {
  const readTable = {
    summary: 'Rows.',
    params: z.strictObject({}),
    result: z.object({ answer: z.unknown() }),
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

const isNew = alike('typeofwork', ['New Construction', ANY], true)
const newest = [{ column: 'permitissuedate', descending: true }, { column: 'cartodb_id' }]

describe('a table of a CARTO account', () => {
  it('lists the columns of the table', async () => {
    expect(await ask(account, (upstream) => describeCarto(upstream, table))).toMatchObject({
      data: {
        answer: [
          { name: 'cartodb_id', type: 'number' },
          { name: 'the_geom', type: 'geometry' },
          { name: 'typeofwork', type: 'string' },
          { name: 'permitissuedate', type: 'date' },
          { name: 'opa_owner', type: 'string' },
        ],
      },
    })
  })

  it('returns the rows that match a condition, newest first', async () => {
    const query = { select: ['cartodb_id'], orderBy: newest, limit: 9 }
    expect(
      await ask(account, (upstream) => fetchCarto(upstream, table, { ...query, where: isNew })),
    ).toMatchObject({
      data: { answer: [{ cartodb_id: 3 }, { cartodb_id: 2 }, { cartodb_id: 1 }] },
    })
    const where = all(isNew, present('permitissuedate'), below('permitissuedate', { date: '2026-10-05' }))
    expect(await ask(account, (upstream) => fetchCarto(upstream, table, { ...query, where }))).toMatchObject({
      data: { answer: [{ cartodb_id: 1 }] },
    })
  })

  it('sends a long query as a POST form', async () => {
    const where = equal('typeofwork', 'x'.repeat(3000))
    const sql = selectText({ select: ['cartodb_id'], from: 'permits', where, limit: 1 })
    expect(sqlRequest('degrees.example', sql)).toMatchObject({ method: 'POST' })
    const query = { select: ['cartodb_id'], where, limit: 1 }
    expect(await ask(account, (upstream) => fetchCarto(upstream, table, query))).toMatchObject({
      data: { answer: [] },
    })
  })

  const refusal = (status: number, error: string) => async () => Response.json({ error: [error] }, { status })
  it.each([
    ['upstream_changed', account, 'nothing'],
    ['upstream_changed', refusal(400, 'syntax error at secret'), 'cartodb_id'],
    ['upstream_changed', refusal(200, 'secret'), 'cartodb_id'],
    ['upstream_changed', async () => Response.json({ rows: 1 }), 'cartodb_id'],
    ['upstream_timeout', refusal(400, 'canceling statement due to statement timeout'), 'cartodb_id'],
    ['upstream_rejected', refusal(403, 'permission denied for secret'), 'cartodb_id'],
    ['upstream_unavailable', refusal(503, 'secret'), 'cartodb_id'],
    ['upstream_unavailable', async () => new Response('<html>'), 'cartodb_id'],
    ['rate_limited', refusal(429, 'secret'), 'cartodb_id'],
  ])("reports the error code %s without the source's text", async (code, transport, column) => {
    const answer = await ask(transport, (upstream) =>
      fetchCarto(upstream, table, { select: [column], limit: 1 }),
    )
    expect(answer).toMatchObject({ ok: false, error: { code } })
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it('finds a row by any exact text', async () => {
    const text = fc.string({ unit: 'binary' }).map(quotable)
    await fc.assert(
      fc.asyncProperty(text, text, async (target, other) => {
        fc.pre(target !== other)
        const rows = [row(1, target, null), row(2, other, null)]
        const where = equal('typeofwork', target)
        const sql = selectText({ select: ['cartodb_id'], from: 'permits', where, limit: 9 })
        const { url } = sqlRequest('degrees.example', sql)
        const answer = await simulateCarto([{ ...permits, rows: () => rows }])(new Request(url))
        expect(await answer.json()).toMatchObject({ rows: [{ cartodb_id: 1 }], total_rows: 1 })
      }),
    )
  })
})

describe('the simulated account', () => {
  const get = async (path: string) => {
    const response = await account(new Request(`https://degrees.example${path}`))
    return { status: response.status, text: await response.text() }
  }

  it.each([
    ['/api/v2/sql?q=SELECT * FROM "nothing"', 'relation'],
    ['/api/v2/sql?q=DROP TABLE permits', 'expected select'],
    ['/api/v2/sql', 'You must indicate a sql query'],
  ])('refuses the request %s', async (path, message) => {
    const { status, text } = await get(path)
    expect(status).toBe(400)
    expect(JSON.parse(text)).toEqual({ error: [expect.stringContaining(message)] })
  })

  it('responds 404 at an unknown path', async () => {
    expect(await get('/api/v1/map')).toMatchObject({ status: 404 })
  })
})
