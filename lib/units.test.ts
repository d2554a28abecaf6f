import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  feetToMeters,
  formatAcres,
  formatFeet,
  formatMeters,
  formatMiles,
  metersToFeet,
  metersToMiles,
  milesToMeters,
  squareMetersToAcres,
} from './units'

describe('conversions', () => {
  it('uses the international foot, mile and acre', () => {
    expect(feetToMeters(1)).toBe(0.3048)
    expect(metersToFeet(1609.344)).toBeCloseTo(5280, 9)
    expect(metersToMiles(1609.344)).toBe(1)
    expect(squareMetersToAcres(1609.344 ** 2)).toBeCloseTo(640, 9)
  })

  it('comes back to the same length', () => {
    fc.assert(
      fc.property(fc.double({ min: -12_000, max: 9_000, noNaN: true }), (meters) => {
        expect(feetToMeters(metersToFeet(meters))).toBeCloseTo(meters, 8)
        expect(milesToMeters(metersToMiles(meters))).toBeCloseTo(meters, 8)
      }),
    )
  })
})

describe('texts on screen', () => {
  it('rounds feet to what an elevation model can know', () => {
    expect(formatFeet(2703.4567)).toBe('2,703 ft')
    expect(formatFeet(3.26)).toBe('3.3 ft')
    expect(formatFeet(-282.4)).toBe('-282 ft')
    expect(formatFeet(-0.01)).toBe('0 ft')
  })

  it('keeps one decimal of a metre', () => {
    expect(formatMeters(824.0137)).toBe('824 m')
    expect(formatMeters(1609.36)).toBe('1,609.4 m')
  })

  it('gives small areas more digits than large ones', () => {
    expect(formatAcres(0.1836)).toBe('0.18 acres')
    expect(formatAcres(40.944)).toBe('40.9 acres')
    expect(formatAcres(23_040.2)).toBe('23,040 acres')
  })

  it('gives short distances more digits than long ones', () => {
    expect(formatMiles(0.014)).toBe('0.01 mi')
    expect(formatMiles(12.34)).toBe('12.3 mi')
    expect(formatMiles(2451.7)).toBe('2,452 mi')
  })
})
