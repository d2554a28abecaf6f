import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { numbersNear, facilitiesNear as world } from '@/lib/sample-world/facilities/facilities'
import { tries } from '@/lib/testing/long-run'
import { facilitiesNear } from './facilities-near'
import type { ComplianceSimulatorSwitches } from './simulated/queries'
import { createSimulatedCompliance } from './simulator'
import { type ComplianceSample, sampleCompliance } from './testing/compliance-engine'

interface NearParams {
  service?: 'all-media' | 'air' | 'water'
  latitude: number
  longitude: number
  radiusMiles: number
  activeOnly?: boolean
  rings?: number
  pointAccuracyMeters?: number
}

const ask = (sample: ComplianceSample, params: NearParams) =>
  dataOf(
    sample.engine.call(
      'federal-env-compliance',
      'facilitiesNear',
      { service: 'all-media', ...params },
      { internal: true },
    ),
  )

const houston = { latitude: 29.7355, longitude: -95.2654 }

const anywhere = fc.record({
  latitude: fc.double({ min: 29.5, max: 30.3, noNaN: true }),
  longitude: fc.double({ min: -95.9, max: -94.9, noNaN: true }),
  radiusMiles: fc.double({ min: 0.1, max: 2, noNaN: true }),
})

const within = ({ longitude, latitude, radiusMiles }: NearParams) => [
  ...world(longitude, latitude, radiusMiles),
]

const countWithin = ({ longitude, latitude, radiusMiles }: NearParams) =>
  [...numbersNear(longitude, latitude, radiusMiles)].length

const anyFault: fc.Arbitrary<Partial<ComplianceSimulatorSwitches>> = fc.record({
  cutShare: fc.constantFrom(0, 0, 0.1, 0.5),
  repeatShare: fc.constantFrom(0, 0, 0.2),
  unplacedShare: fc.constantFrom(0, 0.3),
  readsRemembered: fc.constantFrom(1, Number.POSITIVE_INFINITY),
  forgotten: fc.constantFrom('error', 'empty', 'other'),
  columnOrder: fc.nat(3),
})

function expectToAddUp(counts: Awaited<ReturnType<typeof ask>>['counts']) {
  const { matched, listedWithPosition, listedWithoutPosition, notLoaded, countedTwice } = counts
  expect(matched).toBe(listedWithPosition + listedWithoutPosition + countedTwice + (notLoaded ?? 0))
}

describe('facilitiesNear', () => {
  it('returns each sample facility within the radius once', async () => {
    await fc.assert(
      fc.asyncProperty(anywhere, async (params) => {
        const { rows, counts, rings } = await ask(sampleCompliance(), params)
        const expected = within({ ...params, radiusMiles: Number(params.radiusMiles.toFixed(4)) })
        expect(rows.map(({ registryId }) => registryId).toSorted()).toEqual(
          expected.map(({ registryId }) => registryId).toSorted(),
        )
        expect(counts).toMatchObject({ matched: expected.length, notLoaded: 0, countedTwice: 0 })
        expect(rings.reduce((sum, { listed }) => sum + listed, 0)).toBe(counts.listedWithPosition)
        expectToAddUp(counts)
      }),
      { numRuns: tries(15) },
    )
  })

  it('returns counts that add up to the source’s total, whichever fault occurs', async () => {
    await fc.assert(
      fc.asyncProperty(anywhere, anyFault, async (params, switches) => {
        const { rows, counts, completeWithinMiles, rings } = await ask(sampleCompliance(switches), params)
        const expected = within({ ...params, radiusMiles: Number(params.radiusMiles.toFixed(4)) })
        const names = new Set(expected.map(({ registryId }) => registryId))
        expectToAddUp(counts)
        expect(rows.every(({ registryId }) => names.has(registryId ?? ''))).toBe(true)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        if (!switches.cutShare) expect(rows).toHaveLength(expected.length)
        if (counts.notLoaded)
          expect([completeWithinMiles, rings.some(({ complete }) => complete)]).toEqual([null, false])
      }),
      { numRuns: tries(25) },
    )
  })

  it('sorts facilities by distance into rings that end at a quarter, a half and all of the radius', async () => {
    const { rows, rings } = await ask(sampleCompliance(), { ...houston, radiusMiles: 2 })
    expect(rings.map(({ fromMiles, throughMiles }) => [fromMiles, throughMiles])).toEqual([
      [0, 0.5],
      [0.5, 1],
      [1, 2],
    ])
    const distances = rows.flatMap(({ distanceMiles }) => distanceMiles ?? [])
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    for (const { distanceMiles, ring } of rows) {
      if (
        distanceMiles === null ||
        Math.abs(distanceMiles - 0.5) < 0.01 ||
        Math.abs(distanceMiles - 1) < 0.01
      )
        continue
      expect(ring).toBe(distanceMiles < 0.5 ? 1 : distanceMiles < 1 ? 2 : 3)
      expect(distanceMiles).toBe(Number(distanceMiles.toFixed(2)))
    }
  })

  it('loads the requested number of rings, from the innermost outward', async () => {
    const sample = sampleCompliance()
    const params = { ...houston, radiusMiles: 3 }
    const answers = []
    for (const rings of [1, 2, 3]) answers.push(await ask(sample, { ...params, rings }))
    const [inner, half, whole] = answers
    expect(answers.map(({ loadedThroughRing }) => loadedThroughRing)).toEqual([1, 2, 3])
    expect(inner?.rings.map(({ complete }) => complete)).toEqual([true, false, false])
    expect(half?.rings.map(({ complete }) => complete)).toEqual([true, true, false])
    expect(half?.rows.slice(0, inner?.rows.length)).toEqual(inner?.rows)
    expect(whole?.rows.slice(0, half?.rows.length)).toEqual(half?.rows)
    for (const { counts, rings } of answers) {
      expectToAddUp(counts)
      expect(counts.matched).toBe(whole?.rows.length)
      expect(rings.reduce((sum, { notLoaded }) => sum + (notLoaded ?? 0), 0)).toBe(counts.notLoaded)
    }
    expect(inner?.counts.sentence).toMatch(/not loaded\. Loaded is everything within 0\.75 miles/)
  })

  it('limits the list to the nearest 5,000 facilities and counts all others', async () => {
    const params = { ...houston, radiusMiles: 12 }
    const { rows, counts, completeWithinMiles, rings } = await ask(sampleCompliance(), params)
    const miles = completeWithinMiles ?? 0
    expect(rows.length).toBeGreaterThan(3_000)
    expect(rows.length).toBeLessThanOrEqual(5_000)
    expect(rows).toHaveLength(countWithin({ ...params, radiusMiles: miles }))
    expect(counts.matched).toBe(countWithin(params))
    expect(rings.reduce((sum, { notLoaded }) => sum + (notLoaded ?? 0), 0)).toBe(counts.notLoaded)
    expectToAddUp(counts)
    expect(counts.sentence).toMatch(`Loaded is everything within ${miles} miles, at most 5,000 rows`)
  })

  it('counts facilities even if the source refuses the whole radius', async () => {
    const params = { ...houston, radiusMiles: 5 }
    const { rows, counts } = await ask(sampleCompliance({ rowLimit: 1_500 }), params)
    expect(counts.matched).toBe(countWithin(params))
    expect(counts.matched).toBeGreaterThan(1_500)
    expect(rows.length).toBeGreaterThan(400)
    expect(rows.length).toBeLessThanOrEqual(1_500)
    expectToAddUp(counts)
  })

  it.each(['error', 'empty', 'other'] as const)(
    'loads all rows although the source forgets the query between two pages (its response: %s)',
    async (forgotten) => {
      const sample = sampleCompliance({ readsRemembered: 1, forgotten })
      const params = { ...houston, radiusMiles: 3.5 }
      const { rows, counts } = await ask(sample, params)
      expect(rows.length).toBeGreaterThan(1_000)
      expect(new Set(rows.map(({ registryId }) => registryId)).size).toBe(countWithin(params))
      expect(counts).toMatchObject({ matched: rows.length, notLoaded: 0 })
      expect(sample.operations().filter((operation) => operation === 'get_facilities')).toHaveLength(2)
    },
  )

  it('counts rows as not loaded if the source sends one page twice and never sends another', async () => {
    const plain = createSimulatedCompliance()
    const sample = sampleCompliance({}, (request) =>
      request.url.includes('pageno=2') ? plain.simulate(first(request)) : undefined,
    )
    // Both simulators assign the same query numbers in the same order. `plain` runs the query here, so that
    // it can send the page of the query that `sample` runs later.
    const params = { ...houston, radiusMiles: 3.5 }
    const query = `p_lat=${params.latitude}&p_long=${params.longitude}&p_radius=${params.radiusMiles}&responseset=1000`
    await plain.simulate(named(`https://echodata.epa.gov/echo/echo_rest_services.get_facilities?${query}`))
    const { rows, counts, completeWithinMiles } = await ask(sample, params)
    expect(rows).toHaveLength(1_000)
    expect(counts).toMatchObject({
      matched: countWithin(params),
      notLoaded: countWithin(params) - 1_000,
      countedTwice: 0,
    })
    expect(completeWithinMiles).toBeNull()
    expect(counts.sentence).toMatch(/did not send every row it counts/)
  })

  it('exports the sentence about the counts as the first note, and positions where the source has them', async () => {
    const answer = await ask(sampleCompliance({ unplacedShare: 0.5 }), { ...houston, radiusMiles: 1 })
    const { rows, notes } = facilitiesNear.table(answer)
    expect(notes[0]).toBe(answer.counts.sentence)
    expect(rows.filter(({ geometry }) => geometry === null)).toHaveLength(answer.counts.listedWithoutPosition)
    expect(rows.filter(({ geometry }) => geometry !== null)).toHaveLength(answer.counts.listedWithPosition)
    expect(answer.counts.listedWithoutPosition).toBeGreaterThan(10)
  })

  it('counts the facilities that the active filter excludes', async () => {
    const params = { ...houston, radiusMiles: 1.5 }
    const all = await ask(sampleCompliance(), params)
    const active = await ask(sampleCompliance(), { ...params, activeOnly: true })
    const left = (all.counts.matched ?? 0) - (active.counts.matched ?? 0)
    expect(left).toBeGreaterThan(0)
    expect(active.counts.excludedByActiveOnly).toBe(left)
    expect(active.counts.sentence).toMatch(`leaves out ${left} more`)
    expect(all.counts.sentence).not.toMatch(/[Aa]ctive/)
  })

  it('lists every permit as a row, even if several permits belong to one site', async () => {
    const params = { ...houston, radiusMiles: 4 }
    const { rows, sites, rowKind, counts } = await ask(sampleCompliance(), { ...params, service: 'air' })
    const permits = within(params).flatMap(({ permits: sitePermits }) =>
      sitePermits.filter(({ program }) => program === 'air'),
    )
    expect(rows).toHaveLength(permits.length)
    expect(rowKind).toBe('permit')
    expect(sites).toBeLessThan(rows.length)
    expect(counts.sentence).toMatch(/permit records match/)
  })

  it('marks a facility near the edge of a ring as uncertain if the accuracy of either position allows both rings', async () => {
    const params = { ...houston, radiusMiles: 1 }
    const exact = await ask(sampleCompliance(), params)
    const vague = await ask(sampleCompliance(), { ...params, pointAccuracyMeters: 2_000 })
    expect(vague.rows.every(({ ringUncertain }) => ringUncertain)).toBe(true)
    for (const { distanceMiles, coordinateAccuracyMeters, ringUncertain } of exact.rows) {
      const apart =
        Math.min(...[0.25, 0.5, 1].map((edge) => Math.abs((distanceMiles ?? 0) - edge))) * 1609.344
      if (Math.abs(apart - (coordinateAccuracyMeters ?? 0)) > 20)
        expect(ringUncertain).toBe(apart < (coordinateAccuracyMeters ?? 0))
    }
  })

  it.each([
    [{ ...houston, radiusMiles: 0 }, 'radiusMiles'],
    [{ ...houston, radiusMiles: 100 }, 'radiusMiles'],
    [{ ...houston, radiusMiles: 1, rings: 4 }, 'rings'],
  ])('refuses the query %j', async (params, path) => {
    const sample = sampleCompliance()
    const result = await sample.engine.callNamed(
      'federal-env-compliance',
      'facilitiesNear',
      { service: 'air', ...params },
      { internal: true },
    )
    expect(result).toMatchObject({ error: { code: 'invalid_params', issues: [{ path }] } })
    expect(sample.sent).toEqual([])
  })
})

const named = (url: string) => new Request(url, { headers: { 'user-agent': 'test' } })
const first = ({ url }: Request) => named(url.replace('pageno=2', 'pageno=1'))
