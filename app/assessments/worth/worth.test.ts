import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import type { PropertyYearRecord, ValueYear } from '@/lib/records/assessment/value-years'
import { checkedGuidance } from '../checked-guidance'
import { describeWorth, taxedAmount } from './describe-worth'
import { findWorth, findWorthOnRecord } from './worth-terms'

const yearOf = (amounts: ValueYear['amounts']): ValueYear =>
  ({ year: 2026, published: true, stage: null, amounts }) as ValueYear

function worthIn(source: string, amounts: ValueYear['amounts'], record: object = {}) {
  const guidance = checkedGuidance(source)
  if (!guidance) throw new Error(`There is no guidance for ${source}.`)
  return findWorth(guidance, [yearOf(amounts)], [{ year: 2026, ...record } as PropertyYearRecord])
}

describe('findWorth', () => {
  it('returns the just value of a Florida homestead and the assessed value that limits its tax', () => {
    expect(worthIn('florida-assessments', { marketValue: 358_900, assessedValue: 223_500 })).toEqual({
      terms: {
        year: 2026,
        appealed: 'just value',
        amount: 358_900,
        heldAt: { name: 'assessed value', amount: 223_500 },
      },
      isMarketValue: true,
      limit: { name: 'assessed value', isHolding: true },
    })
  })

  it('reports that the limit has no effect if the assessed value equals the just value', () => {
    const worth = worthIn('florida-assessments', { marketValue: 358_900, assessedValue: 358_900 })
    expect(worth?.terms.heldAt).toBeUndefined()
    expect(worth?.limit).toEqual({ name: 'assessed value', isHolding: false })
  })

  it('converts a Cook County assessment at 10 percent to a market value', () => {
    const home = { sourceAttributes: { class: '203' } }
    expect(worthIn('cook-county-il-assessments', { assessedValue: 35_890 }, home)).toMatchObject({
      terms: { appealed: 'market value', amount: 358_900 },
      isMarketValue: true,
    })
  })

  it('returns the assessed value of a shop in Cook County unchanged', () => {
    const shop = { sourceAttributes: { class: '517' } }
    expect(worthIn('cook-county-il-assessments', { assessedValue: 35_890 }, shop)).toMatchObject({
      terms: { appealed: 'assessed value', amount: 35_890 },
      isMarketValue: false,
    })
  })

  it('returns the roll value in San Francisco as the limit of the taxed value', () => {
    const worth = worthIn('san-francisco-ca-assessments', { assessedValue: 600_000 })
    expect(worth?.terms.heldAt?.amount).toBe(600_000)
  })

  it('returns undefined for a record without the value that an appeal lowers', () => {
    expect(worthIn('harris-county-tx-assessments', { taxableValue: 100 })).toBeUndefined()
  })

  it.each(sources.map(({ id }) => id))(
    'finds a taxed amount in %s if the roll has every kind of value',
    (id) => {
      const amounts = {
        marketValue: 300_000,
        appraisedValue: 290_000,
        assessedValue: 250_000,
        taxableValue: 200_000,
      }
      const worth = worthIn(id, amounts)
      expect(worth && taxedAmount(worth.terms)).toBeGreaterThan(0)
    },
  )
})

describe('findWorthOnRecord', () => {
  const onRecord = (source: string, property: object, years: readonly ValueYear[] = []) => {
    const guidance = checkedGuidance(source)
    if (!guidance) throw new Error(`There is no guidance for ${source}.`)
    const values = { ok: true, asked: [], years, history: { property, assessments: [] } }
    return findWorthOnRecord(guidance, values as unknown as Parameters<typeof findWorthOnRecord>[1])
  }

  it('uses a value without a year unchanged, and names no year', () => {
    expect(onRecord('utah-assessments', { marketValue: 257_500 })).toEqual({
      terms: { appealed: 'fair market value', amount: 257_500 },
      isMarketValue: true,
    })
    expect(onRecord('idaho-assessments', { assessedValue: 178_900 })).toMatchObject({
      terms: { appealed: 'market value for assessment', amount: 178_900 },
      isMarketValue: false,
    })
  })

  it('adds land and building if the roll has no total, and returns both', () => {
    const parts = { landValue: 66_700, improvementValue: 214_200 }
    expect(onRecord('washington-assessments', parts)).toEqual({
      terms: { appealed: 'market value', amount: 280_900 },
      isMarketValue: true,
      parts: [
        { name: 'land', amount: 66_700 },
        { name: 'buildings', amount: 214_200 },
      ],
    })
    const roll = yearOf(parts)
    expect(onRecord('san-francisco-ca-assessments', {}, [roll])?.terms).toMatchObject({
      year: 2026,
      heldAt: { amount: 280_900 },
    })
  })

  it('uses the appraised value in Montana as the market value', () => {
    expect(onRecord('montana-assessments', {}, [yearOf({ appraisedValue: 384_100 })])).toMatchObject({
      terms: { year: 2026, appealed: 'appraised market value', amount: 384_100 },
      isMarketValue: true,
    })
  })

  it('returns undefined for a record with only a land value', () => {
    expect(onRecord('el-paso-county-tx-assessments', { landValue: 1_000 })).toBeUndefined()
  })
})

const capped = {
  year: 2026,
  appealed: 'just value',
  amount: 358_900,
  heldAt: { name: 'assessed value', amount: 223_500 },
}
const free = { year: 2026, appealed: 'market value', amount: 358_900 }

describe('describeWorth', () => {
  it('shows the saving for each 10,000 dollars and the arithmetic', () => {
    expect(describeWorth(free, 3_120, null)).toEqual([
      'Each $10,000 less saves about $87 a year: $3,120 × $10,000 ÷ $358,900.',
    ])
    expect(describeWorth(capped, 3_120, null)).toEqual([
      'Each $10,000 less below $223,500 saves about $140 a year: $3,120 × $10,000 ÷ $223,500.',
    ])
  })

  it('shows the saving at the requested value and the arithmetic', () => {
    expect(describeWorth(free, 3_120, 310_000)).toEqual([
      'At $310,000 you save about $425 a year: $3,120 × ($358,900 − $310,000) ÷ $358,900.',
    ])
  })

  it('reports that a value above the limit saves nothing, with or without a bill', () => {
    for (const bill of [null, 3_120])
      expect(describeWorth(capped, bill, 310_000)).toEqual([
        'At $310,000 you save nothing: it is not below $223,500.',
      ])
  })

  it('describes no saving if the tax bill is unknown', () => {
    expect(describeWorth(free, null, 310_000)).toEqual([])
  })

  it('the saving is at most the tax bill', () => {
    const amount = fc.integer({ min: 1, max: 50_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, (value, bill, ask) => {
        const [sentence = ''] = describeWorth({ ...free, amount: value }, bill, ask)
        const saved = /about \$([\d,]+)/.exec(sentence)?.[1]
        if (saved) expect(Number(saved.replaceAll(',', ''))).toBeLessThanOrEqual(bill)
      }),
    )
  })
})
