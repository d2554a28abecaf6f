import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Transport } from '@/lib/connector/upstream/transport'
import { createDiscovery } from './testing/portal-engine'

const samples = process.env.UPSTREAM_SAMPLES
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(samples ?? '', 'open-data-discovery', file), 'utf8'))

const rowsIn = (file: string) => z.array(z.record(z.string(), z.unknown())).parse(read(file))

interface World {
  portal: string
  datasetId: string
  columns: { fieldName: string; name: string; dataTypeName: string }[]
  rows?: () => Response
}

function replaying({ portal, datasetId, columns, rows }: World) {
  const resource = { id: datasetId, name: 'x', type: 'dataset', lens_view_type: 'tabular' }
  const entry = { resource, metadata: { domain: portal } }
  const transport: Transport = async (request) => {
    const { hostname, pathname } = new URL(request.url)
    if (pathname.endsWith('/domains')) return Response.json({ results: [{ domain: portal, count: 1 }] })
    if (hostname === 'api.us.socrata.com') return Response.json({ results: [entry], resultSetSize: 1 })
    return pathname.startsWith('/api/views/')
      ? Response.json({ id: datasetId, name: 'x', viewType: 'tabular', columns })
      : (rows?.() ?? Response.json([]))
  }
  return createDiscovery({ transport })
}

const columnsOf = (rows: Record<string, unknown>[]) =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
    fieldName: name,
    name,
    dataTypeName: rows.some((row) => typeof row[name] === 'object') ? 'point' : 'text',
  }))

async function replay(portal: string, datasetId: string, file: string) {
  const recorded = rowsIn(file)
  const rows = () =>
    Response.json(recorded, { headers: { 'last-modified': 'Tue, 01 Jul 2025 06:00:00 GMT' } })
  const { query } = replaying({ portal, datasetId, columns: columnsOf(recorded), rows })
  return { recorded, answer: await query({ portal, datasetId, limit: 100 }) }
}

describe.skipIf(!samples)('recorded catalog', () => {
  it('parses the recorded catalog and ignores its account names', async () => {
    const { results } = z.object({ results: z.array(z.unknown()) }).parse(read('catalog-result-shape.json'))
    const { search } = createDiscovery({
      transport: async () => Response.json({ results, resultSetSize: 1, timings: {} }),
    })
    const answer = await search({ q: 'mock' })
    expect(answer.datasets).toEqual([
      {
        portal: 'data.mockupcity.org',
        datasetId: 'zy99-9z9z',
        name: 'Mock Data Table',
        description: 'This dataset is a mockup of a geospatial dataset.',
        publisher: 'Mockup City',
        category: 'Transportation',
        kind: 'table',
        queryable: true,
        licence: 'Not stated',
        updatedAt: '2022-05-01T00:05:26.000Z',
        columns: 3,
        page: 'https://data.mockupcity.org/d/zy99-9z9z',
        flags: [],
      },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/mockadmin|mock-man9/)
  })
})

describe.skipIf(!samples)('recorded portal columns', () => {
  const publishers = z.record(
    z.string(),
    z.object({
      domain: z.string(),
      columns: z.array(z.object({ fieldName: z.string(), name: z.string(), dataTypeName: z.string() })),
    }),
  )

  it('parses recorded columns and withholds those about people and firms', async () => {
    const tables = Object.entries(publishers.parse(read('socrata-columns-2018.json')))
    expect(tables.length).toBeGreaterThan(9)
    for (const [datasetId, { domain: portal, columns }] of tables) {
      const { describe: schema } = replaying({ portal, datasetId, columns })
      const described = await schema({ portal, datasetId })
      expect(described.columns.length + described.withheldFields.length, datasetId).toBe(columns.length)
      const fields = described.columns.map(({ field }) => field)
      expect(
        fields.filter((name) => /owner(?!ship)|contractor|applicant|contact|phone|license/.test(name)),
        datasetId,
      ).toEqual([])
      const kinds = described.columns.filter(({ holds }) => holds === 'other').map(({ type }) => type)
      expect(new Set([...kinds, 'url']), datasetId).toEqual(new Set(['url']))
    }
  })

  it('requests fewer columns if all columns would be too many', async () => {
    const tables = publishers.parse(read('socrata-columns-2018.json'))
    const { columns = [], domain = '' } = tables['ydr8-5enu'] ?? {}
    const wide = { portal: domain, datasetId: 'ydr8-5enu' }
    const many = Array.from({ length: 90 }, (_, index) => ({
      fieldName: `pin${index + 20}`,
      name: 'PIN',
      dataTypeName: 'text',
    }))
    const { query, urls } = replaying({ ...wide, columns: [...columns, ...many] })
    const answer = await query(wide)
    expect(new URL(urls.at(-1) ?? '').searchParams.get('$select')?.split(',')).toHaveLength(100)
    expect(answer.caveats.join(' ')).toMatch(/has \d+ more columns/)
  })
})

describe.skipIf(!samples)('recorded portal rows', () => {
  it('returns four columns of recorded Los Angeles rows unchanged', async () => {
    const { recorded, answer } = await replay(
      'data.lacity.org',
      'pi9x-tg5x',
      'soda-la-permits-pi9x-tg5x.json',
    )
    expect(answer).toMatchObject({ returned: recorded.length, withheldFields: [] })
    expect(answer.source.updatedAt).toBe('2025-07-01T06:00:00.000Z')
    expect(
      answer.rows.map(({ permit_nbr, apn, valuation, geolocation }) => ({
        permit_nbr,
        apn,
        valuation,
        geolocation,
      })),
    ).toEqual(
      recorded.map(({ permit_nbr, apn, valuation, geolocation }) => ({
        permit_nbr,
        apn,
        valuation,
        geolocation,
      })),
    )
  })

  it('returns recorded rows of San Francisco from the new host of the portal, with null for omitted cells', async () => {
    const { recorded, answer } = await replay('data.sf.gov', 'i98e-djp9', 'soda-sf-permits-i98e-djp9.json')
    expect(answer).toMatchObject({ portal: 'data.sf.gov', returned: recorded.length })
    for (const [index, row] of answer.rows.entries()) {
      for (const { field } of answer.columns)
        expect(row[field] === null).toBe(!(field in (recorded[index] ?? {})))
    }
  })

  it.each([
    ['rbx6-tga4', 'soda-nyc-dob-now-approved-rbx6-tga4.masked.json'],
    ['ipu4-2q9a', 'soda-nyc-bis-permits-ipu4-2q9a.masked.json'],
  ])('strips people and firms from recorded rows of New York (%s)', async (datasetId, file) => {
    const { recorded, answer } = await replay('data.cityofnewyork.us', datasetId, file)
    expect(answer.returned).toBe(recorded.length)
    expect(JSON.stringify(recorded)).toContain('SAMPLE PERSON')
    expect(JSON.stringify(answer.rows)).not.toMatch(/SAMPLE/)
  })

  it('rejects a dataset that became private, without quoting the portal', async () => {
    const { message } = z.object({ message: z.string() }).parse(read('soda-403-login-required.json'))
    const { problem } = replaying({
      portal: 'data.cityofnewyork.us',
      datasetId: 'n5mv-nfpy',
      columns: [{ fieldName: 'a', name: 'a', dataTypeName: 'text' }],
      rows: () => Response.json({ error: true, message }, { status: 403 }),
    })
    const failure = await problem('queryDataset', { portal: 'data.cityofnewyork.us', datasetId: 'n5mv-nfpy' })
    expect(failure.code).toBe('upstream_rejected')
    expect(failure.message).not.toContain(message)
  })
})
