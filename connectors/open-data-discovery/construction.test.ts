import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFaults } from '@/lib/connector/upstream/faults'
import type { Transport } from '@/lib/connector/upstream/transport'
import { tries } from '@/lib/testing/long-run'
import { constructionTable } from './construction/construction-answer'
import {
  createDiscovery,
  findPermits,
  listConstruction,
  problemOf,
  sample,
} from './testing/construction-engine'

const query = 'queryNewConstructionPermits'
const boston = 'boston-new-residential'
const milwaukee = 'milwaukee-new-residential'

const revoked: Transport = async (request) =>
  new URL(request.url).pathname.endsWith('datastore_search_sql')
    ? Response.json(
        { success: false, error: { __type: 'Authorization Error', message: '' } },
        { status: 403 },
      )
    : sample(request)

const engineForHost = (host: string) => {
  const urls: string[] = []
  const transport: Transport = (request) => {
    if (new URL(request.url).hostname === host) urls.push(decodeURIComponent(request.url))
    return sample(request)
  }
  return { urls, engine: createDiscovery({ transport }) }
}

describe('page order', () => {
  it.each([
    ['pierce-county-new-residential', /orderByFields=[^&]*,\+?\s?OBJECTID/i],
    ['orlando-new-residential', /\$order=[^&]*,\+?\s?:id/],
  ])('sorts the rows of %s by row number last', async (sourceId, order) => {
    const urls: string[] = []
    const transport: Transport = async (request) => {
      const body = request.method === 'POST' ? await request.clone().text() : ''
      urls.push(decodeURIComponent(`${request.url}&${body}`))
      return sample(request)
    }
    await findPermits({ sourceId, limit: 5 }, createDiscovery({ transport }))
    expect(urls.filter((url) => order.test(url))).not.toEqual([])
  })
})

describe('comparisons of CKAN portals', () => {
  it('lists date limits as supported for each CKAN source that was checked', async () => {
    const { sources } = await listConstruction(createDiscovery())
    const checked = sources.filter((source) => source.checked).map(({ id }) => id)
    expect(checked).toEqual([boston, milwaukee, 'california-hcd-apr-new-residential'])
    expect(sources.filter((source) => source.checked && !source.supportsIssuedAfter)).toEqual([])
  })

  it('reports date limits as unsupported after the portal has refused a comparison', async () => {
    const engine = createDiscovery({ transport: revoked })
    const { sources } = await listConstruction(engine)
    expect(sources.find(({ id }) => id === boston)).toMatchObject({
      supportsIssuedAfter: false,
      checked: true,
    })
    expect(await problemOf(query, { sourceId: milwaukee, issuedAfter: '2026-01-01' }, engine)).toMatchObject({
      code: 'not_supported',
      paths: ['issuedAfter'],
    })
  })

  it('returns rows from a portal that refuses comparisons if the recipe needs only equality', async () => {
    const engine = createDiscovery({ transport: revoked })
    const { records, caveats } = await findPermits({ sourceId: milwaukee, limit: 50 }, engine)
    expect(records).toHaveLength(50)
    for (const { kind } of records) expect(kind).toBe('Residential New Construction Permit')
    expect(caveats.join(' ')).toContain('cannot compare dates')
    const problem = await problemOf(query, { sourceId: boston }, engine)
    expect(problem).toMatchObject({ code: 'not_supported', paths: [] })
  })

  it('sends Pittsburgh one comparison, only to detect whether comparisons work again', async () => {
    const { urls, engine } = engineForHost('data.wprdc.org')
    const { records } = await findPermits({ sourceId: 'pittsburgh-new-residential', limit: 5 }, engine)
    expect(records).toHaveLength(5)
    const bySql = urls.filter((url) => url.includes('datastore_search_sql'))
    expect(bySql).toHaveLength(1)
    expect(bySql[0]).toMatch(/SELECT "_id" .* LIMIT [01]$/)
  })
})

describe('list of construction sources', () => {
  it('lists sources with their declared abilities while every portal is down', async () => {
    const faults = createFaults()
    for (const host of ['data.boston.gov', 'data.milwaukee.gov', 'data.ca.gov']) faults.set(host, 'down')
    const { count, sources } = await listConstruction(createDiscovery({ transport: faults.wrap(sample) }))
    expect(count).toBe(51)
    expect(sources.find(({ id }) => id === boston)).toMatchObject({
      supportsIssuedAfter: true,
      checked: false,
    })
  })

  it('reports to `npm run doctor` that every table responds and has all declared columns', async () => {
    const answer = await createDiscovery().call('open-data-discovery', 'checkFields', {}, { internal: true })
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.unanswered).toEqual([])
    expect(answer.data.findings.length).toBeGreaterThan(51)
    expect(answer.data.findings.filter(({ missing }) => missing.length > 0)).toEqual([])
  })

  it('describes each source the same way in the list and by itself', async () => {
    const engine = createDiscovery()
    const { sources } = await listConstruction(engine)
    for (const source of sources.slice(0, 3)) {
      const params = { sourceId: source.id }
      const alone = await engine.call('open-data-discovery', 'describeConstructionSource', params, {
        internal: true,
      })
      expect(alone).toMatchObject({ ok: true, data: source })
    }
  })
})

describe('construction rows', () => {
  it('combines several responses if a layer returns only 200 rows at once', async () => {
    const { urls, engine } = engineForHost('www.portlandmaps.com')
    const { returned } = await findPermits({ sourceId: 'portland-new-residential', limit: 450 }, engine)
    expect(returned).toBe(450)
    expect(urls.filter((url) => url.includes('/query'))).toHaveLength(3)
  })

  it.each(['chicago-new-construction', milwaukee, 'portland-new-residential'])(
    'returns no more rows of %s than requested, however many the source sends',
    async (sourceId) => {
      const many = (rows: unknown[], more: object) => [...rows, ...Array(150_000).fill(more)]
      const generous: Transport = async (request) => {
        const answer = await sample(request)
        if (!/\/query|datastore_search|\/resource\//.test(request.url)) return answer
        const body = await answer.json()
        if (Array.isArray(body)) return Response.json(many(body, {}))
        if (body.features)
          return Response.json({ ...body, features: many(body.features, { attributes: {} }) })
        body.result.records = many(body.result.records, {})
        return Response.json(body)
      }
      const { returned, truncated } = await findPermits(
        { sourceId, limit: 20 },
        createDiscovery({ transport: generous }),
      )
      expect({ returned, truncated }).toEqual({ returned: 20, truncated: true })
    },
  )

  it("strips the quotation marks around some of Cincinnati's texts", async () => {
    const engine = createDiscovery()
    const { records } = await findPermits({ sourceId: 'cincinnati-new-single-family', limit: 200 }, engine)
    expect(records.some(({ row }) => Object.values(row).some((cell) => String(cell).startsWith('"')))).toBe(
      true,
    )
    for (const { kind, status, description } of records) {
      expect([kind, status, description].join('|')).not.toMatch(/(^|\|)"/)
    }
  })

  it('fails if a column that we read is missing', async () => {
    const transport: Transport = async (request) => {
      const answer = await (await sample(request)).text()
      return new Response(answer.replaceAll('"issue_date"', '"issued_on"'))
    }
    const sourceId = 'chicago-new-construction'
    const problem = await problemOf(query, { sourceId }, createDiscovery({ transport }))
    expect(problem.code).toBe('upstream_changed')
    expect(problem.message).toContain('issue_date')
  })

  it('exports a table with our columns and the publisher’s own', async () => {
    const answer = await findPermits({ sourceId: 'seattle-new-residential', limit: 20 }, createDiscovery())
    const { columns, rows, notes } = constructionTable(answer)
    const keys = columns.map(({ key }) => key).toSorted()
    for (const { cells } of rows) expect(Object.keys(cells).toSorted()).toEqual(keys)
    expect(keys).toContain('row.permitnum')
    expect(notes.join(' ')).toContain('not proof')
  })

  it('refuses rows of an unknown source', async () => {
    const problem = await problemOf(query, { sourceId: 'atlantis-new-residential' }, createDiscovery())
    expect(problem).toMatchObject({ code: 'invalid_params', paths: ['sourceId'] })
  })
})

describe('queries of construction sources', () => {
  const engine = createDiscovery()
  const anyQuery = fc.record({
    sourceId: fc.constantFrom(
      ...['mesa-new-residential', milwaukee, 'sacramento-new-residential', 'detroit-new-residential'],
    ),
    limit: fc.constantFrom(1, 3, 50),
    offset: fc.nat({ max: 2000 }),
    issuedAfter: fc.oneof(fc.constant(undefined), day(), fc.string({ maxLength: 12 })),
    issuedBefore: fc.oneof(fc.constant(undefined), day()),
  })

  it('excludes the day issuedBefore, and refuses a period of negative length', async () => {
    const sourceId = 'mesa-new-residential'
    const all = await findPermits({ sourceId, limit: 50 }, engine)
    const dates = all.records.flatMap(({ date }) => date ?? []).sort()
    const [issuedAfter = '', issuedBefore = ''] = [dates[0], dates.at(-1)]
    expect(issuedAfter < issuedBefore).toBe(true)
    const params = { sourceId, limit: 1000, issuedAfter, issuedBefore }
    const answer = await engine.call('open-data-discovery', 'queryNewConstructionPermits', params)
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.records.length).toBeGreaterThan(0)
    for (const { date } of answer.data.records) expect(String(date) < issuedBefore).toBe(true)
    const crossed = { sourceId, issuedAfter: issuedBefore, issuedBefore: issuedAfter }
    expect(await problemOf('queryNewConstructionPermits', crossed, engine)).toMatchObject({
      code: 'invalid_params',
      paths: ['issuedBefore'],
    })
  })

  it('returns at most the requested rows within the dates of any query, or refuses the query', async () => {
    const property = fc.asyncProperty(anyQuery, async ({ issuedAfter, issuedBefore, ...rest }) => {
      const params = {
        ...rest,
        ...(issuedAfter === undefined ? {} : { issuedAfter }),
        ...(issuedBefore ? { issuedBefore } : {}),
      }
      const answer = await engine.call('open-data-discovery', 'searchConstruction', params, {
        internal: true,
      })
      if (!answer.ok) {
        expect(answer.error.code).toMatch(/^(invalid_params|not_supported)$/)
        return
      }
      const { records, returned } = answer.data
      expect(returned).toBe(records.length)
      expect(returned).toBeLessThanOrEqual(rest.limit)
      for (const { date } of records) {
        if (date && issuedAfter !== undefined) expect(date >= issuedAfter).toBe(true)
        if (date && issuedBefore !== undefined) expect(date < issuedBefore).toBe(true)
      }
    })
    await fc.assert(property, { numRuns: tries(60) })
  })
})

function day() {
  const days = fc.date({ min: new Date('2010-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  return days.map((date) => date.toISOString().slice(0, 10))
}
