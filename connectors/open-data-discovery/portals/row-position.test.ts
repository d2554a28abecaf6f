import { describe, expect, it } from 'vitest'
import { mayHavePosition, positionOf } from './row-position'

describe('positions of rows', () => {
  it.each([
    [{ place: { type: 'Point', coordinates: [-87.6, 41.9] } }],
    [{ place: { latitude: '41.9', longitude: '-87.6', human_address: '{}' } }],
    [{ latitude: '41.9', longitude: '-87.6' }],
    [{ site_lat: 41.9, site_long: -87.6 }],
    [{ place: null, latitude: '41.9', longitude: '-87.6' }],
  ])('reads the position from %j', (row) => {
    expect(positionOf(row)).toEqual({ type: 'Point', coordinates: [-87.6, 41.9] })
  })

  it.each([
    [{ latitude: '0', longitude: '0' }],
    [{ latitude: '', longitude: '' }],
    [{ latitude: null, longitude: null }],
    [{ latitude: '41.9' }],
    [{ latitude: '1176352', longitude: '1889743' }],
    [{ latitude: 'north', longitude: 'west' }],
    [{ flat: '41.9', belong: '-87.6' }],
    [{ place: { type: 'Polygon', coordinates: [] } }],
    [{ place: { type: 'Point', coordinates: [] } }],
  ])('returns no position for %j', (row) => {
    expect(positionOf(row)).toBeUndefined()
  })

  it('detects columns that may contain a position', () => {
    const text = (field: string) => ({ field, type: 'text' })
    expect(mayHavePosition([{ field: 'x', type: 'point' }])).toBe(true)
    expect(mayHavePosition([text('latitude'), text('longitude')])).toBe(true)
    expect(mayHavePosition([text('latitude'), text('flong')])).toBe(false)
  })
})
