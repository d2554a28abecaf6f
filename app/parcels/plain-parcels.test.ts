import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describePartial, describeShownRows } from './describe-view'
import { fitSelected } from './fit-selected'
import { nominalBounds } from './nominal-bounds'

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
