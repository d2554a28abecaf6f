import { describe, expect, it } from 'vitest'
import type { AssessedRecord } from './fields'
import { candidateTable, historyTable } from './file'

const record: AssessedRecord = {
  source: 'x',
  sourceName: 'X',
  sourceObjectId: 7,
  parcelId: '12',
  alternateParcelId: null,
  owner: null,
  ownerName: null,
  siteAddress: '1 ELM ST',
  address: '1 ELM ST',
  mailingAddress: null,
  city: 'BOISE',
  county: 'Ada',
  state: 'Idaho',
  stateCode: 'ID',
  postalCode: '83702',
  marketValue: 5,
  appraisedValue: 4,
  assessedValue: 3,
  taxableValue: 0,
  landValue: 1,
  improvementValue: 2,
  salePrice: null,
  saleDate: null,
  saleYear: null,
  yearBuilt: 1925,
  area: null,
  areaUnit: null,
  acreage: null,
  landUse: 'Home',
  legalDescription: null,
  sourceUpdatedAt: '2026-05-01',
  coverage: { status: 'attributes_not_published', message: '' },
  sourceAttributes: { stage: 'proposed', landValueBasis: 'assessed level' },
  propertyKey: 'key',
}

const history = {
  assessments: [],
  missingYears: [2024],
  caveats: ['Last.'],
  provenance: { yearNote: 'The year is that of the row.' },
}

const text = (key: string, label: string) => ({ key, label, type: 'text' })
const dollars = (key: string, label: string) => ({ key, label, type: 'number', unit: 'USD' })

const place = [
  text('parcelId', 'Parcel number'),
  text('address', 'Address'),
  text('city', 'City'),
  text('county', 'County'),
  text('stateCode', 'State'),
  text('postalCode', 'ZIP'),
  text('landUse', 'Class or use'),
  { key: 'yearBuilt', label: 'Year built', type: 'number' },
]
const updated = { key: 'sourceUpdatedAt', label: 'Updated by the source', type: 'date' }

describe('files of assessments', () => {
  it('writes a column for each kind of value, and names the assessment level of land and buildings', () => {
    const { columns, rows } = historyTable({ ...history, assessments: [{ ...record, year: 2026 }] })
    expect(columns).toEqual([
      { key: 'year', label: 'Year', type: 'number' },
      dollars('marketValue', 'Market value'),
      dollars('appraisedValue', 'Appraised value'),
      dollars('assessedValue', 'Assessed value'),
      dollars('taxableValue', 'Taxable value'),
      dollars('landValue', 'Land value'),
      dollars('improvementValue', 'Improvement value'),
      text('stage', 'Stage of the values'),
      text('landValueBasis', 'Land value is a part of'),
      text('improvementValueBasis', 'Improvement value is a part of'),
      ...place,
      updated,
    ])
    const cells = { year: 2026, marketValue: 5, taxableValue: 0, stage: 'proposed', yearBuilt: 1925 }
    expect(rows).toMatchObject([{ cells: { ...cells, improvementValueBasis: null } }])
  })

  it('writes a row for a record without a year, and notes the years that are not published', () => {
    const { rows, notes } = historyTable({ ...history, property: record }, ['More.'])
    expect(rows).toMatchObject([{ cells: { year: null, parcelId: '12' } }])
    expect(notes).toEqual(['Not published: 2024.', 'The year is that of the row.', 'More.', 'Last.'])
    expect(historyTable(history).rows).toEqual([])
  })

  it('writes no assessed value into the table of candidates', () => {
    const { columns, rows } = candidateTable([record], ['Confirm which.'])
    expect(columns).toEqual([...place, updated, text('propertyKey', 'Property key')])
    expect(Object.keys(rows[0]?.cells ?? {})).toEqual(columns.map(({ key }) => key))
    expect(JSON.stringify(rows)).not.toContain('Value')
  })
})
