import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import { FIRST_YEAR, yearBlocks } from './load-series'
import { createSimulatedLabor } from './simulator'
import { laborEngine } from './testing/labor-engine'

const now = () => new Date('2026-06-20T12:00:00Z')
const ids = ['CUUR0000SEHA', 'CES2000000003', 'LNS14000000', 'WPU081', 'LAUCN040010000000003', 'CUUR0000ZZZZ']

type Rows = { year: string; period: string; value: string }[]

/** Requests one year at a time, so that the simulator's limits never truncate the rows. */
async function fullSeries(seriesId: string, startYear: number, endYear: number): Promise<Rows> {
  const source = createSimulatedLabor({ now })
  const rows: Rows = []
  for (let year = endYear; year >= startYear; year -= 1) {
    const body = JSON.stringify({ seriesid: [seriesId], startyear: String(year), endyear: String(year) })
    const request = new Request('https://api.bls.gov/publicAPI/v2/timeseries/data/', { method: 'POST', body })
    const { Results } = await (await source.simulate(request)).json()
    rows.push(...Results.series[0].data)
  }
  return rows.map(({ year, period, value }) => ({ year, period, value }))
}

const question = fc.record({
  seriesIds: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 }),
  years: fc.tuple(fc.integer({ min: 1913, max: 2035 }), fc.integer({ min: 1913, max: 2035 })),
  registered: fc.boolean(),
  failing: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 5 }),
})

describe('series loaded in blocks', () => {
  it('returns the whole series except for the years reported as missing', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ seriesIds, years, registered, failing }) => {
        const [startYear = 0, endYear = 0] = years.toSorted((a, b) => a - b)
        let request = 0
        const labor = laborEngine({
          registered,
          change: () =>
            failing.includes(request++) ? new Response('<html>Busy</html>', { status: 503 }) : undefined,
        })
        const params = { seriesIds, startYear, endYear }
        const answer = await labor.engine.call('federal-labor-stats', 'getMultipleSeries', params)
        if (!answer.ok) {
          expect(answer.error.code).toBe('upstream_unavailable')
          return
        }
        for (const { seriesId, observations, missingYears, status } of answer.data.series) {
          const isMissing = (year: number) =>
            missingYears.some((gap) => year >= gap.startYear && year <= gap.endYear)
          const expected = (await fullSeries(seriesId, startYear, Math.min(endYear, 2026))).filter(
            ({ year }) => !isMissing(Number(year)),
          )
          const loaded = observations
            .filter(({ isAnnual }) => !isAnnual)
            .map(({ year, period, published }) => ({ year: String(year), period, value: published ?? '-' }))
          expect(loaded).toEqual(expected)
          if (status === 'loaded' || status === 'no_data') expect(missingYears).toEqual([])
        }
      }),
      { numRuns: tries(30) },
    )
  })

  it('requests only the failed blocks of years again to complete a series', async () => {
    let isDown = true
    const labor = laborEngine({
      change: (body) =>
        isDown && body.includes('"2007"') ? new Response('<html>Busy</html>', { status: 503 }) : undefined,
    })
    const params = { seriesIds: ids.slice(0, 4), startYear: 2000, endYear: 2026 }
    const first = await labor.engine.call('federal-labor-stats', 'getMultipleSeries', params)
    expect(first).toMatchObject({ ok: true, data: { isComplete: false } })
    isDown = false
    const second = await labor.engine.call('federal-labor-stats', 'getMultipleSeries', params)
    expect(second).toMatchObject({ ok: true, data: { isComplete: true } })
    expect(labor.asked().map(({ startyear }) => startyear)).toEqual(['2017', '2007', '1997', '2007'])
  })
})

describe('yearBlocks', () => {
  it('covers every requested year once, newest first, in blocks that the source accepts', () => {
    const anyYear = fc.integer({ min: FIRST_YEAR, max: 2100 })
    fc.assert(
      fc.property(anyYear, anyYear, fc.constantFrom(10, 20), (a, b, size) => {
        const [startYear, endYear] = [Math.min(a, b), Math.max(a, b)]
        const blocks = yearBlocks({ startYear, endYear }, 2026, size)
        for (let year = startYear; year <= Math.min(endYear, 2026); year += 1) {
          expect(blocks.filter((each) => each.startYear <= year && each.endYear >= year)).toHaveLength(1)
        }
        for (const each of blocks) expect(each.endYear - each.startYear).toBeLessThan(size)
        expect(blocks.map((each) => each.endYear)).toEqual(
          blocks.map((each) => each.endYear).toSorted((x, y) => y - x),
        )
      }),
    )
  })
})
