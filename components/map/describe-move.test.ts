import { describe, expect, it } from 'vitest'
import { describeMove, describeZoom } from './describe-move'

const denver = { longitude: -105.0783, latitude: 39.7, zoom: 12 }

describe('describeMove', () => {
  it('the description of a move names the direction, the distance and the new center', () => {
    expect(describeMove(denver, { ...denver, longitude: -105 }, 800)).toBe(
      'Map moved east 4.2 miles. Center 39.70000, -105.00000.',
    )
  })

  it.each([
    [0, 1, 'north'],
    [1, 1, 'northeast'],
    [1, -1, 'southeast'],
    [0, -1, 'south'],
    [-1, -1, 'southwest'],
    [-1, 0, 'west'],
    [-1, 1, 'northwest'],
  ])('names the direction of a move by %i to the east and %i to the north: %s', (east, north, name) => {
    const to = {
      longitude: denver.longitude + east * 0.01,
      latitude: denver.latitude + north * 0.01 * Math.cos((denver.latitude * Math.PI) / 180),
      zoom: 12,
    }
    expect(describeMove(denver, to, 800)).toContain(`Map moved ${name} `)
  })

  it('uses the shorter way across 180 degrees', () => {
    const from = { longitude: 179.9, latitude: 52, zoom: 8 }
    expect(describeMove(from, { ...from, longitude: -179.9 }, 800)).toContain('Map moved east 8.5 miles')
  })

  it('a short move is described in feet', () => {
    const close = { ...denver, zoom: 18 }
    expect(describeMove(close, { ...close, longitude: denver.longitude + 0.0005 }, 800)).toContain('140 feet')
  })

  it('returns the zoom level and the width of the viewport after a zoom', () => {
    expect(describeMove(denver, { ...denver, zoom: 13 }, 800)).toBe('Zoom level 13, about 3.7 miles across.')
    expect(describeZoom(denver, 800)).toBe('Zoom level 12, about 7.3 miles across.')
    expect(describeZoom({ ...denver, zoom: 4 }, 800)).toBe('Zoom level 4, about 1,900 miles across.')
  })

  it('a move that changes nothing has no description', () => {
    expect(describeMove(denver, { ...denver, zoom: 12.01 }, 800)).toBeUndefined()
  })
})
