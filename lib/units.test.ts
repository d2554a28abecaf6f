import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feetToMeters, metersToFeet, metersToMiles, milesToMeters, squareMetersToAcres } from './units'

describe('unit conversions', () => {
  it('uses the international foot, mile and acre', () => {
    expect(feetToMeters(1)).toBe(0.3048)
    expect(metersToFeet(1609.344)).toBeCloseTo(5280, 9)
    expect(metersToMiles(1609.344)).toBe(1)
    expect(squareMetersToAcres(1609.344 ** 2)).toBeCloseTo(640, 9)
  })

  it('round-trips feet and miles to meters without loss', () => {
    fc.assert(
      fc.property(fc.double({ min: -12_000, max: 9_000, noNaN: true }), (meters) => {
        expect(feetToMeters(metersToFeet(meters))).toBeCloseTo(meters, 8)
        expect(milesToMeters(metersToMiles(meters))).toBeCloseTo(meters, 8)
      }),
    )
  })
})
