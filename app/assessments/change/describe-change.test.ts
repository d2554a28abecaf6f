import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDollars } from '@/lib/format'
import type { PropertyYearRecord } from '@/lib/records/assessment/value-years'
import { figureKinds } from '@/lib/records/assessment/values'
import { checkedGuidance } from '../checked-guidance'
import { describeChange } from './describe-change'

const source = 'cook-county-il-assessments'
const rule = checkedGuidance(source)?.level

interface Year {
  year: number
  landUse?: string
  sourceAttributes?: Record<string, unknown>
  marketValue?: number
  appraisedValue?: number
  assessedValue?: number
  taxableValue?: number
  landValue?: number
  improvementValue?: number
}

const assessed = (record: Year) => ({ landUse: null, ...record }) as unknown as PropertyYearRecord
const level = { landValueBasis: 'assessed level', improvementValueBasis: 'assessed level', class: '205' }

const before: Year = {
  year: 2025,
  assessedValue: 35_014,
  landValue: 6_000,
  improvementValue: 29_014,
  sourceAttributes: level,
}
const after: Year = {
  year: 2026,
  assessedValue: 35_890,
  landValue: 7_200,
  improvementValue: 28_690,
  sourceAttributes: level,
}
const between = (...years: Year[]) => describeChange(source, years.map(assessed), rule)

describe('describeChange', () => {
  it('returns the change in dollars, in percent and by part, and the market value that the rule implies', () => {
    expect(between(after, before)).toEqual({
      answer: 'Your assessed value rose by $876 (2.5%) from 2025 to 2026: land +$1,200, building −$324.',
      level: {
        text: 'In Cook County a home is assessed at 10 percent of market value, so the assessor sees about $358,900.',
        rule: rule?.rule,
      },
      further: ['Land is 20% of the assessed value of 2026, the building 80%.'],
    })
  })

  it('two equal parts of a value are described as halves', () => {
    const halves = { ...after, assessedValue: 14_400, landValue: 7_200, improvementValue: 7_200 }
    expect(between(halves, before).further).toEqual([
      'Half of the assessed value of 2026 is the land, half the building.',
    ])
  })

  it('describes a fall, an unchanged value, and an unchanged part', () => {
    expect(between({ ...before, year: 2027 }, after).answer).toBe(
      'Your assessed value fell by $876 (2.4%) from 2026 to 2027: land −$1,200, building +$324.',
    )
    expect(between({ ...before, year: 2026 }, before).answer).toBe(
      'Your assessed value stayed at $35,014 from 2025 to 2026.',
    )
    const grown = { ...before, year: 2026, improvementValue: 30_014, assessedValue: 36_014 }
    expect(between(grown, before).answer).toContain(': land unchanged, building +$1,000.')
  })

  it('names no parts if they do not add up to the total or are at another assessment level', () => {
    expect(between({ ...after, landValue: 9_000 }, before).answer).toMatch(/2026\.$/)
    const atMarket = { ...level, landValueBasis: 'market level' }
    expect(between({ ...after, sourceAttributes: atMarket }, before).answer).toMatch(/2026\.$/)
  })

  it('applies the rule of the place only to the property class that the rule names', () => {
    const store = { ...after, sourceAttributes: { ...level, class: '517' } }
    expect(between(store, before).level).toBeUndefined()
    expect(describeChange(source, [after, before].map(assessed)).level).toBeUndefined()
  })

  it('lists facts of the record that differ between the years, and omits facts of only one year', () => {
    const facts = (year: Year, landUse: string, mailedHomeImprovementExemption?: number) => ({
      ...year,
      landUse,
      sourceAttributes: { ...level, mailedHomeImprovementExemption },
    })
    expect(between(facts(after, 'split level', 0), facts(before, 'split level', 4_000)).further).toContain(
      'Home improvement exemption on the record: $4,000 in 2025, $0 in 2026.',
    )
    expect(between(facts(after, 'split level'), facts(before, 'cooperative', 4_000)).further).toEqual([
      expect.stringMatching(/^Land is/),
      'Class or use on the record: cooperative in 2025, split level in 2026.',
    ])
  })

  it('notes that a later stage can still change the newer value', () => {
    const staged = (year: Year, stage: string) => ({ ...year, sourceAttributes: { ...level, stage } })
    expect(between(staged(after, 'mailed'), staged(before, 'certified')).further).toContain(
      'The two values are of different stages: 2025 certified, 2026 mailed. Later stages can still change a value.',
    )
  })

  it('describes the parts if the roll has no total value', () => {
    const { assessedValue: _, ...partsBefore } = before
    const { assessedValue: __, ...partsAfter } = after
    const change = describeChange(source, [partsAfter, partsBefore].map(assessed))
    expect(change.answer).toBe('The value of your land rose by $1,200 (20%) from 2025 to 2026.')
    expect(change.further).toEqual(['The value of your building fell by $324 (1.1%) from 2025 to 2026.'])
  })

  it('explains why values cannot be compared', () => {
    expect(between().further).toEqual([expect.stringContaining('which year its value is for')])
    expect(between(after).further).toEqual([expect.stringContaining('has 2026 only')])
    const market: Year = { year: 2026, marketValue: 400_000 }
    expect(between(market, { year: 2025, assessedValue: 35_014 })).toEqual({
      further: [
        'For 2025 the record has the assessed value, for 2026 the market value. They are different things, so we do not compare them.',
      ],
    })
  })

  it('a year without values is skipped', () => {
    expect(between(after, { year: 2025 }).answer).toBeUndefined()
    expect(between(after, { year: 2025 }, { ...before, year: 2024 }).answer).toContain('from 2024 to 2026')
  })
})

const amount = fc.nat({ max: 3_000_000 })
const yearOf = (year: number) =>
  fc
    .record(Object.fromEntries(figureKinds.map((kind) => [kind, amount])), { requiredKeys: [] })
    .map((values): Year => ({ year, ...values, sourceAttributes: level }))

const dollars = (text: string) => [...text.matchAll(/[-+]?\$[\d,]+/g)].map(([figure]) => figure)

describe('describeChange for any record', () => {
  it('compares only values of the same kind', () => {
    fc.assert(
      fc.property(yearOf(2025), yearOf(2026), (one, other) => {
        const { answer, further } = between(other, one)
        const same = figureKinds.flatMap((kind) => {
          const [was, is] = [one[kind], other[kind]]
          return was === undefined || is === undefined ? [] : [is - was, was]
        })
        const allowed = new Set(same.flatMap((each) => [formatDollars(each), formatDollars(Math.abs(each))]))
        for (const figure of dollars([answer, ...further].join(' ')))
          expect(allowed).toContain(figure.replace(/^\+/, ''))
      }),
    )
  })

  it('names parts only if they add up to the total change', () => {
    const parted = (year: number) =>
      fc.record({ landValue: amount, improvementValue: amount, off: fc.constantFrom(0, 0, 1) }).map(
        ({ landValue, improvementValue, off }): Year => ({
          year,
          landValue,
          improvementValue,
          sourceAttributes: level,
          assessedValue: landValue + improvementValue + off,
        }),
      )
    fc.assert(
      fc.property(parted(2025), parted(2026), (one, other) => {
        const { answer = '' } = between(other, one)
        const [, parts] = /: land (.*), building (.*)\.$/.exec(answer) ?? []
        const sum = (other.assessedValue ?? 0) - (one.assessedValue ?? 0)
        const ofParts =
          (other.landValue ?? 0) +
          (other.improvementValue ?? 0) -
          (one.landValue ?? 0) -
          (one.improvementValue ?? 0)
        if (parts !== undefined) expect(ofParts).toBe(sum)
        expect(answer).toContain(sum === 0 ? 'stayed' : sum > 0 ? 'rose' : 'fell')
      }),
    )
  })

  it('returns the same result for any order of the years', () => {
    fc.assert(
      fc.property(yearOf(2024), yearOf(2025), yearOf(2026), (a, b, c) => {
        expect(between(a, b, c)).toEqual(between(c, a, b))
      }),
    )
  })

  it('a rise becomes a fall if the values of the two years are exchanged', () => {
    fc.assert(
      fc.property(yearOf(2025), yearOf(2026), (one, other) => {
        const there = between(other, one).answer
        const back = between({ ...one, year: 2026 }, { ...other, year: 2025 }).answer
        const turned = there?.replace(/\brose\b|\bfell\b/, (word) => (word === 'rose' ? 'fell' : 'rose'))
        const way = /\b(?:rose|fell) by \$[\d,]+/
        expect(way.exec(back ?? '')?.[0]).toBe(way.exec(turned ?? '')?.[0])
      }),
    )
  })
})
