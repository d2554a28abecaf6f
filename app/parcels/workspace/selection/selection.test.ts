import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import { fitSelected } from '../../fit-selected'
import { nominalBounds } from '../../nominal-bounds'
import { describePartial, describeShownRows } from '../describe-view'
import { describeFilter } from '../filter/filter-chips'
import { readFilterForm, toFilterValues } from '../filter/read-filter-form'
import { readKeptSelection } from '../use-workspace'
import { compareRows } from './compare-rows'

const parcel: MapParcel = {
  key: '27:082S305005000002',
  county: 27,
  parcelId: '082S305005000002',
  address: '12 Palm Ave',
  city: 'PENSACOLA',
  postalCode: '32501',
  justValue: 250_000,
  assessedValue: 200_000,
  taxableValue: 150_000,
  landValue: 50_000,
  landSquareFeet: 10_000,
  livingSquareFeet: 1_500,
  yearBuilt: 1985,
  landUse: '001',
  saleYear: 2021,
  salePrice: 240_000,
  saleQualification: '01',
  rollYear: 2024,
  polygons: 1,
  longitude: -87.2,
  latitude: 30.4,
}

describe('parcels side by side', () => {
  it('mark only what means something', () => {
    const differing = (other: Partial<MapParcel>) =>
      compareRows([parcel, { ...parcel, ...other }]).flatMap(({ label, differs }) => (differs ? [label] : []))
    expect(differing({ address: '14 Palm Ave', saleQualification: '11', justValue: null, city: '' })).toEqual(
      [],
    )
    expect(differing({ assessedValue: 181_000, yearBuilt: 1994, landSquareFeet: 9_100 })).toEqual([])
    expect(differing({ assessedValue: 180_000, yearBuilt: 1995, landUse: '010' })).toEqual([
      'Assessed value, all levies but school',
      'Year built',
      'Land use',
    ])
  })

  it('say what is not published, and the sale with its code', () => {
    const rows = compareRows([parcel, { ...parcel, justValue: null }])
    expect(rows.find(({ label }) => label.startsWith('Just value'))?.values).toEqual([
      '$250,000',
      'Not published',
    ])
    expect(rows.find(({ label }) => label === 'Last sale')?.values[0]).toBe(
      '2021, $240,000, qualification code 01',
    )
  })

  it('say land value by the square foot only where both are known', () => {
    const perFoot = (given: Partial<MapParcel>) =>
      compareRows([{ ...parcel, ...given }]).find(({ label }) => label.includes('square foot'))?.values
    expect(perFoot({})).toEqual(['$5'])
    expect(perFoot({ landSquareFeet: null })).toEqual(['Not published'])
  })
})

describe('the filter form', () => {
  it('takes what people type and names the fix at the field', () => {
    expect(readFilterForm({ min: '$250,000', city: 'pensacola' })).toEqual({
      filter: { minValue: 250_000, city: 'PENSACOLA' },
      errors: {},
    })
    const { errors } = readFilterForm({ min: '5', max: '4', sold_from: '99', use: 'castle' })
    expect(Object.keys(errors).toSorted()).toEqual(['max', 'sold_from', 'use'])
    expect(errors.max).toMatch(/below the lowest/)
    expect(errors.sold_from).toMatch(/four digits/)
  })

  it('shows a filter so that it reads back as the same', () => {
    const filter = { minValue: 5, saleTo: 2020, use: 'commercial' as const }
    expect(readFilterForm(toFilterValues(filter))).toEqual({ filter, errors: {} })
  })
})

describe('the line above the list', () => {
  const view = { matched: 4_186, total: 13_211, page: 1, rows: Array(500) }

  it('says how much of how much', () => {
    expect(describeShownRows(view, true)).toBe(
      'Showing 1 to 500 of 4,186 parcels in view that meet the filters (13,211 in view).',
    )
    expect(describeShownRows({ ...view, page: 9, rows: Array(186) }, false)).toBe(
      'Showing 4,001 to 4,186 of 4,186 parcels in view.',
    )
    expect(describeShownRows({ matched: 0, total: 9, page: 1, rows: [] }, true)).toBe(
      'No parcel in view meets the filters (9 in view).',
    )
    expect(describeShownRows({ matched: 0, total: 0, page: 1, rows: [] }, true)).toBe('No parcel is in view.')
  })

  it('says what is missing only when something is', () => {
    expect(describePartial({ asked: 12, loaded: 12, problem: null })).toBeUndefined()
    expect(describePartial({ asked: 12, loaded: 10, problem: 'The source is down.' })).toBe(
      '2 of 12 areas did not load, so this list is not complete. The source is down.',
    )
  })
})

describe('what the history keeps beside the address', () => {
  it('is a list of keys or nothing', () => {
    expect(readKeptSelection({ parcels: ['27:1', 5] })).toEqual(['27:1'])
    for (const other of [null, undefined, 5, {}, { parcels: 'x' }]) {
      expect(readKeptSelection(other)).toBeUndefined()
    }
  })
})

describe('a link that names parcels and no place', () => {
  const place = fc.record({
    latitude: fc.double({ min: 24.5, max: 31, noNaN: true }),
    longitude: fc.double({ min: -87.6, max: -80, noNaN: true }),
  })

  it('leads to where all of them are in sight', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 9 }), (parcels) => {
        const [west, south, east, north] = nominalBounds(fitSelected(parcels))
        for (const { latitude, longitude } of parcels) {
          expect(longitude).toBeGreaterThan(west)
          expect(longitude).toBeLessThan(east)
          expect(latitude).toBeGreaterThan(south)
          expect(latitude).toBeLessThan(north)
        }
      }),
    )
  })

  it('comes close to a single one', () => {
    expect(fitSelected([{ latitude: 28.5, longitude: -81.4 }])).toEqual({
      at: { latitude: 28.5, longitude: -81.4 },
      zoom: 17,
    })
  })
})

it('each condition of a filter is said by itself, so that it can be taken out', () => {
  const filter = { minValue: 300_000, builtTo: 1990, city: 'PENSACOLA' } as const
  expect(describeFilter(filter).map(({ text }) => text)).toEqual([
    'Just value ≥ $300,000',
    'Built to 1990',
    'Pensacola',
  ])
})
