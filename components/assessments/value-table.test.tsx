import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineValue } from '@/lib/records/assessment/describe'
import { figureOf, type PropertyYearRecord, toValueYears } from '@/lib/records/assessment/value-years'
import { ValueCharts } from './value-charts'
import { ValueTable } from './value-table'

const blank = {
  source: 'cook-county-il-assessments',
  sourceName: null,
  sourceObjectId: null,
  parcelId: null,
  alternateParcelId: null,
  owner: null,
  ownerName: null,
  siteAddress: null,
  address: null,
  mailingAddress: null,
  city: null,
  county: null,
  state: null,
  stateCode: null,
  postalCode: null,
  marketValue: null,
  assessedValue: null,
  taxableValue: null,
  landValue: null,
  improvementValue: null,
  salePrice: null,
  saleDate: null,
  saleYear: null,
  yearBuilt: null,
  area: null,
  areaUnit: null,
  acreage: null,
  landUse: null,
  legalDescription: null,
  sourceUpdatedAt: null,
  coverage: { status: 'attributes_not_published' as const, message: '' },
  sourceAttributes: null,
}

const assessments: PropertyYearRecord[] = [
  {
    ...blank,
    year: 2023,
    assessedValue: 21_000,
    landValue: 0,
    sourceAttributes: { landValueBasis: 'assessed level' },
  },
  { ...blank, year: 2025, assessedValue: 24_500, taxableValue: 0 },
]
const years = toValueYears([2023, 2024, 2025], assessments)

const table = (rows = years) =>
  renderToStaticMarkup(
    <ValueTable id="values" caption="Values" years={rows} define={(kind) => defineValue(kind)} />,
  )
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)]
    .map(([, row = '']) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
    )
    .slice(1)

describe('the table of assessed values', () => {
  it('shows one row for each requested year, the newest first, and marks unpublished years', () => {
    expect(rowsOf(table())).toEqual([
      ['2025', '$24,500', '$0', 'not published'],
      ['2024', 'not published for 2024', 'not published for 2024', 'not published for 2024'],
      ['2023', '$21,000', 'not published', '$0'],
    ])
  })

  it('marks every year as unpublished if the source has no values', () => {
    expect(rowsOf(table(toValueYears([2025, 2024], [])))).toEqual([
      ['2025', 'not published for 2025'],
      ['2024', 'not published for 2024'],
    ])
  })

  it('treats a year without any amount as unpublished', () => {
    expect(toValueYears([2022], [{ ...blank, year: 2022 }])).toMatchObject([{ published: false }])
  })

  it('shows the stage below each year if the source publishes stages', () => {
    const staged = { ...blank, year: 2025, assessedValue: 1, sourceAttributes: { stage: 'Board of Review' } }
    expect(rowsOf(table(toValueYears([2025, 2024], [staged])))).toEqual([
      ['2025Board of Review', '$1'],
      ['2024', 'not published for 2024'],
    ])
  })

  it('states the level of the land values once, and defines each kind of value', () => {
    expect(table().match(/assessed level/g)).toHaveLength(1)
    expect(table().match(/popover="auto"/g)).toHaveLength(
      3 * (1 + years.filter(({ published }) => published).length),
    )
  })

  it('shows a common level of land and building values once, and two different levels beside each value', () => {
    const both = (improvementValueBasis: string) =>
      table(
        toValueYears(
          [2025, 2024, 2023],
          [2025, 2024, 2023].map((year) => ({
            ...blank,
            year,
            landValue: 1,
            improvementValue: 2,
            sourceAttributes: { landValueBasis: 'assessed level', improvementValueBasis },
          })),
        ),
      )
    expect(both('assessed level').match(/assessed level/g)).toHaveLength(1)
    expect(both('assessed level')).toContain('Land and buildings: assessed level.')
    expect(both('full value').match(/full value/g)).toHaveLength(4)
  })

  it('returns a figure with its kind, year, amount and level, or undefined for an unpublished figure', () => {
    const [, , oldest] = years
    if (!oldest) throw new Error('three years were asked')
    expect(figureOf('x', 'landValue', oldest)).toEqual({
      source: 'x',
      kind: 'landValue',
      year: 2023,
      amount: 0,
      basis: 'assessed level',
    })
    expect(figureOf('x', 'marketValue', oldest)).toBeUndefined()
  })

  it('draws one chart for each kind of value except land and building, oldest year first', () => {
    const markup = renderToStaticMarkup(<ValueCharts tableId="values" years={years} />)
    expect(markup.match(/<figure/g)).toHaveLength(2)
    expect(markup.match(/data-gap/g)).toHaveLength(3)
    expect(markup.indexOf('>2023<')).toBeLessThan(markup.indexOf('>2025<'))
  })

  it('shows the definition of the place for a kind of value, if there is one', () => {
    const meaning = {
      text: 'Ten percent of fair cash value.',
      source: { name: 'Assessor', url: 'https://example.gov' },
      sure: 'official' as const,
    }
    expect(defineValue('assessedValue', { assessedValue: { term: 'Assessed valuation', meaning } })).toEqual({
      term: 'Assessed valuation',
      meaning: 'Ten percent of fair cash value.',
      source: { name: 'Assessor', href: 'https://example.gov' },
    })
    expect(defineValue('assessedValue', {}).source).toBeUndefined()
  })
})
