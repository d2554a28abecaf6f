import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facilityId } from './facility-id'

describe('the id of a facility', () => {
  it('the id is the registry id if the row has no other id', () => {
    expect(facilityId({ key: '110008164244' })).toBe('110008164244')
    expect(facilityId({ key: '110008164244 TX0004201 (2)' })).toBe('110008164244_TX0004201_(2)')
  })

  it('the id contains no space and differs between rows', () => {
    const keys = fc.string({ unit: fc.constantFrom(' ', '_', '~', 'u', '1'), maxLength: 6 })
    fc.assert(
      fc.property(keys, keys, (one, other) => {
        expect(facilityId({ key: one })).not.toContain(' ')
        expect(facilityId({ key: one }) === facilityId({ key: other })).toBe(one === other)
      }),
      { numRuns: 1_000 },
    )
  })
})
