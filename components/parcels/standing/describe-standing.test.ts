import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ComparableParcel, SimilarParcelsReport } from '@/connectors/us-florida-parcels/public'
import { describeStanding } from './describe-standing'
import { stack } from './plot-dots'

const parcel = (number: number, justValue: number): ComparableParcel => ({
  key: `27:${number}`,
  address: `${number} INKWELL ST`,
  city: 'PENSACOLA',
  justValue,
  livingSquareFeet: 1_000,
  yearBuilt: 1990,
  place: null,
  meters: number,
})

function answerOf(parcels: number, sales: number, disaster = false): SimilarParcelsReport {
  const listed = Array.from({ length: parcels }, (_, at) => parcel(at + 1, 150_000 + 10_000 * at))
  const used = Array.from({ length: sales }, (_, at) => ({
    ...parcel(at + 1, 200_000 + 1_000 * at),
    price: 250_000,
    year: 2025,
    month: '05',
    code: '01',
  }))
  return {
    subject: { ...parcel(0, 175_000), rollYear: 2026, disaster },
    steps: [{ miles: 0.5, areaPercent: 15, years: 10, found: parcels }],
    found: parcels + 3,
    parcels: listed,
    isCut: false,
    dropped: [{ id: 'new', text: 'with new construction on this roll', count: 3 }],
    sales: {
      days: { firstDay: '2025-01-01', lastDay: '2025-12-31' },
      miles: 2,
      found: sales + 1,
      used,
      apart: [],
      otherDays: [],
      isCut: false,
      dropped: [],
    },
  }
}

const labels = (sales: number) =>
  describeStanding(answerOf(12, sales)).sales.figures.map(({ label }) => label)
const noteOf = (sales: number, label: string) =>
  describeStanding(answerOf(12, sales)).sales.figures.find((figure) => figure.label.includes(label))?.note

describe('describeStanding', () => {
  it('returns range, median and rank, every search step, and the excluded parcels', () => {
    const { lead, steps, left } = describeStanding(answerOf(11, 0))
    expect(lead).toBe(
      'The just values of 11 similar parcels go from $150 to $250 per square foot of living area, with a median of $200. This one has $175: number 4 of 12, counted from the lowest.',
    )
    expect(steps).toEqual([
      'Within 0.5 miles, living area within 15 percent, built within 10 years: 11 parcels',
    ])
    expect(left).toEqual(['3 parcels with new construction on this roll'])
  })

  it('reports that no similar parcel was found', () => {
    expect(describeStanding(answerOf(0, 0)).lead).toContain('We found no similar parcel within 2 miles.')
  })

  it('returns only the figures that the number of sales supports', () => {
    expect(labels(0)).toEqual([])
    expect(labels(4)).toEqual([])
    expect(labels(5)).toEqual(['Median ratio', 'Lowest and highest ratio'])
    expect(labels(9)).toHaveLength(2)
    expect(labels(10)).toHaveLength(5)
    expect(noteOf(5, 'Median')).toContain('Too few sales')
    expect(noteOf(6, 'Median')).toMatch(
      /With 6 sales the median could lie between 0\.\d+ and 0\.\d+ \(95 percent\)/,
    )
    for (const figure of ['PRD', 'PRB']) {
      expect(noteOf(29, figure)).toContain('Not reliable with fewer than 30 sales')
      expect(noteOf(30, figure)).not.toContain('Not reliable')
    }
  })

  it('explains that a roll without sales does not mean that no parcel was sold', () => {
    const { lead } = describeStanding(answerOf(12, 0)).sales
    expect(lead).toContain('which does not mean that none was sold')
    expect(lead).not.toMatch(/never/)
  })

  it("returns the law on neighbors' assessments apart from the caveats", () => {
    const { ground, rankLimits } = describeStanding(answerOf(12, 7))
    expect(ground).toMatch(
      /may consider comparable homes nearby, but not on their own .*as one source reads it/,
    )
    expect(rankLimits).not.toContain(ground)
  })

  it('returns the required caveats beside the figures', () => {
    const limits = describeStanding(answerOf(12, 7)).limits.join('\n')
    for (const sentence of [
      /7 public sales that the county coded as arm’s length\. It is not an appraisal, not the Department of Revenue’s study, and not proof/,
      /judges groups/,
      /as of January 1, 2026\. Sales are of 2025\. Prices are not adjusted for time, condition, concessions or furniture/,
      /up to 15 percent, off prices, so a ratio under 1 is normal\. The percentage of this county is not in the data/,
      /Assessed and taxable values .* we do not compare them/,
      /record of area, year and quality may be wrong/,
      /preliminary or final/,
    ])
      expect(limits).toMatch(sentence)
    expect(limits).not.toContain('194.034')
    expect(limits).not.toContain('disaster')
    expect(describeStanding(answerOf(12, 7, true)).limits[0]).toContain('disaster')
  })

  // The roll has no column for these three limits, so no rule can exclude rows because of them.
  it('names three remaining caveats: a preliminary roll, extras in prices, resold homes', () => {
    const answer = answerOf(12, 12)
    const flip = { ...answer.sales.used[0], price: 60_000 } as (typeof answer.sales.used)[number]
    const used = [...answer.sales.used.slice(1), flip]
    const { limits, sales, study } = describeStanding({ ...answer, sales: { ...answer.sales, used } })
    expect(limits.join()).toMatch(/does not say whether this roll is preliminary or final/)
    expect(limits.join()).toMatch(/not adjusted for time, condition, concessions or furniture/)
    expect([study.n, study.unusual]).toEqual([12, 1])
    expect(sales.figures.map(({ note }) => note).join()).toMatch(/resold after repairs. All stay in/)
  })

  it('compares no ratio with a norm, and promises no outcome', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (parcels, sales) => {
        const json = JSON.stringify(describeStanding(answerOf(parcels, sales)))
        expect(json).not.toMatch(/over-?assessed|too high|unfair|0\.90 |1\.10 |sav(e|ing)|win/i)
      }),
    )
  })
})

it('dots in a stack do not overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 60 }), (places) => {
      const dots = stack(places, 8)
      expect(dots.map(({ at }) => at)).toEqual(places.toSorted((a, b) => a - b))
      for (const [index, dot] of dots.entries())
        for (const other of dots.slice(index + 1))
          expect(dot.row !== other.row || Math.abs(dot.at - other.at) >= 8).toBe(true)
    }),
  )
})
