import { describe, expect, it } from 'vitest'
import { tableFor } from '../search/search-question'
import { massachusetts } from '../sources/massachusetts-assessments'
import { toNumber } from './read-cell'
import type { AssessmentRecipe, RecipeRow, RecipeValueDefinition } from './source'
import { yearValuesOf } from './year-values'

const options = { settings: {}, now: new Date('2026-11-21T00:00:00Z') }
const valuesAre = (values: Partial<RecipeValueDefinition>): AssessmentRecipe => ({
  ...massachusetts,
  values: {
    year: { from: 'row', column: 'roll', meaning: 'roll year' },
    take: 'first',
    valuations: [{ stage: 'final', columns: { marketValue: 'total' } }],
    zero: 'a value',
    ...values,
  },
})
const read = (source: AssessmentRecipe, ...rows: RecipeRow[]) =>
  yearValuesOf(source, rows, options).map(({ year, values }) => [year, values.marketValue])

describe('yearValuesOf', () => {
  it('returns each year once, the newest year first', () => {
    const rows = ['2024.0', '2026.0', '2026.0', '2025'].map((roll) => ({ roll, total: '1,200.0' }))
    expect(read(valuesAre({}), ...rows)).toEqual([2026, 2025, 2024].map((year) => [year, 1200]))
  })

  it('keeps zero as a value only if the source means zero', () => {
    expect(read(valuesAre({}), { roll: 2026, total: 0 })).toEqual([[2026, 0]])
    expect(read(valuesAre({ zero: 'not recorded' }), { roll: 2026, total: 0 })).toEqual([])
  })

  it('returns no years if the source publishes none', () => {
    expect(read(valuesAre({ year: { from: 'none', why: 'no column' } }), { total: 5 })).toEqual([[null, 5]])
  })

  it('reads several years from one row, by offset or by a column for each year', () => {
    const source = valuesAre({
      take: 'each',
      valuations: [
        { stage: 'current', columns: { marketValue: 'total' } },
        { stage: 'before', offset: -1, columns: { marketValue: 'before' } },
        { stage: 'kept', yearColumn: 'keptYear', columns: { marketValue: 'kept' } },
      ],
    })
    const row = { roll: 2026, total: 3, before: 2, kept: 1, keptYear: '2023' }
    expect(read(source, row)).toEqual([
      [2026, 3],
      [2025, 2],
      [2023, 1],
    ])
  })

  it('prefers a configured year to an inferred one', () => {
    const source = valuesAre({ year: { from: 'inferred', setting: 'YEAR', of: () => 2026, how: 'guessed' } })
    const years = (settings: Record<string, string>) =>
      yearValuesOf(source, [{ total: 1 }], { ...options, settings }).map(({ year }) => year)
    expect(years({})).toEqual([2026])
    expect(years({ YEAR: '2025' })).toEqual([2025])
  })
})

describe('numbers in rolls', () => {
  it.each([
    ['2026.0', 2026],
    ['$1,234,500', 1234500],
    [' 12 ', 12],
    ['1.4348 AC', 1.4348],
    ['-5', -5],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['12-34', null],
    ['n/a', null],
    [null, null],
    [Number.NaN, null],
  ])('reads %j as the number %j', (text, number) => expect(toNumber(text)).toBe(number))
})

describe('tables by county', () => {
  const { table } = massachusetts
  if ('byCounty' in table) throw new Error('Massachusetts has one table')
  const lake = { ...table, setting: 'LAKE_URL' }

  it("queries a county's own table, or the common table if the county has none", () => {
    expect(tableFor({ ...massachusetts, table: { byCounty: { lake } } }, 'lake')).toBe(lake)
    expect(tableFor({ ...massachusetts, table: { byCounty: { lake }, otherwise: table } }, 'hill')).toBe(
      table,
    )
  })

  it.each(['', 'hill', 'constructor'])(
    'rejects the unknown county %j with an error that lists the available counties',
    (county) => {
      expect(() => tableFor({ ...massachusetts, table: { byCounty: { lake } } }, county)).toThrow(
        expect.objectContaining({ code: 'invalid_params', message: expect.stringContaining('Lake') }),
      )
    },
  )
})
