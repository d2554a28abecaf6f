import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { decodeToken, encodeToken } from './search/results-token'
import { type ComplianceSample, sampleCompliance } from './testing/compliance-engine'

const houston = { latitude: 29.7355, longitude: -95.2654 }
const near = { ...houston, radiusMiles: 1 }
const wide = { ...houston, radiusMiles: 3.5 }

const search = (sample: ComplianceSample, params: object) =>
  sample.engine.callNamed('federal-env-compliance', 'searchFacilities', params)
const rowsOf = (
  sample: ComplianceSample,
  resultsToken: string,
  more: { pageno?: number; limit?: number } = {},
) => dataOf(sample.engine.call('federal-env-compliance', 'getFacilityRows', { resultsToken, ...more }))
const tokenFor = async (sample: ComplianceSample, params: object) =>
  (await dataOf(sample.engine.call('federal-env-compliance', 'searchFacilities', params))).resultsToken

describe('invalid search parameters', () => {
  const cases: [string, string, object, string[]][] = [
    ['searchFacilities', 'a radius of 0', { ...houston, radiusMiles: 0 }, ['radiusMiles']],
    ['searchFacilities', 'a radius of 100', { ...houston, radiusMiles: 100 }, ['radiusMiles']],
    ['searchFacilities', 'a negative radius', { ...houston, radiusMiles: -1 }, ['radiusMiles']],
    [
      'searchFacilities',
      'a radius that is not a number',
      { ...houston, radiusMiles: Number.NaN },
      ['radiusMiles'],
    ],
    ['searchFacilities', 'a point without its radius', houston, ['radiusMiles']],
    ['searchFacilities', 'a radius without its point', { radiusMiles: 1 }, ['latitude', 'longitude']],
    ['searchWaterFacilities', 'a latitude alone', { latitude: 29.7 }, ['longitude', 'radiusMiles']],
    ['searchFacilities', 'a latitude beyond the pole', { ...near, latitude: 91 }, ['latitude']],
    ['searchAirFacilities', 'a county name for air', { state: 'TX', county: 'Harris' }, ['county']],
    ['searchFacilities', 'a county without its state', { county: 'Harris' }, ['state']],
    ['searchFacilities', 'a county of another state', { state: 'DE', county: 'Harris' }, ['county']],
    ['searchFacilities', 'an unknown state', { state: 'ZZ' }, ['state']],
    ['searchFacilities', 'a state by name', { state: 'Texas' }, ['state']],
    [
      'searchFacilities',
      'a county number of another state',
      { state: 'TX', countyFips: '17031' },
      ['countyFips'],
    ],
    [
      'searchFacilities',
      'a county number that contradicts the county name',
      { state: 'TX', county: 'Harris', countyFips: '48113' },
      ['countyFips'],
    ],
    ['searchFacilities', 'a county number of no state', { countyFips: '99001' }, ['countyFips']],
    ['searchFacilities', 'a three-digit county number without a state', { countyFips: '201' }, ['state']],
    ['searchFacilities', 'letters in a county number', { countyFips: '48a01' }, ['countyFips']],
    ['searchFacilities', 'a NAICS code of one digit', { naics: '3' }, ['naics']],
    ['searchFacilities', 'a NAICS code of seven digits', { naics: '3241101' }, ['naics']],
    ['searchFacilities', 'an SIC code of five digits', { sic: '29111' }, ['sic']],
    [
      'searchFacilities',
      'a box across the 180th meridian',
      { bbox: { c1lat: 51, c1lon: 179, c2lat: 53, c2lon: -179 } },
      ['bbox'],
    ],
    [
      'searchFacilities',
      'a box without a corner',
      { bbox: { c1lat: 51, c1lon: 10, c2lat: 53 } },
      ['bbox.c2lon'],
    ],
    [
      'searchFacilities',
      'several errors at once',
      { state: 'ZZ', latitude: 1, longitude: 1 },
      ['state', 'radiusMiles'],
    ],
    ['getFacilityRows', 'a page of 251 rows', { resultsToken: 'x', limit: 251 }, ['limit']],
    ['getFacilityRows', 'page 0', { resultsToken: 'x', pageno: 0 }, ['pageno']],
    ['getDetailedFacilityReport', 'an invalid id', { registryId: "1' OR 1=1" }, ['registryId']],
    ['getDetailedFacilityReport', 'an id of blanks', { registryId: '   ' }, ['registryId']],
    ['getDetailedFacilityReport', 'an id of 81 characters', { registryId: '1'.repeat(81) }, ['registryId']],
  ]

  it.each(cases)('%s refuses %s without a request', async (method, _, params, fields) => {
    const { engine, sent } = sampleCompliance()
    const result = await engine.callNamed('federal-env-compliance', method, params)
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    expect(!result.ok && [...new Set(result.error.issues.map(({ path }) => path))]).toEqual(fields)
    expect(sent).toEqual([])
  })

  it('explains how to correct an invalid parameter', async () => {
    const sample = sampleCompliance()
    const messageFor = async (params: object, method = 'searchFacilities') => {
      const result = await sample.engine.callNamed('federal-env-compliance', method, params)
      return result.ok ? '' : result.error.message
    }
    expect(await messageFor({ ...houston, radiusMiles: 100 })).toMatch(/greater than 0 and less than 100/)
    expect(await messageFor({ state: 'TX', county: 'Haris' })).toMatch(/Nearest: Harris,/)
    expect(await messageFor({ state: 'TX', county: 'Harris' }, 'searchAirFacilities')).toMatch(/countyFips/)
    expect(await messageFor({ state: 'TX', countyFips: '17031' })).toMatch(/17031 is in IL/)
  })

  it.each([{}, { activeOnly: true }])('refuses %j as too broad without a request', async (params) => {
    const sample = sampleCompliance()
    expect(await search(sample, params)).toMatchObject({
      error: { code: 'too_broad', message: expect.stringMatching(/radius.*box.*naics/) },
    })
    expect(sample.sent).toEqual([])
  })
})

describe('queries to the source', () => {
  it.each([
    [
      { state: 'tx', county: ' harris county ' },
      { p_st: 'TX', p_co: 'HARRIS' },
    ],
    [{ countyFips: '1001' }, { p_fips: '01001' }],
    [
      { state: 'AL', countyFips: '1' },
      { p_st: 'AL', p_fips: '01001' },
    ],
    [
      { state: 'DE', sic: '2911' },
      { p_st: 'DE', p_sic: '2911' },
    ],
    [
      { state: 'DE', sic: '29', naics: '32' },
      { p_st: 'DE', p_sic2: '29', p_ncs: '32' },
    ],
    [
      { ...near, activeOnly: true },
      { p_lat: '29.7355', p_long: '-95.2654', p_radius: '1', p_act: 'Y' },
    ],
    [
      { ...near, activeOnly: false },
      { p_lat: '29.7355', p_long: '-95.2654', p_radius: '1' },
    ],
    [
      { bbox: { c1lat: 29.8, c1lon: -95.2, c2lat: 29.7, c2lon: -95.3 } },
      { p_c1lat: '29.7', p_c1lon: '-95.3', p_c2lat: '29.8', p_c2lon: '-95.2' },
    ],
  ])('translates %j into the query %j', async (params, parameters) => {
    const sample = sampleCompliance()
    expect(await search(sample, params)).toMatchObject({ ok: true })
    const fields = Object.fromEntries(new URL(sample.sent[0] ?? '').searchParams)
    expect(fields).toEqual({ output: 'JSON', responseset: '1000', ...parameters })
  })

  it('sends one request for two spellings of the same parameters', async () => {
    const sample = sampleCompliance()
    const tokens = await Promise.all([
      tokenFor(sample, { state: 'TX', countyFips: '201' }),
      tokenFor(sample, { state: 'tx', countyFips: '48201', activeOnly: false }),
    ])
    expect(tokens[0]).toBe(tokens[1])
    expect(sample.sent).toHaveLength(1)
  })

  it('adds a note for swapped corners, an ambiguous county name and an unlisted county number', async () => {
    const sample = sampleCompliance()
    const notes = async (params: object) =>
      (
        await dataOf(sample.engine.call('federal-env-compliance', 'searchFacilities', params))
      ).summary.notes.join(' ')
    expect(await notes({ bbox: { c1lat: 29.71, c1lon: -95.2, c2lat: 29.7, c2lon: -95.21 } })).toMatch(
      /corners/,
    )
    expect(await notes({ bbox: { c1lat: 29.7, c1lon: -95.21, c2lat: 29.71, c2lon: -95.2 } })).not.toMatch(
      /corners/,
    )
    expect(await notes({ state: 'MD', county: 'Baltimore' })).toMatch(/24510.*24005|24005.*24510/)
    expect(await notes({ countyFips: '48999' })).toMatch(/not in our list/)
  })
})

describe('search totals', () => {
  it('returns the total, typed counts and a token that contains the service and the query', async () => {
    const { engine } = sampleCompliance()
    const { summary, ...rest } = await dataOf(
      engine.call('federal-env-compliance', 'searchAirFacilities', near),
    )
    expect(rest.source).toBe('EPA ECHO Clean Air Act')
    expect(decodeToken(rest.resultsToken)).toEqual({ service: 'air', rows: summary.totalRows, query: near })
    expect(summary).toMatchObject({
      rowKind: 'permit',
      query: near,
      sourceVersion: null,
      totalPenalties: { usd: expect.any(Number) },
    })
    expect(summary.counts.fullEvaluationLast5Years).toBeTypeOf('number')
    expect(summary.counts).not.toHaveProperty('withAirPermit')
    expect(summary.notes.join(' ')).toMatch(
      /one site can have several rows.*Extract dates are not published with search results/,
    )
    expect(summary.caveats.join(' ')).toMatch(/screening lead, not proof/)
  })

  it("returns too_broad with the source's count and ways to narrow the search if the source refuses it", async () => {
    const result = await search(sampleCompliance(), { state: 'TX' })
    expect(result).toMatchObject({
      error: { code: 'too_broad', message: expect.stringMatching(/finds [\d,]{7,} rows.*Add a county/) },
    })
  })

  it.each([
    ['blocked', { isBlocked: true }, 'upstream_rejected'],
    ['out of order', { failures: 9 }, 'upstream_unavailable'],
  ])('fails instead of returning an empty result if the source is %s', async (_, switches, code) => {
    expect(await search(sampleCompliance(switches), near)).toMatchObject({ ok: false, error: { code } })
  })

  it.each([
    ['a web page', () => new Response('<html>Access Denied</html>'), 'upstream_unavailable'],
    ['an invalid parameter', () => refusal('Invalid parameter p_lat'), 'upstream_rejected'],
    [
      'a temporary failure',
      () => refusal('We could not process your query. Please consult'),
      'upstream_unavailable',
    ],
    [
      'a total that is not a number',
      () => Response.json({ Results: { QueryRows: 'many', QueryID: '1' } }),
      'upstream_changed',
    ],
    ['missing results', () => Response.json({ message: 'Success' }), 'upstream_changed'],
    [
      'the older wording of a refusal',
      () =>
        refusal(
          'Rows Returned would be  131,843. Queryset Limit would be exceeded - please make search parmeters more selective!',
        ),
      'too_broad',
    ],
  ])('recognizes %s in a response with HTTP 200', async (_, answer, code) => {
    const result = await search(sampleCompliance({}, answer), near)
    expect(result).toMatchObject({ ok: false, error: { code } })
    expect(result.ok ? '' : result.error.message).not.toMatch(/Access Denied|p_lat|parmeters/)
  })
})

const refusal = (ErrorMessage: string) => Response.json({ Results: { Error: { ErrorMessage } } })

describe('facility rows', () => {
  it('returns typed rows sorted by distance from the point', async () => {
    const sample = sampleCompliance()
    const { facilities, ...page } = await rowsOf(sample, await tokenFor(sample, near), { limit: 250 })
    expect(page).toMatchObject({
      service: 'all-media',
      page: 1,
      totalRows: facilities.length,
      returned: facilities.length,
    })
    expect(page).not.toHaveProperty('truncatedTo')
    const distances = facilities.flatMap(({ distanceMiles }) => distanceMiles ?? [])
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.length).toBeGreaterThan(50)
    for (const { longitude, programs, lastInspectionDate, detailUrl } of facilities) {
      expect(longitude === null || Math.abs(longitude + 95.2654) < 0.05).toBe(true)
      expect(programs.air).toBeTypeOf('boolean')
      expect(lastInspectionDate ?? '2020-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(detailUrl).toMatch(/^https:\/\/echo\.epa\.gov\//)
    }
  })

  it('reads each row once across the pages of the source', async () => {
    const sample = sampleCompliance()
    const token = await tokenFor(sample, wide)
    const total = decodeToken(token).rows ?? 0
    expect(total).toBeGreaterThan(1_000)
    const keys: string[] = []
    for (let pageno = 1; (pageno - 1) * 250 < total; pageno += 1) {
      const page = await rowsOf(sample, token, { pageno, limit: 250 })
      expect(page.totalRows).toBe(total)
      expect(page.note).toMatch(/order of the source/)
      keys.push(...page.facilities.map((row) => JSON.stringify(row)))
    }
    expect(keys).toHaveLength(total)
    expect(new Set(keys).size).toBe(total)
    expect(sample.operations().filter((operation) => operation === 'get_qid')).toHaveLength(
      Math.ceil(total / 1000),
    )
    const beyond = await rowsOf(sample, token, { pageno: 10_000, limit: 250 })
    expect(beyond).toMatchObject({
      returned: 0,
      facilities: [],
      totalRows: total,
      note: expect.stringMatching(/beyond/),
    })
  })

  it('returns an empty list without requesting rows if nothing matches', async () => {
    const sample = sampleCompliance()
    const token = await tokenFor(sample, { latitude: 25, longitude: -92, radiusMiles: 1 })
    expect(await rowsOf(sample, token)).toMatchObject({ totalRows: 0, returned: 0, facilities: [] })
    expect(sample.operations()).toEqual(['get_facilities'])
  })

  it('reports that the source truncated the rows', async () => {
    const sample = sampleCompliance({ cutShare: 0.5 })
    const token = await tokenFor(sample, near)
    const total = decodeToken(token).rows ?? 0
    const page = await rowsOf(sample, token, { limit: 250 })
    expect(page).toMatchObject({
      totalRows: total,
      returned: Math.ceil(total / 2),
      truncatedTo: Math.ceil(total / 2),
    })
    expect(page.note).toMatch(new RegExp(`gave ${Math.ceil(total / 2)} of the ${total} rows`))
  })

  it('keeps two permits of one site separate', async () => {
    const sample = sampleCompliance()
    const token = { service: 'air' as const, query: { ...houston, radiusMiles: 4 }, rows: null }
    const { facilities, note } = await rowsOf(sample, encodeToken(token), { limit: 250 })
    const sites = new Set(facilities.map(({ registryId }) => registryId))
    const permits = new Set(facilities.map(({ sourceId }) => sourceId))
    expect(permits.size).toBe(facilities.length)
    expect(sites.size).toBeLessThan(facilities.length)
    expect(note).toMatch(/several rows/)
  })
})

describe('query numbers of the source', () => {
  it.each(['error', 'empty', 'other'] as const)(
    'fails while the source forgets query numbers and returns the rows later (response of the source: %s)',
    async (forgotten) => {
      const sample = sampleCompliance({ forgotten })
      const token = await tokenFor(sample, near)
      const expected = await rowsOf(sampleCompliance(), token)
      sample.source.switches.lifetimeMs = -1
      const failing = sample.engine.callNamed('federal-env-compliance', 'getFacilityRows', {
        resultsToken: token,
      })
      expect(await failing).toMatchObject({
        error: { code: 'upstream_unavailable', message: expect.stringMatching(/lost the search/) },
      })
      sample.source.switches.lifetimeMs = 60_000
      expect(await rowsOf(sample, token)).toEqual(expected)
    },
  )

  it('rejects rows of a query number that now belongs to another visitor', async () => {
    const sample = sampleCompliance()
    const token = await tokenFor(sample, near)
    sample.source.giveAway(sample.source.latestNumber(), 'echo', {
      p_lat: '41.88',
      p_long: '-87.63',
      p_radius: '0.3',
    })
    const page = await rowsOf(sample, token)
    expect(page.facilities.every(({ state }) => state === 'TX')).toBe(true)
    expect(page.totalRows).toBe(decodeToken(token).rows)
  })

  it('detects a reassigned query number even with an equal total', async () => {
    let elsewhere = ''
    const sample = sampleCompliance({}, (request) => {
      const { searchParams, pathname } = new URL(request.url)
      if (!pathname.endsWith('get_qid') || searchParams.get('qid') !== '79') return undefined
      return Response.json({
        Results: {
          QueryRows: elsewhere,
          QueryID: '79',
          Facilities: [{ FacName: 'A', FacState: 'ME', FacLat: '45', FacLong: '-69' }],
        },
      })
    })
    const token = await tokenFor(sample, near)
    elsewhere = String(decodeToken(token).rows)
    const page = await rowsOf(sample, token)
    expect(page.facilities[0]).toMatchObject({ state: 'TX' })
    expect(page.returned).toBe(25)
  })

  it('renews old query numbers and notes a changed total', async () => {
    const sample = sampleCompliance()
    const token = await tokenFor(sample, near)
    const rows = decodeToken(token).rows ?? 0
    sample.wait(24 * 60)
    expect((await rowsOf(sample, token)).note).not.toMatch(/run again/)
    const older = encodeToken({ ...decodeToken(token), rows: rows + 3 })
    expect((await rowsOf(sample, older)).note).toMatch(
      `The search was run again; it now has ${rows} rows, not ${rows + 3}.`,
    )
  })

  it('excludes query numbers from tokens and from pages of rows', async () => {
    const sample = sampleCompliance()
    const token = await tokenFor(sample, near)
    const page = await rowsOf(sample, token)
    expect(JSON.stringify([Buffer.from(token, 'base64url').toString(), page])).not.toMatch(
      /queryId|QueryID|qid/i,
    )
  })
})

describe('column numbers of the source', () => {
  it('requests columns, including longitude, by their current numbers', async () => {
    for (const columnOrder of [0, 7, 8]) {
      const sample = sampleCompliance({ columnOrder })
      const { facilities } = await rowsOf(sample, await tokenFor(sample, near))
      expect(facilities.filter(({ longitude }) => longitude !== null).length).toBeGreaterThan(20)
      expect(
        facilities.some(({ programIds }) => programIds.tri.length > 0 || programIds.rcra.length > 0),
      ).toBe(true)
    }
  })

  it('reads the column numbers again after they have changed', async () => {
    const sample = sampleCompliance()
    await rowsOf(sample, await tokenFor(sample, near))
    sample.source.switches.columnOrder = 5
    const other = { ...near, radiusMiles: 0.9 }
    const { facilities, note } = await rowsOf(sample, await tokenFor(sample, other))
    expect(facilities.every(({ name, longitude }) => name !== null && longitude !== null)).toBe(true)
    expect(note).not.toMatch(/longitude/)
    expect(sample.operations().filter((operation) => operation === 'metadata')).toHaveLength(2)
  })

  it('returns rows without longitudes, and a note, if the column numbers fail to load', async () => {
    const sample = sampleCompliance({}, (request) =>
      request.url.includes('.metadata') ? new Response('<h1>Error</h1>', { status: 500 }) : undefined,
    )
    const { facilities, note } = await rowsOf(sample, await tokenFor(sample, near))
    expect(facilities).toHaveLength(25)
    expect(
      facilities.every(({ longitude, distanceMiles }) => longitude === null && distanceMiles === null),
    ).toBe(true)
    expect(note).toMatch(/would not give its longitudes/)
  })

  it('reports to `npm run doctor` how many expected columns each search lacks', async () => {
    const { engine } = sampleCompliance({}, (request) =>
      request.url.includes('air_rest_services.metadata')
        ? Response.json({ Results: { ResultColumns: [{ ColumnID: '1', ObjectName: 'AIRName' }] } })
        : undefined,
    )
    const { findings } = await dataOf(
      engine.call('federal-env-compliance', 'checkFields', {}, { internal: true }),
    )
    expect(findings.map(({ what, missing }) => [what, missing.length])).toEqual([
      ['all-media', 0],
      ['air', expect.any(Number)],
      ['water', 0],
    ])
    expect(findings[1]?.missing).toContain('FacLong')
  })
})

describe('getServiceInfo', () => {
  it('returns exactly the documented keys of the service info', async () => {
    const { engine } = sampleCompliance()
    const info = await dataOf(engine.call('federal-env-compliance', 'getServiceInfo', {}))
    expect(Object.keys(info).toSorted()).toEqual('auth baseUrl coverage methods notes service'.split(' '))
    expect(Object.keys(info.methods)).toHaveLength(6)
    expect(info.auth).toBe('none')
    expect(info.notes.join(' ')).toMatch(/100,000.*screening lead, not proof/s)
  })
})
