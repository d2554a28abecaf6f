import { describe, expect, it } from 'vitest'
import { formatKind } from './describe'
import { seriesListTable, seriesTable, surveyListTable } from './file'

const lumber = {
  seriesId: 'WPU081',
  name: 'Lumber, producer prices',
  unit: 'index',
  isNameUnconfirmed: false,
  surveyAbbreviation: 'WP',
  seasonality: 'unadjusted' as const,
}
const observations = [
  {
    year: 2026,
    period: 'M05',
    periodName: 'May',
    value: 251.2,
    published: '251.200',
    isAnnual: false,
    isLatest: true,
    footnotes: [
      { code: 'P', text: 'Preliminary.' },
      { code: '', text: 'Revised later.' },
    ],
  },
  {
    year: 2026,
    period: 'M04',
    periodName: 'April',
    value: null,
    published: null,
    isAnnual: false,
    isLatest: false,
    footnotes: [],
  },
]
const missingYears = [{ startYear: 2016, endYear: 2020, message: 'Not loaded.' }]

const headersOf = ({ columns }: ReturnType<typeof seriesTable>) =>
  columns.map(({ key, label, type }) => `${key}: ${label} (${type})`)

describe('series record', () => {
  it('writes a row for each value and notes on missing values', () => {
    const table = seriesTable([{ ...lumber, status: 'partial', observations, missingYears }], ['First.'])
    expect(headersOf(table)).toEqual([
      'seriesId: Series (text)',
      'name: Name (text)',
      'seasonality: Seasonally (text)',
      'year: Year (number)',
      'period: Period (text)',
      'periodName: Period in words (text)',
      'value: Value (number)',
      'unit: Unit (text)',
      'footnotes: Footnotes (text)',
    ])
    expect(table.rows.map(({ cells }) => Object.values(cells))).toEqual([
      [
        'WPU081',
        lumber.name,
        'unadjusted',
        2026,
        'M05',
        'May',
        251.2,
        'index',
        'P: Preliminary.; Revised later.',
      ],
      ['WPU081', lumber.name, 'unadjusted', 2026, 'M04', 'April', null, 'index', null],
    ])
    expect(table.notes).toEqual(['First.', 'WPU081, 2016 to 2020: Not loaded.'])
  })

  it('lists series and surveys with their names', () => {
    const headers = ['seriesId: Series (text)', 'name: Name (text)', 'seasonality: Seasonally (text)']
    expect(headersOf(seriesListTable([lumber], []))).toEqual(headers)
    const surveys = surveyListTable([{ abbreviation: 'WP', name: 'Producer prices' }])
    expect(headersOf(surveys)).toEqual(['abbreviation: Survey (text)', 'name: Name (text)'])
    expect(surveys.rows[0]?.cells).toEqual({ abbreviation: 'WP', name: 'Producer prices' })
  })

  it('describes a series by id, seasonal adjustment and unit', () => {
    expect(formatKind(lumber)).toBe('WPU081, not seasonally adjusted, index')
  })
})
