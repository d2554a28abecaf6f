import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numericSteps } from '@/components/parcels/map/color-classes'
import { evaluate } from '@/components/parcels/map/testing/evaluate'
import { describeChoice } from '../choices/range'
import type { MapLayerChoiceValues } from '../layers/map-layer'
import { lotChoices } from './lot-choices'
import { breaksOf, lotColoring, lotExpression, lotTest } from './lot-look'
import { toLotRow } from './lot-row'

const rowOf = (properties: Record<string, string | number>) => {
  const row = toLotRow({
    id: 'ga-fulton:1',
    name: '1',
    x: 0,
    y: 0,
    n: '17-0084',
    l: 'ga-fulton',
    ...properties,
  })
  if (!row) throw new Error('no row')
  return row
}

const looks: readonly MapLayerChoiceValues[] = [
  {},
  { number: '17-00' },
  { address: 'peach' },
  { acres: '0.2..0.5' },
  { acres: '1..' },
  { value: 'ga-fulton.TOT_VAL:100..900' },
  { value: 'ga-dekalb.TOT_VAL:..900' },
  { value: 'ga-fulton.TOT_VAL:100..900', value2: 'ga-fulton.YEAR:1990..' },
  { number: '0084', value: 'ga-fulton.TOT_VAL:..900' },
]

describe('lot drawing and filters', () => {
  it('the map fills exactly the lots that the list filter matches', () => {
    const properties = fc.record(
      {
        a: fc.constantFrom('10 Peachtree St', '4 Elm St'),
        m: fc.constantFrom(0.1, 0.25, 2),
        l: fc.constantFrom('ga-fulton', 'ga-dekalb'),
        'v:TOT_VAL': fc.constantFrom(50, 500, 5_000),
        'v:YEAR': fc.constantFrom(1950, 1995),
      },
      { requiredKeys: ['l'] },
    )
    let matches = 0
    fc.assert(
      fc.property(properties, fc.constantFrom(...looks), (some, look) => {
        const row = rowOf(some as Record<string, string | number>)
        const isKept = lotTest(look)(row)
        if (isKept) matches += 1
        expect(evaluate(lotExpression(look), row.properties as Record<string, string | number>)).toBe(isKept)
      }),
    )
    expect(matches).toBeGreaterThan(10)
  })

  it("a filter on one layer's column matches no lot of another layer", () => {
    const keeps = lotTest({ value: 'ga-fulton.TOT_VAL:100..' })
    expect(keeps(rowOf({ 'v:TOT_VAL': 500 }))).toBe(true)
    expect(keeps(rowOf({ 'v:TOT_VAL': 500, l: 'ga-dekalb' }))).toBe(false)
    const choice = lotChoices.find(({ id }) => id === 'value')
    const describe = (option: string) => choice && describeChoice(choice, option)
    expect(describe('ga-fulton.TOT_VAL:250000..')).toBe('As published: TOT_VAL at least 250,000')
    expect(describe('ga-fulton.YEAR_BUILT:1990..2000')).toBe('As published: YEAR_BUILT 1990 to 2000')
  })

  it('numbers in view are divided into color classes with round bounds', () => {
    const amounts = Array.from({ length: 500 }, (_, at) => 80_000 + at * 1_337)
    const rows = amounts.map((amount) => rowOf({ 'v:TOT_VAL': amount }))
    const coloring = lotColoring({ color: 'ga-fulton.TOT_VAL' }, rows)
    expect(breaksOf(amounts)).toEqual([150_000, 300_000, 500_000, 700_000])
    expect(breaksOf(amounts.map((amount) => amount + 900))).toEqual(breaksOf(amounts))
    const { scale } = coloring ?? {}
    const classes = scale?.kind === 'steps' ? scale.classes : []
    for (const amount of amounts)
      expect(classes.filter(({ from, to }) => amount >= from && amount < to)).toHaveLength(1)
    expect(classes.map(({ words }) => words)).toEqual([
      'Under 150,000',
      '150,000 to under 300,000',
      '300,000 to under 500,000',
      '500,000 to under 700,000',
      '700,000 or more',
    ])
  })

  it('numericSteps returns one class if there are no breaks', () => {
    const scale = numericSteps('v:A', '', [], String)
    expect(scale.kind === 'steps' && scale.classes).toMatchObject([{ words: 'Any number' }])
  })

  it('a histogram counts the measured acres, or the numbers of a single publisher', () => {
    const rows = [
      rowOf({ m: 0.25, 'v:TOT_VAL': 500 }),
      rowOf({ l: 'ga-dekalb', 'v:TOT_VAL': 900 }),
      rowOf({ 'v:YEAR': 1995 }),
    ]
    const acres = lotChoices.find(({ id }) => id === 'acres')
    const value = lotChoices.find(({ id }) => id === 'value')
    if (!acres || !('amountOf' in acres) || !value || !('columnsIn' in value)) throw new Error('no range')
    const { amountOf } = value.ofColumn('ga-fulton.TOT_VAL')
    expect(rows.map((row) => acres.amountOf?.(row))).toEqual([0.25, null, null])
    expect(rows.map((row) => amountOf?.(row))).toEqual([500, null, null])
  })
})
