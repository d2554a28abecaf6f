import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { dataOf } from '@/lib/connector/testing/data-of'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { claimTexts } from '@/lib/records/flood-claims/describe'
import { cellsOfTract, halfOf, isSplit, tractOf } from '@/lib/sample-world/tracts'
import { federalFloodHistory } from '.'
import { readMarkedDay } from './read-cell'
import { claimsOf } from './simulated/claims'
import { parseFilter } from './simulated/odata'
import { censusAreaSites, simulateOpenFema } from './simulator'

const impatient = {
  ...federalFloodHistory,
  pace: { ...federalFloodHistory.pace, retries: 0, spacing: 0 },
} satisfies ConnectorDeclaration

const simulated = sampleTransport({ 'www.fema.gov': simulateOpenFema, ...simulateSites(censusAreaSites) })
const engineWith = (transport: Transport) =>
  createEngine({ 'federal-flood-history': impatient }, engineDeps(transport))
const sample = engineWith(simulated)

const call = (method: string, params: object, engine = sample) =>
  engine.callNamed('federal-flood-history', method, params)

const count = (params: { tract?: string; zip?: string }, engine = sample) =>
  dataOf(engine.call('federal-flood-history', 'countClaims', params))

interface Rows {
  rows: object[]
  count?: number
  metadata?: object
}

const withRows = (entity: string, { rows, count: total = rows.length, metadata = {} }: Rows) =>
  engineWith(async (request) =>
    request.url.includes(`/${entity}?`)
      ? Response.json({ metadata: { count: total, ...metadata }, [entity]: rows })
      : simulated(request),
  )

const claim = (overrides: object = {}) => ({
  yearOfLoss: 2017,
  censusGeoid: '482014328021',
  reportedZipCode: '77036',
  amountPaidOnBuildingClaim: 1_000,
  amountPaidOnContentsClaim: null,
  amountPaidOnIncreasedCostOfComplianceClaim: null,
  floodZoneCurrent: 'AE',
  ...overrides,
})

const split = Array.from({ length: 100 }, (_, column) => ({
  county: '48201',
  column: -1_910 + (column % 10),
  row: 590 + Math.floor(column / 10),
}))
const splitCell = split.find((cell) => isSplit(cell) && claimsOf(cell).length > 30)

const queryOf = (url: string) => decodeURIComponent(new URL(url).search)

describe('countClaims', () => {
  it('counts paid and unpaid claims separately, and computes medians from paid claims only', async () => {
    const rows = [
      ...[1_000, 2_000, 3_000, 4_000, 50_000].map((amount, at) =>
        claim({
          amountPaidOnBuildingClaim: amount,
          yearOfLoss: 2017,
          floodZoneCurrent: at === 0 ? 'X' : 'A02',
        }),
      ),
      ...Array.from({ length: 6 }, () => claim({ amountPaidOnBuildingClaim: null, yearOfLoss: 1983 })),
      claim({ amountPaidOnBuildingClaim: -12.5, yearOfLoss: 1972 }),
    ]
    const { records, sentence, caveats } = await count({ zip: '77036' }, withRows('NfipClaims', { rows }))
    expect(records).toEqual([
      {
        area: 'zip',
        areaId: '77036',
        claims: 12,
        firstYear: 1972,
        lastYear: 2017,
        peakYears: [
          { year: 1983, count: 6 },
          { year: 2017, count: 5 },
        ],
        closedWithoutPayment: 6,
        paidOnBuilding: 5,
        medianOnBuilding: 3_000,
        paidOnContents: 0,
        medianOnContents: null,
        outsideHighRisk: 'fewer than 5',
        refreshedOn: '2026-10-27',
      },
    ])
    expect(sentence).toBe(
      'FEMA has 12 flood insurance claims from anywhere in ZIP code 77036, with losses from 1972 to 2017.',
    )
    expect(caveats[0]).toMatch(/^1 claim has a negative amount/)
    expect(caveats).toContain(claimTexts.disclaimer)
  })

  it('reports a count from 1 to 4 as "fewer than 5", without years or amounts', async () => {
    for (const size of [1, 2, 3, 4]) {
      const rows = Array.from({ length: size }, () => claim())
      const { records, sentence } = await count({ zip: '77036' }, withRows('NfipClaims', { rows }))
      expect(records[0]).toMatchObject({ claims: 'fewer than 5', firstYear: null, peakYears: [] })
      expect(JSON.stringify(records)).not.toMatch(/2017|1000/)
      expect(sentence).toBe('FEMA has fewer than 5 flood insurance claims from anywhere in ZIP code 77036.')
    }
  })

  it('returns the same record if the rows arrive in reverse order', async () => {
    const amount = fc.oneof(fc.constant(null), fc.integer({ min: -50, max: 90_000 }))
    const row = fc.record({
      amountPaidOnBuildingClaim: amount,
      yearOfLoss: fc.integer({ min: 1970, max: 2026 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 5, maxLength: 30 }), async (parts) => {
        const rows = parts.map(claim)
        const [one] = (await count({ zip: '77036' }, withRows('NfipClaims', { rows }))).records
        const [other] = (await count({ zip: '77036' }, withRows('NfipClaims', { rows: rows.toReversed() })))
          .records
        expect(one).toEqual(other)
        expect(one?.claims).toBe(rows.length)
      }),
      { numRuns: 20 },
    )
  })

  it('requests the total and the claims whose block group begins with the tract number', async () => {
    const answer = await sample.call('federal-flood-history', 'countClaims', { tract: '48201432802' })
    const requests = answer.ok ? answer.meta.requests : []
    const urls: string[] = requests.map(({ url }) => url)
    for (const engineUrl of urls) expect(engineUrl).not.toMatch(/[?&]\$/)
    const engine = engineWith(async (request) => {
      urls.push(request.url)
      return simulated(request)
    })
    await call('countClaims', { tract: '48201432802' }, engine)
    const claimsUrl = urls.find((url) => url.includes('NfipClaims?')) ?? ''
    expect(claimsUrl).toContain('https://www.fema.gov/api/open/v3/NfipClaims?%24filter=')
    expect(queryOf(claimsUrl)).toContain("$filter=startswith(censusGeoid,'48201432802')&")
    expect(queryOf(claimsUrl)).toContain('$inlinecount=allpages')
    expect(queryOf(claimsUrl)).not.toMatch(/latitude|waterDepth|dateOfLoss/)
  })

  it('counts claims under the 2010 tract number separately from claims under the 2020 tract numbers', async () => {
    if (!splitCell) throw new Error('no split tract')
    const [older, west, east] = [tractOf(splitCell), halfOf(splitCell, 'west'), halfOf(splitCell, 'east')]
    const counts = await Promise.all(
      [older, west, east].map(async (tract) => (await count({ tract })).records[0]?.claims),
    )
    const rows = claimsOf(splitCell)
    const expected = [older, west, east].map(
      (tract) => rows.filter(({ censusGeoid }) => String(censusGeoid).startsWith(tract)).length,
    )
    expect(counts).toEqual(expected.map((size) => (size > 0 && size < 5 ? 'fewer than 5' : size)))
    expect((await count({ tract: older })).caveats).toContain(claimTexts.vintage)
  })

  it.each([
    ['tract', { tract: '48999999999' }],
    ['zip', { zip: '00001' }],
  ])(
    'refuses the %s parameter of an area that does not exist instead of counting zero',
    async (field, params) => {
      expect(await call('countClaims', params)).toMatchObject({
        ok: false,
        error: { code: 'invalid_params', issues: [{ path: field }] },
      })
    },
  )

  it('counts zero claims for a tract that exists', async () => {
    const quiet = split.find((cell) => !isSplit(cell) && claimsOf(cell).length === 0)
    if (!quiet) throw new Error('no tract without claims')
    const { records, sentence } = await count({ tract: tractOf(quiet) })
    expect(records[0]).toMatchObject({ claims: 0, closedWithoutPayment: null })
    expect(sentence).toMatch(/does not mean that it never flooded/)
  })

  it('fails if the Census Bureau cannot say whether an area without claims exists', async () => {
    const engine = engineWith(async (request) =>
      request.url.includes('tigerweb') ? new Response('busy', { status: 503 }) : simulated(request),
    )
    expect(await call('countClaims', { tract: '48999999999' }, engine)).toMatchObject({
      ok: false,
      error: { code: 'upstream_unavailable' },
    })
  })

  it.each([[{}], [{ tract: '48201432802', zip: '77036' }], [{ tract: '48201' }], [{ zip: '7703' }]])(
    'refuses the claims query %j',
    async (params) => {
      expect(await call('countClaims', params)).toMatchObject({ error: { code: 'invalid_params' } })
    },
  )

  it('fails if a returned row lies outside the requested ZIP code', async () => {
    const rows = [claim(), claim({ reportedZipCode: '10001' })]
    expect(await call('countClaims', { zip: '77036' }, withRows('NfipClaims', { rows }))).toMatchObject({
      error: { code: 'upstream_changed' },
    })
  })

  it('combines spans of years into the whole list if the source truncates it', async () => {
    const all = Array.from({ length: 25_000 }, (_, at) => claim({ yearOfLoss: 1970 + (at % 57) }))
    const engine = engineWith(async (request) => {
      if (!request.url.includes('/NfipClaims?')) return simulated(request)
      const filter = new URL(request.url).searchParams.get('$filter') ?? ''
      const rows = all.filter(parseFilter(filter, new Set(Object.keys(claim()))).test)
      return Response.json({ metadata: { count: rows.length }, NfipClaims: rows.slice(0, 10_000) })
    })
    const { records } = await count({ zip: '77036' }, engine)
    expect(records[0]).toMatchObject({
      claims: 25_000,
      paidOnBuilding: 25_000,
      firstYear: 1970,
      lastYear: 2026,
    })
  })

  it('counts the returned rows if the source reports a total of 0, but fails for a full page', async () => {
    const rows = Array.from({ length: 7 }, () => claim())
    const engine = withRows('NfipClaims', { rows, count: 0 })
    expect((await count({ zip: '77036' }, engine)).records[0]?.claims).toBe(7)
    const full = withRows('NfipClaims', { rows: Array.from({ length: 10_000 }, () => claim()), count: 0 })
    expect(await call('countClaims', { zip: '77036' }, full)).toMatchObject({
      error: { code: 'upstream_changed' },
    })
  })

  it('reports a notice of retirement that a response with status 200 contains', async () => {
    const rows = Array.from({ length: 7 }, () => claim())
    const metadata = { deprecated: true, depDate: '2027-01-01T00:00:00.000Z' }
    const engine = withRows('NfipClaims', { rows, metadata })
    expect((await count({ zip: '77036' }, engine)).caveats[0]).toMatch(/announces the end of this data set/)
    const check = await engine.call('federal-flood-history', 'checkFields', {}, { internal: true })
    expect(check).toMatchObject({
      data: {
        findings: [
          { missing: [expect.stringMatching(/announces the end/)] },
          { missing: [] },
          { missing: [] },
        ],
      },
    })
  })

  it('returns the count without a refresh date if the list of data sets fails', async () => {
    const engine = engineWith(async (request) =>
      request.url.includes('OpenFemaDataSets') ? new Response('', { status: 503 }) : simulated(request),
    )
    expect((await count({ zip: '36542' }, engine)).records[0]).toMatchObject({ refreshedOn: null })
  })

  it.each([
    ['a web page under load', () => new Response('<!DOCTYPE html>', { status: 503 }), 'upstream_unavailable'],
    [
      'a web page about a removed data set',
      () => new Response('<!DOCTYPE html>', { status: 404 }),
      'upstream_rejected',
    ],
    [
      'a refused column',
      () =>
        Response.json(
          { error: [{ code: 'OF_OQP_002', message: 'Field "X" not found in the model path' }] },
          { status: 400 },
        ),
      'upstream_changed',
    ],
    [
      'a row without its amounts',
      () => Response.json({ metadata: { count: 1 }, NfipClaims: [{ yearOfLoss: 2017 }] }),
      'upstream_changed',
    ],
    ['an answer without rows', () => Response.json({ metadata: { count: 1 } }), 'upstream_changed'],
  ])('distinguishes %s from a count of zero', async (_, answer, code) => {
    const engine = engineWith(async (request) =>
      request.url.includes('NfipClaims?') ? answer() : simulated(request),
    )
    expect(await call('countClaims', { zip: '36542' }, engine)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('counties of OpenFEMA', () => {
  const ask = async (entity: string, filter: string) => {
    const query = new URLSearchParams({ $filter: filter, $inlinecount: 'allpages', $top: '1' })
    const response = await simulateOpenFema(new Request(`https://www.fema.gov/api/open/${entity}?${query}`))
    return { status: response.status, count: (await response.json()).metadata.count as number }
  }

  it('finds claims by a county number of five digits, but no claim and no error by three digits', async () => {
    expect(await ask('v3/NfipClaims', "countyCode eq '201'")).toEqual({ status: 200, count: 0 })
    expect((await ask('v3/NfipClaims', "countyCode eq '48201'")).count).toBeGreaterThan(0)
  })

  it('searches declarations by state and the last three digits of the county, including statewide declarations', async () => {
    const urls: string[] = []
    const engine = engineWith(async (request) => {
      urls.push(request.url)
      return simulated(request)
    })
    const { records } = await dataOf(
      engine.call('federal-flood-history', 'listDeclarations', { county: '48201' }),
    )
    expect(records.length).toBeGreaterThan(0)
    expect(queryOf(urls[0] ?? '')).toContain(
      "$filter=state eq 'TX' and (fipsCountyCode eq '201' or fipsCountyCode eq '000')",
    )
  })

  it.each(['201', '4820', '48999'])('refuses the county %s and names the parameter', async (county) => {
    expect(await call('listDeclarations', { county })).toMatchObject({
      error: { code: 'invalid_params', issues: [{ path: 'county' }] },
    })
  })
})

describe('listDeclarations', () => {
  const row = (overrides: object = {}) => ({
    femaDeclarationString: 'DR-4611-LA',
    disasterNumber: 4611,
    declarationType: 'DR',
    declarationDate: '2021-08-29T00:00:00.000Z',
    incidentType: 'Hurricane',
    declarationTitle: 'HURRICANE IDA ',
    ihProgramDeclared: false,
    iaProgramDeclared: false,
    paProgramDeclared: true,
    hmProgramDeclared: true,
    incidentBeginDate: '2021-08-26T00:00:00.000Z',
    incidentEndDate: null,
    fipsCountyCode: '071',
    ...overrides,
  })
  const list = async (...rows: object[]) =>
    dataOf(
      withRows('DisasterDeclarationsSummaries', { rows }).call('federal-flood-history', 'listDeclarations', {
        county: '22071',
      }),
    )

  it('merges the rows of one declaration, and unites the programs of these rows', async () => {
    const { records } = await list(row(), row({ ihProgramDeclared: true }), row({ fipsCountyCode: '000' }))
    expect(records).toMatchObject([
      {
        number: 4611,
        scope: 'county',
        individualAssistance: true,
        isFlood: true,
        title: 'HURRICANE IDA',
        endedOn: null,
      },
    ])
  })

  it('marks statewide declarations, and lists the newest declaration first', async () => {
    const statewide = row({
      disasterNumber: 3460,
      fipsCountyCode: '000',
      declarationDate: '2020-03-13T00:00:00.000Z',
      incidentType: 'Biological',
      declarationTitle: 'COVID-19',
    })
    const { records, sentence } = await list(statewide, row())
    expect(records).toMatchObject([{ number: 4611 }, { number: 3460, scope: 'statewide', isFlood: false }])
    expect(sentence).toBe(
      '1 of 2 declarations for Orleans Parish, LA names a flood or a storm: Major disaster: Hurricane Ida, August 29, 2021.',
    )
  })

  it.each([
    ['Severe Storm', 'X', true],
    ['Severe Storm(s)', 'X', true],
    ['Tornado', 'SEVERE STORMS, TORNADOES, AND FLOODING', true],
    ['Tornado', 'TORNADOES', false],
    ['Severe Ice Storm', 'ICE', false],
    ['Fire', 'STALLION FIRE', false],
  ])(
    'marks the incident type %s with the title %s as a flood: %s',
    async (incidentType, declarationTitle, isFlood) => {
      expect((await list(row({ incidentType, declarationTitle }))).records).toMatchObject([{ isFlood }])
    },
  )

  it('reports that a county has no disaster declaration if the list is empty', async () => {
    expect((await list()).sentence).toMatch(/^FEMA has no disaster declaration since 1953 for Orleans Parish/)
  })
})

describe('getCommunity', () => {
  const row = (overrides: object = {}) => ({
    communityIdNumber: '060123',
    communityName: 'FERN, CITY OF   ',
    participatingInNFIP: true,
    currentlyEffectiveMapDate: '09/16/11(M)',
    regularEmergencyProgramDate: '02/04/81',
    classRating: '5',
    sfhaDiscount: '25%',
    nonSfhaDiscount: '10%',
    ...overrides,
  })
  const get = async (overrides: object = {}) =>
    dataOf(
      withRows('NfipCommunityStatusBook', { rows: [row(overrides)] }).call(
        'federal-flood-history',
        'getCommunity',
        {
          communityId: '060123',
        },
      ),
    )

  it('returns the discount of a community, and the date of the map without the mark', async () => {
    const { records, sentence } = await get()
    expect(records).toMatchObject([
      {
        name: 'FERN, CITY OF',
        program: 'regular',
        programSince: '1981-02-04',
        mapDate: '2011-09-16',
        mapMark: '(M)',
        discount: '25%',
      },
    ])
    expect(sentence).toMatch(/rating class is 5, with a discount of 25%/)
  })

  it('reads the mark (E) as the emergency program, and a community number without a leading zero', async () => {
    const { records } = await get({
      regularEmergencyProgramDate: '02/04/81(E)',
      currentlyEffectiveMapDate: '(NSFHA)',
      communityIdNumber: 60123,
    })
    expect(records).toMatchObject([
      { communityId: '060123', program: 'emergency', mapDate: null, mapMark: '(NSFHA)' },
    ])
  })

  it('says that a community outside of the program has no federal insurance', async () => {
    expect((await get({ participatingInNFIP: false })).sentence).toMatch(
      /There is no federal flood insurance/,
    )
    expect((await get({ participatingInNFIP: null })).sentence).toMatch(/does not say/)
  })

  it('returns no record for a number that the register does not have', async () => {
    expect(await call('getCommunity', { communityId: '999999' })).toMatchObject({
      data: { records: [], sentence: expect.stringMatching(/no community 999999/) },
    })
  })

  it.each([
    ['01/02/68', '2068-01-02'],
    ['01/02/69', '1969-01-02'],
    ['13/02/69', null],
    [null, null],
  ])('reads the date %s as %s, with years from 1969 to 2068', (cell, day) => {
    expect(readMarkedDay(cell).day).toBe(day)
  })
})

describe('a replaced version', () => {
  it('responds with status 200 and a deprecation notice in the envelope', async () => {
    const url =
      "https://www.fema.gov/api/open/v2/FimaNfipClaims?%24filter=reportedZipCode eq '36542'&%24top=1"
    const { metadata } = await (await simulateOpenFema(new Request(url))).json()
    expect(metadata).toMatchObject({ deprecated: true, count: 0 })
  })
})

it('finds the grid cell of a simulated tract by the tract number', () => {
  for (const cell of split.slice(0, 20)) expect(cellsOfTract(tractOf(cell))).toContainEqual(cell)
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) =>
  JSON.parse(readFileSync(join(samples ?? '', 'federal-flood-history', file), 'utf8'))

describe.skipIf(!samples)('recorded rows', () => {
  it('computes the expected counts and median from recorded claims under the column names of version 3', async () => {
    const old: Record<string, number>[] = recorded('nfip-claims-old-copy-rows.json')
    const rows = old.map(({ amountpaidonbuildingclaim: amount }) =>
      claim({ amountPaidOnBuildingClaim: amount }),
    )
    const { records } = await count({ zip: '77036' }, withRows('NfipClaims', { rows }))
    expect(records[0]).toMatchObject({
      claims: 10,
      paidOnBuilding: 6,
      closedWithoutPayment: 'fewer than 5',
      medianOnBuilding: 1_502.55,
    })
    const { NfipClaims: newer } = recorded('nfip-claims-v3-row.trimmed.json')
    const whole = newer.map((row: object) => ({ ...row, censusGeoid: null }))
    const one = await count({ zip: '77036' }, withRows('NfipClaims', { rows: whole }))
    expect(one.records[0]?.claims).toBe('fewer than 5')
  })

  it('finds every column that the connector reads in the recorded lists of columns', () => {
    const { fields } = recorded('nfip-claims-v3-fields.json')
    const names = fields.map(({ name }: { name: string }) => name)
    for (const name of Object.keys(claim())) expect(names).toContain(name)
    const register = recorded('community-status-book-v1-fields.json')
    expect(register.fields.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([
        'communityIdNumber',
        'participatingInNFIP',
        'sfhaDiscount',
        'regularEmergencyProgramDate',
      ]),
    )
  })

  it('lists the recorded declaration of a fire', async () => {
    const { DisasterDeclarationsSummaries: rows } = recorded('disaster-declarations-v2-row.json')
    const county = rows.map((row: object) => ({ ...row, fipsCountyCode: '031' }))
    const engine = withRows('DisasterDeclarationsSummaries', { rows: county })
    expect(await call('listDeclarations', { county: '32031' }, engine)).toMatchObject({
      data: {
        records: [
          {
            declaration: 'FM-5668-NV',
            isFlood: false,
            publicAssistance: true,
            endedOn: null,
            scope: 'county',
          },
        ],
      },
    })
  })

  it('fails if either recorded form of the envelope counts rows but contains no rows', async () => {
    const { answer, answerKeysAtRoot } = recorded('envelope-and-error.json')
    for (const envelope of [answer, answerKeysAtRoot]) {
      const engine = engineWith(async () => Response.json({ ...envelope, DisasterDeclarationsSummaries: [] }))
      expect(await call('listDeclarations', { county: '48201' }, engine)).toMatchObject({
        error: { code: 'upstream_unavailable' },
      })
    }
  })
})
