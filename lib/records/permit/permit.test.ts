import { describe, expect, it } from 'vitest'
import { describeNewest, namePermit, summarizePermit } from './describe'
import { permit } from './fields'

const house = {
  id: 'B-7',
  date: '2026-10-01',
  address: '742 W INKWELL ST',
  kind: 'NEW CONSTRUCTION',
  status: 'ISSUED',
  description: 'ERECT A HOUSE',
  units: 2,
  value: 1_250_000,
  latitude: 41.9,
  longitude: -87.6,
  row: { PERMIT: 'B-7' },
  flags: [],
}
const empty = { date: null, kind: null, status: null, description: null, units: null, value: null }

describe('permit record', () => {
  it('preserves the columns of a permit file', () => {
    expect(permit.columns).toEqual([
      { key: 'id', label: 'Number', type: 'text' },
      { key: 'date', label: 'Day', type: 'date' },
      { key: 'address', label: 'Address', type: 'text' },
      { key: 'kind', label: 'Kind', type: 'text' },
      { key: 'status', label: 'Status', type: 'text' },
      { key: 'description', label: 'Description', type: 'text' },
      { key: 'units', label: 'Dwellings', type: 'number' },
      { key: 'value', label: 'Stated value or cost', type: 'number', unit: 'USD' },
    ])
    const { latitude, longitude, row, flags, ...cells } = house
    expect(permit.cells(house)).toEqual(cells)
  })

  it('formats map columns as text, with a day or figure to sort by', () => {
    const columns = permit.mapColumns((row: Partial<typeof house>) => row)
    expect(columns.map(({ id, cell, value }) => [id, cell(house), value?.(house)])).toEqual([
      ['day', 'October 1, 2026', '2026-10-01'],
      ['kind', 'New construction', 'New construction'],
      ['status', 'ISSUED', 'ISSUED'],
      ['dwellings', '2', 2],
      ['value', '$1,250,000', 1_250_000],
    ])
    expect(columns.map(({ id, compares, numeric, isFirst }) => [id, compares, numeric, isFirst])).toEqual([
      ['day', undefined, undefined, true],
      ['kind', 'class', undefined, true],
      ['status', 'class', undefined, undefined],
      ['dwellings', 'count', true, true],
      ['value', 'dollars', true, true],
    ])
  })

  it('labels an unpublished day or kind of a clicked permit, and omits other unpublished values', () => {
    const facts = permit.mapFacts(empty, ['date', 'kind', 'status', 'description', 'units', 'value'])
    expect(facts).toMatchObject([
      { label: 'Day', value: 'Not published' },
      { label: 'Kind', value: 'Not published' },
    ])
    expect(permit.mapFacts(house, ['status', 'description', 'units', 'value'])).toMatchObject([
      { label: 'Status, as published', value: 'ISSUED' },
      { label: 'Description', value: 'Erect a house' },
      { label: 'Dwellings', value: '2' },
      { label: 'Stated value or cost', value: '$1,250,000' },
    ])
  })

  it('names a permit by its address, or by its number if it has no address', () => {
    expect(namePermit(house)).toBe('742 W Inkwell St')
    expect(namePermit({ id: 'B-7', address: null })).toBe('Number B-7')
    expect(namePermit({ id: null, address: '' })).toBe('No address published')
  })

  it('summarizes a permit by its published values', () => {
    expect(summarizePermit(house)).toBe('New construction · Issued · 2 dwellings')
    expect(summarizePermit(empty)).toBe('')
  })

  it('describes the permit with the latest day', () => {
    const older = { date: '2025-12-31', kind: 'ADDITION' }
    expect(describeNewest([older, empty, house])).toBe('October 1, 2026, New construction')
    expect(describeNewest([{ date: '2025-12-31', kind: null }])).toBe('December 31, 2025')
    expect(describeNewest([empty])).toBeNull()
  })
})
