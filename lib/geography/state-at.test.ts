import { describe, expect, it } from 'vitest'
import { stateAt, stateBounds } from './state-at'

describe('stateAt', () => {
  it.each([
    [-116.2, 43.61, 'ID'],
    [-149.88, 61.21, 'AK'],
    [172.9, 52.88, 'AK'],
    [-157.85, 21.32, 'HI'],
    [-77.02, 38.9, 'DC'],
    [-66.1, 18.4, 'PR'],
    [144.78, 13.47, 'GU'],
  ])('locates the point %d, %d in the state %s', (longitude, latitude, state) =>
    expect(stateAt(longitude, latitude)).toBe(state),
  )

  it.each([
    ['the Gulf', -92, 25],
    ['Lake Michigan', -87, 43],
    ['Canada', -106, 52],
    ['Mexico', -106.45, 31.6],
  ])('returns null for a point in %s', (_, longitude, latitude) =>
    expect(stateAt(longitude, latitude)).toBeNull(),
  )

  it('returns the bounding box of a state', () => {
    const [west, south, east, north] = stateBounds('CO') ?? []
    expect([west, south, east, north].map((value) => Math.round(value ?? 0))).toEqual([-109, 37, -102, 41])
    expect(stateBounds('XX')).toBeNull()
  })
})
