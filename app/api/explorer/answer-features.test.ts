import { describe, expect, it } from 'vitest'
import { featuresIn, MAX_FEATURES } from './answer-features'

const featuresOf = (answer: unknown) =>
  featuresIn(answer).features.map(({ properties, geometry }) => [properties.name, geometry.type])

describe('featuresOf', () => {
  it('returns each geometry, point and box with the name that is nearest to it in the result', () => {
    const square = [
      [-100, 40],
      [-99, 40],
      [-99, 41],
      [-100, 40],
    ]
    expect(
      featuresOf({
        records: [{ label: 'Section 30', geometry: { type: 'Polygon', coordinates: [square] } }],
        place: { name: 'Plant', latitude: 29.7, longitude: -95.2, notes: [] },
        query: { bbox: { c1lat: 29, c1lon: -96, c2lat: 30, c2lon: -95 } },
        area: { name: 'Lot', bbox: [-81.384, 28.533, -81.382, 28.535] },
      }),
    ).toEqual([
      ['Section 30', 'Polygon'],
      ['Plant', 'Point'],
      ['', 'Polygon'],
      ['Lot', 'Polygon'],
    ])
  })

  it('returns each place once, and omits places whose coordinates are not degrees', () => {
    const point = { latitude: 40, longitude: -100 }
    expect(featuresOf([point, { ...point }])).toHaveLength(1)
    expect(featuresOf({ type: 'Point', coordinates: [500_000, 4_400_000] })).toEqual([])
    expect(featuresOf({ latitude: 91, longitude: 0 })).toEqual([])
    expect(featuresOf({ latitude: null, longitude: null })).toEqual([])
    expect(featuresOf('no place')).toEqual([])
  })

  it('returns at most the maximum number of features', () => {
    const many = Array.from({ length: 2_000 }, (_, n) => ({ latitude: n / 100, longitude: 1 }))
    expect(featuresOf(many)).toHaveLength(MAX_FEATURES)
  })
})
