import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSimulatedLabor } from './simulator'
import { HOUR_MS, laborEngine } from './testing/labor-engine'

const rent = 'CUUR0000SEHA'
const wages = 'CES2000000003'
const nowhere = 'CUUR0000ZZZZ'

type Labor = ReturnType<typeof laborEngine>
type Params = Record<string, unknown>

const single = (labor: Labor, params: Parameters<Labor['engine']['call']>[2]) =>
  labor.engine.callNamed('federal-labor-stats', 'getSeries', params)

async function several(labor: Labor, seriesIds: string[], years: Params = {}) {
  const answer = await labor.engine.call('federal-labor-stats', 'getMultipleSeries', { seriesIds, ...years })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer
}

const spans = (labor: Labor) => labor.asked().map(({ startyear, endyear }) => `${startyear}-${endyear}`)

describe('invalid parameters', () => {
  it.each([
    ['getSeries', {}, 'seriesId'],
    ['getSeries', { seriesId: ' ' }, 'seriesId'],
    ['getSeries', { seriesId: 'A'.repeat(81) }, 'seriesId'],
    ['getSeries', { seriesId: 'CUUR0000/../x' }, 'seriesId'],
    ['getSeries', { seriesId: rent, startYear: 2024, endYear: 2023 }, 'endYear'],
    ['getSeries', { seriesId: rent, startYear: 1912 }, 'startYear'],
    ['getSeries', { seriesId: rent, endYear: 2101 }, 'endYear'],
    ['getSeries', { seriesId: rent, startYear: 2020.5 }, 'startYear'],
    ['getMultipleSeries', { seriesIds: [] }, 'seriesIds'],
    ['getMultipleSeries', { seriesIds: Array(51).fill(rent) }, 'seriesIds'],
    ['getMultipleSeries', { seriesIds: [rent, 'no good'] }, 'seriesIds.1'],
    ['getSurvey', { abbr: '' }, 'abbr'],
    ['getSurvey', { abbr: 'C/U' }, 'abbr'],
    ['getSurvey', { abbr: 'C'.repeat(21) }, 'abbr'],
    ['getPopularSeries', { survey: 'L A' }, 'survey'],
    ['getPopularSeries', { survey: 'L'.repeat(41) }, 'survey'],
  ])('%s refuses %j without a request', async (method, params, path) => {
    const labor = laborEngine()
    const answer = await labor.engine.callNamed('federal-labor-stats', method, params)
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    expect(!answer.ok && answer.error.issues[0]?.path).toBe(path)
    expect(labor.bodies).toEqual([])
  })
})

describe('requested years', () => {
  it.each([
    [{}, 2024, 2026],
    [{ startYear: 2022 }, 2022, 2026],
    [{ endYear: 2020 }, 2018, 2020],
    [{ startYear: 2023, endYear: 2023 }, 2023, 2023],
  ])('completes the years %j to %i through %i', async (range, startYear, endYear) => {
    const { data } = await several(laborEngine(), [rent], range)
    expect(data).toMatchObject({ startYear, endYear })
    const years = data.series[0]?.observations.map(({ year }) => year) ?? []
    expect([Math.min(...years), Math.max(...years)]).toEqual([startYear, endYear])
  })

  it('skips future years with a note', async () => {
    const labor = laborEngine()
    const { data } = await several(labor, [rent], { startYear: 2030, endYear: 2100 })
    expect(data.series[0]).toMatchObject({ status: 'no_data', observations: [] })
    expect(data.notes.join(' ')).toMatch(/after 2026/)
    expect(labor.bodies).toEqual([])
  })

  it('splits the years into as many requests as the source needs, newest first', async () => {
    const open = laborEngine()
    await several(open, [rent], { startYear: 1999, endYear: 2026 })
    expect(spans(open)).toEqual(['2017-2026', '2007-2016', '1997-2006'])
    const registered = laborEngine({ registered: true })
    await several(registered, [rent], { startYear: 1999, endYear: 2026 })
    expect(spans(registered)).toEqual(['2007-2026', '1987-2006'])
  })

  it('starts the oldest request with the year 1913', async () => {
    const labor = laborEngine({ registered: true })
    await several(labor, [rent], { startYear: 1913, endYear: 2100 })
    expect(spans(labor).at(-1)).toBe('1913-1926')
  })
})

describe('observations', () => {
  it('reads a published value as a number and a footnoted dash as null', async () => {
    const { data } = await several(laborEngine(), [rent, 'LNS14000000', wages], { startYear: 2025 })
    const [prices, unemployment, pay] = data.series.map(({ observations }) => observations)
    const october = prices?.find(({ year, period }) => year === 2025 && period === 'M10')
    expect(october).toMatchObject({
      value: null,
      published: null,
      footnotes: [{ code: 'X', text: 'Not collected for this month.' }],
    })
    const november = prices?.find(({ year, period }) => year === 2025 && period === 'M11')
    expect(november?.value).toBe(Number(november?.published))
    expect(november?.footnotes).toEqual([])
    expect(unemployment?.some(({ year, period }) => year === 2025 && period === 'M10')).toBe(false)
    expect(pay?.[0]).toMatchObject({ isLatest: true, footnotes: [{ code: 'P' }] })
    expect(pay?.filter(({ isLatest }) => isLatest)).toHaveLength(1)
  })

  it.each([
    ['1,234.5', 1234.5],
    ['-', null],
    ['', null],
    ['(NA)', null],
    ['0', 0],
    ['-1.5', -1.5],
  ])('reads the value "%s" as %s', async (value, expected) => {
    const row = { year: '2026', period: 'M01', periodName: 'January', value, footnotes: [{}] }
    const Results = { series: [{ seriesID: rent, data: [row] }] }
    const labor = laborEngine({
      change: () => Response.json({ status: 'REQUEST_SUCCEEDED', message: [], Results }),
    })
    const { data } = await several(labor, [rent], { startYear: 2026 })
    expect(data.series[0]?.observations[0]?.value).toBe(expected)
  })
})

describe('getMultipleSeries', () => {
  it('returns the state of each series: loaded, not found, or without data', async () => {
    const { data } = await several(laborEngine(), [rent, nowhere, 'CUURA311SEHA'], { startYear: 2024 })
    expect(data.series.map(({ status }) => status)).toEqual(['loaded', 'not_found', 'no_data'])
    expect(data.isComplete).toBe(false)
  })

  it('requests a repeated series once regardless of case, in requests of at most 25 series', async () => {
    const labor = laborEngine()
    const ids = Array.from({ length: 49 }, (_, index) => `WPU${String(index + 10)}`)
    const { data } = await several(labor, [...ids, 'wpu10'])
    expect(labor.asked().map(({ seriesid }) => seriesid.length)).toEqual([25, 24])
    expect(data.requested).toBe(49)
    expect(data.notes.join(' ')).toMatch(/more than once/)
  })

  it('requests each series at most once while it is cached', async () => {
    const labor = laborEngine()
    await several(labor, [rent, wages], { startYear: 2017 })
    await several(labor, [wages, rent, 'WPU081'], { startYear: 2010 })
    expect(labor.asked().map(({ seriesid, endyear }) => [endyear, ...seriesid])).toEqual([
      ['2026', rent, wages],
      ['2026', 'WPU081'],
      ['2016', wages, rent, 'WPU081'],
    ])
  })

  it('spends one request on an unknown series, however many years the query covers', async () => {
    const labor = laborEngine()
    await single(labor, { seriesId: nowhere, startYear: 1913 })
    expect(labor.bodies).toHaveLength(1)
    await several(labor, [nowhere, rent], { startYear: 2007 })
    expect(labor.asked().map(({ seriesid }) => seriesid)).toEqual([[nowhere], [rent], [rent]])
  })

  it('combines identical concurrent queries into one request', async () => {
    const labor = laborEngine()
    await Promise.all(Array.from({ length: 8 }, () => several(labor, [rent, wages])))
    expect(labor.bodies).toHaveLength(1)
  })

  it('returns all other series if one series is unreadable', async () => {
    const labor = laborEngine({ switches: { locked: [wages] } })
    const { data } = await several(labor, [rent, wages])
    expect(data.series.map(({ status }) => status)).toEqual(['loaded', 'failed'])
    expect(data.series[1]?.missingYears).toMatchObject([
      { startYear: 2024, endYear: 2026, code: 'upstream_unavailable' },
    ])
    labor.source.switches.locked = []
    expect((await several(labor, [rent, wages])).data.isComplete).toBe(true)
    expect(labor.asked().at(-1)?.seriesid).toEqual([wages])
  })

  it('reports series missing from a truncated list as failures, not as series without data', async () => {
    const labor = laborEngine({
      change: () =>
        Response.json({ status: 'REQUEST_SUCCEEDED', message: ['Cut.'], Results: { series: [] } }),
    })
    expect(await single(labor, { seriesId: rent })).toMatchObject({ error: { code: 'upstream_unavailable' } })
  })

  it('reads results that the source wraps in a list', async () => {
    const [object, list] = await Promise.all(
      [false, true].map((isListed) => several(laborEngine({ switches: { isListed } }), [rent])),
    )
    expect(list?.data.series).toEqual(object?.data.series)
  })
})

describe('getSingleSeries', () => {
  it('reports an unknown series as not found although the source reports success', async () => {
    expect(await single(laborEngine(), { seriesId: nowhere })).toMatchObject({
      ok: false,
      error: { code: 'not_found', issues: [{ path: 'seriesId' }] },
    })
  })

  it('names the place, measure and season that a series id contains', async () => {
    const { data } = await several(laborEngine(), [
      'LAUCN040010000000003',
      'LASST060000000000003',
      'CUSR0000SA0',
    ])
    expect(data.series.map(({ name, seasonality }) => [name, seasonality])).toEqual([
      ['Unemployment rate, Apache, AZ (county)', 'unadjusted'],
      ['Unemployment rate, California', 'adjusted'],
      ['Consumer prices, all items, U.S. city average', 'adjusted'],
    ])
  })
})

describe('unknown series', () => {
  it.each([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ])(
    'recognizes an unknown series in either wording with one request (older wording: %s, key: %s)',
    async (isOlderWording, registered) => {
      const labor = laborEngine({ registered, switches: { isOlderWording } })
      for (const _ of [1, 2, 3]) {
        expect(await single(labor, { seriesId: nowhere, catalog: true })).toMatchObject({
          error: { code: 'not_found' },
        })
      }
      expect(labor.bodies).toHaveLength(1)
    },
  )

  it.each([false, true])(
    'loads the known series beside an unknown one, and requests catalogs only with a key (key: %s)',
    async (registered) => {
      const labor = laborEngine({ registered })
      const { data } = await several(labor, [rent, nowhere, wages], { catalog: true })
      expect(data.series.map(({ status }) => status)).toEqual(['loaded', 'not_found', 'loaded'])
      expect(
        labor
          .asked()
          .filter(({ catalog }) => catalog)
          .map(({ seriesid }) => seriesid),
      ).toEqual(registered ? [[wages, rent]] : [])
    },
  )
})

describe('refused parameters', () => {
  const body = {
    status: 'REQUEST_FAILED',
    message: ['Your request has failed. Please check your input parameters, and try your request again.'],
    Results: null,
  }

  it('returns the series with a note if the catalog is refused', async () => {
    const labor = laborEngine({
      registered: true,
      change: (text) => (text.includes('"catalog"') ? Response.json(body) : undefined),
    })
    const { data } = await several(labor, [rent, wages], { catalog: true })
    expect(data.series.map(({ status, catalog }) => [status, catalog])).toEqual([
      ['loaded', null],
      ['loaded', null],
    ])
    expect(data.notes.join(' ')).toMatch(`No catalog came for ${rent}, ${wages}.`)
    expect(labor.bodies).toHaveLength(2)
  })

  it('keeps sending requests after the source has refused parameters', async () => {
    const labor = laborEngine({
      change: (text) => (text.includes(nowhere) ? Response.json(body) : undefined),
    })
    for (const suffix of ['A', 'B', 'C', 'D', 'E', 'F']) {
      expect(await single(labor, { seriesId: `${nowhere}${suffix}` })).toMatchObject({
        error: { code: 'upstream_rejected' },
      })
    }
    expect(labor.bodies).toHaveLength(6)
    expect(await single(labor, { seriesId: rent })).toMatchObject({ ok: true })
  })
})

describe('remarks about the catalog', () => {
  it.each([
    'Unable to get Catalog Data for series CUUR0000SEHA',
    'Catalog has been disabled for series CUUR0000SEHA',
    'The catalog has been disabled.',
  ])('ignores a remark about the catalog if the data are complete: %s', async (remark) => {
    const labor = laborEngine({
      change: async (text) => {
        if (!text) return undefined
        const request = new Request('https://api.bls.gov/publicAPI/v2/timeseries/data/', {
          method: 'POST',
          body: text,
        })
        const answer = await (await createSimulatedLabor().simulate(request)).json()
        return Response.json({ ...answer, message: [remark] })
      },
    })
    const { data } = await several(labor, [rent], { startYear: 2024, endYear: 2025 })
    expect(data.series[0]).toMatchObject({ status: 'loaded', hasUnreadRemark: false })
    expect(data.notes.join(' ')).not.toMatch(/do not understand/)
  })
})

describe('unconfirmed names', () => {
  it("marks an unconfirmed name and prefers the source's title", async () => {
    const open = await several(laborEngine(), ['WPU1333'])
    expect(open.data.series[0]).toMatchObject({
      name: expect.stringMatching(/^Ready-mix/),
      isNameUnconfirmed: true,
    })
    const registered = await several(laborEngine({ registered: true }), ['WPU1333'])
    expect(registered.data.series[0]).toMatchObject({
      name: 'Sample series WPU1333',
      isNameUnconfirmed: false,
    })
  })
})

describe('calculations and catalog', () => {
  const extras = { calculations: true, catalog: true, startYear: 2023, endYear: 2024 }

  it('returns calculations and catalog with a key', async () => {
    const { data } = await several(laborEngine({ registered: true }), [wages], extras)
    const [pay] = data.series
    expect(pay?.catalog).toMatchObject({ series_id: wages, survey_abbreviation: 'CE' })
    expect(Object.keys(pay?.observations.at(-1)?.calculations?.netChanges ?? {})).toEqual([
      '1',
      '3',
      '6',
      '12',
    ])
    expect(pay?.observations.filter(({ isAnnual }) => isAnnual).map(({ period }) => period)).toEqual([
      'M13',
      'M13',
    ])
  })

  it('returns values without calculations and catalog if there is no key, and adds a note', async () => {
    const labor = laborEngine()
    const { data } = await several(labor, [wages], extras)
    expect(data.series[0]).toMatchObject({ status: 'loaded', catalog: null })
    expect(data.series[0]?.observations[0]).not.toHaveProperty('calculations')
    expect(data.notes.join(' ')).toMatch(/Without calculations and catalog.*key/)
    expect(Object.keys(labor.asked()[0] ?? {})).toEqual(['seriesid', 'startyear', 'endyear'])
  })
})

describe('daily quota', () => {
  it('omits the oldest years after the quota is exhausted, and states when the quota renews', async () => {
    const labor = laborEngine()
    const { data } = await several(
      labor,
      Array.from({ length: 50 }, (_, i) => `WPU${i + 10}`),
      {
        startYear: 1913,
      },
    )
    expect(labor.bodies.length).toBe(24)
    expect(data.series.some(({ status }) => status === 'loaded')).toBe(true)
    const more = await several(labor, ['WPU081'], { startYear: 2007 })
    expect(labor.bodies.length).toBe(25)
    expect(more.data.series[0]).toMatchObject({
      status: 'partial',
      missingYears: [{ startYear: 2007, endYear: 2016, code: 'rate_limited' }],
    })
    expect(more.data.series[0]?.missingYears[0]?.message).toMatch(
      /25 questions a day.*again on June 21, 2026 at 12:00 AM EDT/,
    )
    expect(await labor.engine.budgetOf('federal-labor-stats', 'api.bls.gov')).toEqual({
      perDay: 25,
      left: 0,
      renewsAt: '2026-06-21T04:00:00.000Z',
    })
  })

  it('returns cached series while the quota is exhausted, and sends requests again after it renews', async () => {
    const labor = laborEngine({ switches: { perDay: 1 } })
    const first = await several(labor, [rent])
    labor.clock.now = new Date(labor.clock.now.getTime() + 25 * HOUR_MS)
    await single(labor, { seriesId: 'WPU081' })
    expect(await single(labor, { seriesId: 'WPU101' })).toMatchObject({
      ok: false,
      error: { code: 'rate_limited', retryAfter: expect.any(Number) },
    })
    const stale = await several(labor, [rent])
    await expect
      .poll(async () => (await several(labor, [rent])).meta.refreshFailed?.code)
      .toBe('rate_limited')
    expect(stale.meta).toMatchObject({ state: 'stale', retrievedAt: first.meta.retrievedAt })
    expect(stale.data.series).toEqual(first.data.series)
    labor.clock.now = new Date(labor.clock.now.getTime() + 24 * HOUR_MS)
    expect(await single(labor, { seriesId: 'WPU101' })).toMatchObject({ ok: true })
  })

  it('sends no more requests after the source has reported an exhausted quota', async () => {
    const labor = laborEngine({ switches: { perDay: 0 } })
    expect(await single(labor, { seriesId: rent })).toMatchObject({ error: { code: 'rate_limited' } })
    expect(await single(labor, { seriesId: wages })).toMatchObject({ error: { code: 'rate_limited' } })
    expect(labor.bodies).toHaveLength(1)
    const info = await labor.engine.call('federal-labor-stats', 'getServiceInfo', {})
    expect(info).toMatchObject({
      ok: true,
      data: { isRegistered: false, questionsPerDay: 25, questionsLeft: 0 },
    })
  })
})

describe('getSurveys', () => {
  it('lists surveys, and finds one with its flags by abbreviation', async () => {
    const { engine } = laborEngine()
    const list = await engine.call('federal-labor-stats', 'listSurveys', {})
    expect(list.ok && list.data.surveys.map(({ abbreviation }) => abbreviation)).toContain('CU')
    expect(await engine.call('federal-labor-stats', 'getSurvey', { abbr: ' cu ' })).toMatchObject({
      ok: true,
      data: { survey: { abbreviation: 'CU', allowsNetChange: false, allowsPercentChange: true } },
    })
    expect(await engine.call('federal-labor-stats', 'getSurvey', { abbr: 'QQ' })).toMatchObject({
      ok: false,
      error: { code: 'not_found', issues: [{ path: 'abbr' }] },
    })
  })

  it('names the popular series of a survey if we know their ids', async () => {
    const { engine } = laborEngine()
    const local = await engine.call('federal-labor-stats', 'getPopularSeries', { survey: 'la' })
    expect(local.ok && local.data.series[0]).toMatchObject({ name: 'Unemployment rate, California' })
    const none = await engine.call('federal-labor-stats', 'getPopularSeries', { survey: 'QQ' })
    expect(none).toMatchObject({ ok: true, data: { returned: 0 } })
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) =>
  JSON.parse(readFileSync(join(samples ?? '', 'federal-labor-stats', file), 'utf8'))

describe.skipIf(!samples)('recorded labor responses', () => {
  it('parses the values, footnotes and calculations of a recorded series', async () => {
    const body = recorded('bls-v2-timeseries-catalog-calculations-annualavg.json')
    const labor = laborEngine({ registered: true, change: () => Response.json(body) })
    const { data } = await several(labor, ['APU0000701111'], {
      startYear: 2022,
      endYear: 2022,
      calculations: true,
      catalog: true,
    })
    const [flour] = data.series
    expect(flour?.status).toBe('loaded')
    expect(flour?.observations).toHaveLength(12)
    expect(flour?.name).toMatch(/^Flour, white/)
    expect(flour?.observations[0]).toMatchObject({
      value: 0.522,
      published: '0.522',
      footnotes: [],
      calculations: { netChanges: { 12: 0.134 }, percentChanges: { 12: 34.5 } },
    })
  })

  it.each([
    ['bls-mixed-invalid-2026-09.json', ['LNS14000000', 'BOGUS123'], ['loaded', 'not_found']],
    ['bls-jolts-2026-09.json', ['JTS000000000000000JOL'], ['loaded']],
  ])('reads the remarks recorded in 2026: %s', async (file, ids, statuses) => {
    const labor = laborEngine({ change: () => Response.json(recorded(file)) })
    const { data } = await several(labor, ids, { startYear: 2025, endYear: 2026 })
    expect(data.series.map(({ status }) => status)).toEqual(statuses)
    expect(data.notes.join(' ')).not.toMatch(/do not understand/)
  })

  it('returns the series if the catalog fails the whole request, as recorded', async () => {
    const failed = recorded('bls-generic-rejection-2026-09.json')
    const labor = laborEngine({
      registered: true,
      change: (text) => (text.includes('"catalog":true') ? Response.json(failed) : undefined),
    })
    const { data } = await several(labor, [rent, 'BOGUS123'], { catalog: true })
    expect(data.series.map(({ status }) => status)).toEqual(['loaded', 'not_found'])
  })

  it('reads the flags of recorded surveys', async () => {
    const rows: { survey_abbreviation: string; hasAnnualAverages: string }[] = recorded('surveys-facts.json')
    for (const row of rows.slice(0, 8)) {
      const Results = { survey: [row] }
      const { engine } = laborEngine({
        change: () => Response.json({ status: 'REQUEST_SUCCEEDED', message: [], Results }),
      })
      const answer = await engine.call('federal-labor-stats', 'getSurvey', { abbr: row.survey_abbreviation })
      expect(answer).toMatchObject({
        ok: true,
        data: { survey: { hasAnnualAverages: row.hasAnnualAverages === 'true' } },
      })
    }
  })

  it('accepts every recorded popular id', async () => {
    const lists: Record<string, string[]> = recorded('popular-series-documented-ids.json')
    const { engine } = laborEngine()
    for (const ids of Object.values(lists)) {
      const answer = await engine.call('federal-labor-stats', 'getMultipleSeries', { seriesIds: ids })
      expect(answer).toMatchObject({ ok: true, data: { requested: ids.length } })
    }
  })
})
