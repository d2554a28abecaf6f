import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/connector/upstream/transport'
import {
  type ConstructionSearch,
  createDiscovery,
  type DiscoverySample,
  findPermits,
  sample,
} from './testing/construction-engine'

const chicago = 'chicago-new-construction'
const PERIOD = { issuedAfter: '2026-01-01', issuedBefore: '2026-10-01' }

async function count(params: ConstructionSearch, engine: DiscoverySample = createDiscovery()) {
  const answer = await engine.call('open-data-discovery', 'countConstruction', params, { internal: true })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

async function allDays(params: ConstructionSearch, engine: DiscoverySample): Promise<(string | null)[]> {
  const days: (string | null)[] = []
  for (let offset: number | null = 0; offset !== null; ) {
    const page: Awaited<ReturnType<typeof findPermits>> = await findPermits(
      { ...params, limit: 1000, offset },
      engine,
    )
    days.push(...page.records.map(({ date }) => date))
    offset = page.nextOffset
  }
  return days
}

function monthsOf(days: readonly (string | null)[]) {
  const months = days.flatMap((day) => day?.slice(0, 7) ?? []).toSorted()
  return [...new Set(months)].map((month) => ({
    month,
    count: months.filter((each) => each === month).length,
  }))
}

const changing =
  (change: (request: Request, answer: Response) => Response | Promise<Response>): Transport =>
  async (request) =>
    change(request, await sample(request))

const queryOf = async (request: Request) =>
  decodeURIComponent(request.method === 'POST' ? await request.clone().text() : request.url)

describe('countConstruction', () => {
  it.each([
    ['Socrata', chicago],
    ['Socrata, with only a row number', 'kansas-city-new-residential'],
    ['ArcGIS, days as timestamps', 'raleigh-new-residential'],
    ['ArcGIS, days as dates', 'detroit-new-residential'],
    ['ArcGIS, days as text', 'virginia-beach-new-residential'],
    ['ArcGIS, 200 rows at once', 'portland-new-residential'],
    ['CKAN', 'boston-new-residential'],
    ['CKAN, days as text', 'milwaukee-new-residential'],
    ['CARTO', 'philadelphia-new-residential'],
  ])('counts all rows of a period, in total and by month: %s', async (_, sourceId) => {
    const engine = createDiscovery()
    const days = await allDays({ sourceId, ...PERIOD }, engine)
    expect(days.length).toBeGreaterThan(10)
    const counted = await count({ sourceId, ...PERIOD }, engine)
    expect(counted).toMatchObject({ total: days.length, months: monthsOf(days), whyNot: null })
  })

  it('combines several responses if a layer has more distinct days than fit into one', async () => {
    const urls: string[] = []
    const transport = changing((request, answer) => {
      if (request.url.includes('outStatistics')) urls.push(request.url)
      return answer
    })
    const engine = createDiscovery({ transport })
    const sourceId = 'portland-new-residential'
    const { total, months } = await count({ sourceId }, engine)
    expect(urls.length).toBeGreaterThan(1)
    expect(months).toEqual(monthsOf(await allDays({ sourceId }, engine)))
    expect(months?.reduce((sum, each) => sum + each.count, 0)).toBe(total)
  })

  it("sends the count in each protocol's documented form", async () => {
    const requests: string[] = []
    const transport: Transport = async (request) => {
      requests.push(await queryOf(request))
      return sample(request)
    }
    const engine = createDiscovery({ transport })
    for (const sourceId of [
      chicago,
      'boston-new-residential',
      'philadelphia-new-residential',
      'raleigh-new-residential',
    ] as const)
      await count({ sourceId, ...PERIOD }, engine)
    for (const text of [
      /\$select=date_trunc_ym\(issue_date\) AS month,count\(\*\) AS rows_in_all&\$where=.*issue_date >= '2026-01-01T00:00:00'.*&\$group=date_trunc_ym\(issue_date\)/,
      /SELECT left\("issued_date"::text, 7\) AS "month", count\(\*\) AS "rows_in_all" FROM "[-0-9a-f]+" WHERE .* GROUP BY 1 LIMIT 5000/,
      /SELECT left\("permitissuedate"::text, 7\) AS "month", count\(\*\) AS "rows_in_all" FROM "permits" WHERE .* GROUP BY 1 LIMIT 5000/,
      /groupByFieldsForStatistics=issueddate&outStatistics=\[\{"statisticType":"count","onStatisticField":"OBJECTID","outStatisticFieldName":"rows_in_all"\}\]/,
    ])
      expect(requests.filter((url) => text.test(url))).toHaveLength(1)
  })

  it.each([
    ['no column of days', 'chesapeake-new-residential-projects', 'no-days'],
    ['no SQL', 'pittsburgh-new-residential', 'not-grouped'],
    ['days that cannot be compared', 'nyc-new-building-completions', 'no-days'],
  ])('omits months if the source has %s', async (_, sourceId, whyNot) => {
    const engine = createDiscovery()
    const days = await allDays({ sourceId }, engine)
    expect(await count({ sourceId }, engine)).toMatchObject({ total: days.length, months: null, whyNot })
  })

  it('omits months without a request if the layer supports no statistics', async () => {
    const requests: string[] = []
    const transport: Transport = async (request) => {
      requests.push(request.url)
      const answer = await sample(request)
      if (!request.url.endsWith('?f=json')) return answer
      return Response.json({
        ...(await answer.json()),
        advancedQueryCapabilities: { supportsStatistics: false },
      })
    }
    const counted = await count(
      { sourceId: 'raleigh-new-residential', ...PERIOD },
      createDiscovery({ transport }),
    )
    expect(counted).toMatchObject({ months: null, whyNot: 'not-grouped' })
    expect(counted.total).toBeGreaterThan(0)
    expect(requests.filter((url) => url.includes('outStatistics'))).toEqual([])
  })

  it('omits months if the source refuses to group, and fails for any other error', async () => {
    const grouped = (status: number, body: object) =>
      changing((request, answer) =>
        request.url.includes('group') ? Response.json(body, { status }) : answer,
      )
    const refuses = grouped(400, { code: 'query.soql.type-mismatch', error: true, message: '' })
    expect(await count({ sourceId: chicago }, createDiscovery({ transport: refuses }))).toMatchObject({
      months: null,
      whyNot: 'not-grouped',
    })
    const down = createDiscovery({ transport: grouped(503, {}) })
    await expect(count({ sourceId: chicago }, down)).rejects.toThrow('upstream_unavailable')
    expect((await findPermits({ sourceId: chicago, limit: 5 }, down)).records).toHaveLength(5)
  })

  it.each([
    ['text', '7'],
    ['a number', 7],
  ])('reads a count written as %s', async (_, text) => {
    const transport = changing((request, answer) =>
      /count\(/.test(decodeURIComponent(request.url))
        ? Response.json([{ month: '2026-02-01T00:00:00.000', rows_in_all: text }])
        : answer,
    )
    expect(await count({ sourceId: chicago }, createDiscovery({ transport }))).toMatchObject({
      total: 7,
      months: [{ month: '2026-02', count: 7 }],
    })
  })

  it('reads a count that an old layer returns under its own column name', async () => {
    const transport = changing(async (request, answer) => {
      if (!request.url.includes('outStatistics')) return answer
      const features = [{ attributes: { ISSUEDDATE: Date.UTC(2026, 1, 3), 'COUNT(OBJECTID)': 4 } }]
      return Response.json({ features })
    })
    const counted = await count({ sourceId: 'raleigh-new-residential' }, createDiscovery({ transport }))
    expect(counted.months).toEqual([{ month: '2026-02', count: 4 }])
  })
})
