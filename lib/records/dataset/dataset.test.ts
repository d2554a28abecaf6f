import { describe, expect, it } from 'vitest'
import type { ExportTable } from '@/lib/export/table'
import { datasetColumnTable, datasetTable } from './file'

const headersOf = ({ columns }: ExportTable) =>
  columns.map(({ key, label, type }) => `${key}: ${label} (${type})`)

describe('files of open data', () => {
  it('lists datasets, and notes that more exist', () => {
    const dataset = {
      name: 'Building permits',
      portal: 'data.cityofchicago.org',
      datasetId: 'ydr8-5enu',
      kind: 'table' as const,
      queryable: true,
      description: null,
      category: 'Buildings',
      publisher: 'City of Chicago',
      licence: 'Not stated',
      updatedAt: null,
      columns: 119,
      page: 'https://data.cityofchicago.org/d/ydr8-5enu',
    }
    const table = datasetTable({ datasets: [dataset], truncated: true, caveats: ['Compare dates.'] })
    expect(headersOf(table)).toEqual([
      'name: Dataset (text)',
      'portal: Portal (text)',
      'datasetId: Id (text)',
      'kind: Kind (text)',
      'queryable: Has rows (text)',
      'description: Description (text)',
      'category: Category (text)',
      'publisher: Publisher (text)',
      'licence: License (text)',
      'updatedAt: Updated (date)',
      'columns: Columns (number)',
      'page: Page (link)',
    ])
    expect(table.rows[0]?.cells).toEqual(dataset)
    expect(table.notes).toEqual(['There are more datasets than these.', 'Compare dates.'])
  })

  it("lists a dataset's columns with their operators, and names the withheld columns", () => {
    const column = { field: 'permit_', title: 'Permit', type: 'text', description: null }
    const table = datasetColumnTable({
      columns: [{ ...column, holds: 'yes-no', operators: ['eq', 'neq'] }],
      withheldFields: ['owner'],
      caveats: [],
    })
    expect(headersOf(table)).toEqual([
      'field: Field (text)',
      'title: Title (text)',
      'type: Type (text)',
      'holds: Holds (text)',
      'description: Description (text)',
      'operators: Operators (text)',
    ])
    expect(table.rows[0]?.cells).toEqual({ ...column, holds: 'yes-no', operators: 'eq, neq' })
    expect(table.notes).toEqual(['Withheld: owner.'])
  })
})
