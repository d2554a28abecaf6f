import { describe, expect, it } from 'vitest'
import { milesToMeters } from '@/lib/units'
import { distanceAndDirection } from './distance-and-direction'
import { pointToward } from './geo-circle'

describe('distanceAndDirection', () => {
  it.each([
    [0, 'north'],
    [22, 'north'],
    [23, 'northeast'],
    [90, 'east'],
    [135, 'southeast'],
    [180, 'south'],
    [225, 'southwest'],
    [269, 'west'],
    [-45, 'northwest'],
    [-20, 'north'],
  ])('formats %i degrees as %s', (azimuth, direction) => {
    const from = { latitude: 42.0603, longitude: -87.7383 }
    const [longitude = 0, latitude = 0] = pointToward(from, azimuth, milesToMeters(0.36))
    const result = distanceAndDirection(from, { latitude, longitude })
    expect(result.direction).toBe(direction)
    expect(result.miles).toBeCloseTo(0.36, 3)
  })
})
