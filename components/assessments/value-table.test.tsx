import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineValue } from '@/lib/records/assessment/describe'
import { type Assessment, figureOf, toValueYears } from '@/lib/records/assessment/value-years'
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

const assessments: Assessment[] = [
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

describe('the years of a value', () => {
  it('shows one row for each requested year, newest first, and marks unpublished ones', () => {
    expect(rowsOf(table())).toEqual([
      ['2025', '$24,500', '$0', 'not published'],
      ['2024', 'not published for 2024', 'not published for 2024', 'not published for 2024'],
      ['2023', '$21,000', 'not published', '$0'],
    ])
  })

  it('says so of every year when there is no value at all', () => {
    expect(rowsOf(table(toValueYears([2025, 2024], [])))).toEqual([
      ['2025', 'not published for 2025'],
      ['2024', 'not published for 2024'],
    ])
  })

  it('counts a year whose amounts are all empty as not published', () => {
    expect(toValueYears([2022], [{ ...blank, year: 2022 }])).toMatchObject([{ published: false }])
  })

  it('says which stage a year had reached, where the source does', () => {
    const staged = { ...blank, year: 2025, assessedValue: 1, sourceAttributes: { stage: 'Board of Review' } }
    expect(rowsOf(table(toValueYears([2025, 2024], [staged])))).toEqual([
      ['2025Board of Review', '$1'],
      ['2024', 'not published for 2024'],
    ])
  })

  it('names the level of land values and defines each kind', () => {
    expect(table().match(/assessed level/g)).toHaveLength(1)
    expect(table().match(/popover="auto"/g)).toHaveLength(
      3 * (1 + years.filter(({ published }) => published).length),
    )
  })

  it('says the level of land and buildings once, and beside each part where the two differ', () => {
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

  it('gives figures that know their kind, year and level', () => {
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

  it('draws one chart for each kind, oldest first, land and buildings left out', () => {
    const markup = renderToStaticMarkup(<ValueCharts tableId="values" years={years} />)
    expect(markup.match(/<figure/g)).toHaveLength(2)
    expect(markup.match(/data-gap/g)).toHaveLength(3)
    expect(markup.indexOf('>2023<')).toBeLessThan(markup.indexOf('>2025<'))
  })

  it('takes the meaning of a kind from the jurisdiction where it has one', () => {
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
