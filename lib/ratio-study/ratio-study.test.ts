import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, medianInterval, medianRanks } from './order-statistics'
import { type RatioPair, type RatioStudy, strengthOf, studyRatios } from './ratio-study'
import { standingOf, valuePerArea } from './standing'
import { draft, published } from './testing/published'

type Figures = Partial<Record<keyof RatioStudy, number | readonly [number, number]>>

const expected: Record<
  keyof typeof published,
  Figures & { prbSlope: number; prbInterval: [number, number] }
> = {
  'Table 1-1': {
    n: 36,
    median: 0.863913,
    mean: 0.899578,
    weightedMean: 0.914852,
    averageDeviation: 0.257599,
    cod: 29.8177,
    standardDeviation: 0.296576,
    cov: 32.9683,
    prd: 0.983305,
    prbSlope: 0.232261,
    prbInterval: [0.0755, 0.389],
    interval: [0.683636, 1.066667],
    q1: 0.637553,
    q3: 1.164664,
    unusual: 0,
  },
  'Table 1-4': {
    n: 17,
    median: 0.82,
    mean: 0.827168,
    weightedMean: 0.846999,
    averageDeviation: 0.119095,
    cod: 14.5238,
    standardDeviation: 0.143182,
    cov: 17.3099,
    prd: 0.976587,
    prbSlope: 0.13549,
    prbInterval: [0.0128, 0.2581],
    interval: [0.69303, 0.947024],
    q1: 0.695359,
    q3: 0.933333,
    unusual: 0,
  },
  'Table D-1': {
    n: 25,
    median: 0.909821,
    mean: 0.903127,
    weightedMean: 0.879467,
    averageDeviation: 0.068304,
    cod: 7.5074,
    standardDeviation: 0.082476,
    cov: 9.1323,
    prd: 1.026904,
    prbSlope: -0.119837,
    prbInterval: [-0.1723, -0.0673],
    interval: [0.84472, 0.938356],
    q1: 0.841577,
    q3: 0.965714,
    unusual: 0,
  },
  'Table D-2': {
    n: 16,
    median: 1,
    mean: 0.984375,
    weightedMean: 0.932353,
    averageDeviation: 0.078125,
    cod: 7.8125,
    standardDeviation: 0.102825,
    cov: 10.4457,
    prd: 1.055797,
    prbSlope: -0.01085,
    prbInterval: [-0.0556, 0.0339],
    interval: [0.9, 1.1],
    q1: 0.9,
    q3: 1.1,
    unusual: 0,
  },
}

const isNear = (actual: number | null | undefined, target: number) =>
  expect(Math.abs((actual ?? Number.NaN) - target)).toBeLessThanOrEqual(1e-4)

describe('studyRatios', () => {
  it.each(Object.keys(expected) as (keyof typeof published)[])(
    'returns the published figures for %s',
    (name) => {
      const study = studyRatios(published[name])
      const { prbSlope, prbInterval, interval, ...figures } = expected[name]
      for (const [figure, target] of Object.entries(figures)) isNear(study[figure as 'cod'], Number(target))
      isNear(study.prb?.slope, prbSlope)
      isNear(study.prb?.from, prbInterval[0])
      isNear(study.prb?.to, prbInterval[1])
      const [from, to] = interval as readonly [number, number]
      isNear(study.interval?.from, from)
      isNear(study.interval?.to, to)
    },
  )

  it('reproduces the figures that the 2026 draft states for its sample and for two quarters of the sample', () => {
    const study = studyRatios(draft)
    isNear(study.median, 0.8678)
    for (const [figure, target] of [
      [study.cod, 24.65],
      [study.prd, 0.9928],
      [study.prb?.slope, 0.1871],
      [study.interval?.from, 0.7554],
      [study.interval?.to, 1],
    ] as const)
      expect(figure).toBeCloseTo(target, target > 2 ? 2 : 4)
    const middle = study.median ?? 1
    const sorted = [...draft].sort((a, b) => proxy(a, middle) - proxy(b, middle))
    const ratios = (from: number, to?: number) =>
      sorted.slice(from, to).map(({ appraised, price }) => appraised / price)
    const [first, last] = [ratios(0, 14), ratios(-14)]
    expect([median(first), median(last)].map((each) => each?.toFixed(4))).toEqual(['0.7280', '1.1491'])
    expect(medianInterval(first, 90)?.from).toBeCloseTo(0.6429, 4)
    expect(medianInterval(first, 90)?.to).toBeCloseTo(0.8476, 4)
    expect(medianInterval(last, 90)?.from).toBeCloseTo(1, 4)
    expect(medianInterval(last, 90)?.to).toBeCloseTo(1.2476, 4)
  })

  it('matches figures that were calculated by hand for five pairs, and returns no interval', () => {
    const rows = [
      [95, 100],
      [180, 200],
      [285, 300],
      [420, 400],
      [425, 500],
    ]
    const study = studyRatios(rows.map(([appraised = 0, price = 0]) => ({ appraised, price })))
    for (const [figure, target] of Object.entries({
      median: 0.95,
      mean: 0.94,
      weightedMean: 0.93667,
      averageDeviation: 0.05,
      cod: 5.26316,
      standardDeviation: 0.07416,
      cov: 7.88954,
      prd: 1.00356,
    }))
      isNear(study[figure as 'cod'], target)
    isNear(study.prb?.slope, 0.0011)
    expect(study.interval).toBeNull()
  })

  it.each([
    [6, 1, 6],
    [9, 2, 8],
    [10, 2, 9],
    [15, 4, 12],
    [17, 4, 14],
    [20, 6, 15],
    [25, 8, 18],
    [30, 10, 21],
    [36, 12, 25],
  ])('bounds the confidence interval of the median of %i ratios by the ranks %i and %i', (n, from, to) => {
    expect(medianRanks(n, 95)).toEqual([from, to])
  })

  it('returns the ranks that the drafts state for a confidence of 90 percent', () => {
    expect(medianRanks(14, 90)).toEqual([4, 11])
    expect(medianRanks(13, 90)).toEqual([4, 10])
  })

  it('excludes pairs that have no valid ratio, and counts the excluded pairs', () => {
    const bad = [0, -1, Number.NaN, Number.POSITIVE_INFINITY]
    const pairs = [
      ...bad.map((price) => ({ appraised: 100, price })),
      ...bad.map((appraised) => ({ appraised, price: 100 })),
    ]
    expect(studyRatios([...pairs, { appraised: 90, price: 100 }])).toMatchObject({
      n: 1,
      refused: 8,
      median: 0.9,
      cod: 0,
      prd: 1,
      prb: null,
      standardDeviation: null,
      interval: null,
    })
    expect(studyRatios(pairs)).toMatchObject({
      n: 0,
      refused: 8,
      median: null,
      cod: null,
      prd: null,
      prb: null,
    })
    expect(studyRatios([])).toMatchObject({ n: 0, refused: 0, median: null, unusual: 0 })
  })

  it('returns no PRB if all properties have the same value', () => {
    expect(
      studyRatios(Array.from({ length: 9 }, () => ({ appraised: 100_000, price: 125_000 }))),
    ).toMatchObject({
      median: 0.8,
      cod: 0,
      prd: expect.closeTo(1, 9),
      prb: null,
      interval: { from: 0.8, to: 0.8 },
    })
  })

  it('counts a ratio far outside the middle half as unusual but does not exclude it', () => {
    const pairs = [90, 95, 100, 105, 110, 400].map((appraised) => ({ appraised, price: 100 }))
    expect(studyRatios(pairs)).toMatchObject({ n: 6, unusual: 1, highest: 4 })
  })
})

const proxy = ({ appraised, price }: RatioPair, middle: number) => 0.5 * (price + appraised / middle)

const dollars = fc.integer({ min: 10_000, max: 5_000_000 })
const sales = fc.array(fc.record({ appraised: dollars, price: dollars }), { minLength: 6, maxLength: 60 })
const same = ['n', 'median', 'mean', 'cod', 'cov', 'prd'] as const

describe('invariants of studyRatios', () => {
  it('returns the same figures in any order and any currency', () => {
    fc.assert(
      fc.property(sales, fc.double({ min: 0.1, max: 1_000, noNaN: true }), (pairs, scale) => {
        const before = studyRatios(pairs)
        const scaled = pairs.map(({ appraised, price }) => ({
          appraised: appraised * scale,
          price: price * scale,
        }))
        for (const after of [studyRatios([...pairs].reverse()), studyRatios(scaled)]) {
          for (const figure of same) expect(after[figure]).toBeCloseTo(before[figure] ?? 0, 6)
          expect(after.interval?.from).toBeCloseTo(before.interval?.from ?? 0, 6)
          expect(after.prb?.slope).toBeCloseTo(before.prb?.slope ?? 0, 5)
        }
      }),
    )
  })

  it('changes only the level if all prices are multiplied by one factor', () => {
    fc.assert(
      fc.property(sales, fc.double({ min: 0.5, max: 1, noNaN: true }), (pairs, factor) => {
        const before = studyRatios(pairs)
        const after = studyRatios(pairs.map(({ appraised, price }) => ({ appraised, price: price * factor })))
        expect((after.median ?? 0) * factor).toBeCloseTo(before.median ?? 0, 6)
        for (const figure of ['cod', 'prd', 'cov'] as const)
          expect(after[figure]).toBeCloseTo(before[figure] ?? 0, 6)
        expect(after.prb?.slope).toBeCloseTo(before.prb?.slope ?? 0, 5)
      }),
    )
  })

  it('returns the same level and spread and no wider interval if every sale is counted twice', () => {
    fc.assert(
      fc.property(sales, (pairs) => {
        const [once, twice] = [studyRatios(pairs), studyRatios([...pairs, ...pairs])]
        for (const figure of ['median', 'mean', 'cod', 'prd'] as const)
          expect(twice[figure]).toBeCloseTo(once[figure] ?? 0, 6)
        expect(twice.interval?.from).toBeGreaterThanOrEqual(once.interval?.from ?? 0)
        expect(twice.interval?.to).toBeLessThanOrEqual(once.interval?.to ?? 0)
      }),
    )
  })

  it('returns an interval that contains the median, and whose bounds are ratios of the sample', () => {
    fc.assert(
      fc.property(sales, (pairs) => {
        const { interval, median: middle } = studyRatios(pairs)
        const ratios = pairs.map(({ appraised, price }) => appraised / price)
        expect(ratios).toContain(interval?.from)
        expect(ratios).toContain(interval?.to)
        expect(interval?.from).toBeLessThanOrEqual(middle ?? 0)
        expect(interval?.to).toBeGreaterThanOrEqual(middle ?? 0)
      }),
    )
  })

  it('computes a PRB below 0 and a PRD above 1 if dear homes have lower ratios than cheap homes', () => {
    const pairs = Array.from({ length: 40 }, (_, at) => {
      const price = 100_000 * (1 + at)
      return { price, appraised: price * (1 - at / 100) }
    })
    const { prb, prd } = studyRatios(pairs)
    expect(prb?.to).toBeLessThan(0)
    expect(prd).toBeGreaterThan(1)
  })
})

describe('standingOf', () => {
  it('includes the figure itself in the ranking, and returns a range of ranks for equal figures', () => {
    expect(standingOf(150, [100, 150, 150, 200])).toEqual({
      n: 4,
      median: 150,
      q1: 137.5,
      q3: 162.5,
      lowest: 100,
      highest: 200,
      rank: { from: 2, to: 4, of: 5 },
    })
    expect(standingOf(1, [])).toMatchObject({ n: 0, median: null, rank: { from: 1, to: 1, of: 1 } })
  })

  it('returns a valid rank that does not depend on the order of the figures', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 9 }), (others, own) => {
        const { rank } = standingOf(own, others)
        expect(rank.from).toBeGreaterThanOrEqual(1)
        expect(rank.to).toBeLessThanOrEqual(others.length + 1)
        expect(standingOf(own, [...others].reverse()).rank).toEqual(rank)
      }),
    )
  })

  it('valuePerArea returns null if the value or the area is missing or not positive', () => {
    expect(valuePerArea(300_000, 1_500)).toBe(200)
    for (const [value, area] of [
      [null, 1],
      [1, null],
      [0, 1],
      [1, 0],
      [-1, 1],
      [Number.NaN, 1],
    ] as const)
      expect(valuePerArea(value, area)).toBeNull()
  })
})

it('classifies the strength of a study by the number of sales', () => {
  expect([0, 1, 4, 5, 9, 10, 29, 30].map(strengthOf)).toEqual([
    'none',
    'list',
    'list',
    'few',
    'few',
    'some',
    'some',
    'full',
  ])
})
