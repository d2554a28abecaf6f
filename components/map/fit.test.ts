import fc from 'fast-check'
import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { boundsOf, resultBounds, targetOf, viewOfBounds } from './fit'
import type { MapFeature, MapFeatureRole } from './map-props'

function place(role: MapFeatureRole, geometry: Geometry): MapFeature {
  return { type: 'Feature', id: `${role}`, properties: { name: 'Mill', role }, geometry }
}
const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: [x, y] })
const collection = (...features: MapFeature[]) => ({ type: 'FeatureCollection' as const, features })

describe('boundsOf', () => {
  it('the bounds include every kind of geometry', () => {
    const line: Geometry = {
      type: 'LineString',
      coordinates: [
        [-100, 30],
        [-90, 35],
      ],
    }
    const group: Geometry = { type: 'GeometryCollection', geometries: [line, point(-80, 40)] }
    expect(boundsOf([group])).toEqual([-100, 30, -80, 40])
    expect(
      boundsOf([
        {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [-1, 2],
                [3, 4],
                [0, 5],
                [-1, 2],
              ],
            ],
          ],
        },
      ]),
    ).toEqual([-1, 2, 3, 5])
    expect(boundsOf([])).toBeUndefined()
  })

  it('the bounds cross 180 degrees if that is the shorter way', () => {
    expect(boundsOf([point(172, 53), point(-160, 21)])).toEqual([172, 21, 200, 53])
  })

  it('accepts more positions than a function call can have arguments', () => {
    const coordinates = Array.from({ length: 300_000 }, (_, index) => [index / 10_000, 1])
    expect(boundsOf([{ type: 'LineString', coordinates }])).toEqual([0, 1, 29.9999, 1])
  })
})

describe('resultBounds', () => {
  it('excludes context features unless there are no other features', () => {
    const far = place('context', point(-70, 40))
    expect(resultBounds([far, place('result', point(-105, 39))])).toEqual([-105, 39, -105, 39])
    expect(resultBounds([far])).toEqual([-70, 40, -70, 40])
  })
})

describe('targetOf', () => {
  const features = collection(place('result', point(-105, 39)))

  it('prefers the given view or bounds, then the features, then the country', () => {
    const view = { longitude: 1, latitude: 2, zoom: 3 }
    expect(targetOf({ view, features })).toEqual({ view })
    expect(targetOf({ bounds: [0, 0, 1, 1], features })).toEqual({ bounds: [0, 0, 1, 1] })
    expect(targetOf({ features })).toEqual({ bounds: [-105, 39, -105, 39] })
    expect(targetOf({ features: collection() })).toEqual({ bounds: [-125, 24.4, -66.9, 49.4] })
  })

  it('frames a lot and its neighbors instead of the given view', () => {
    const view = { longitude: 1, latitude: 2, zoom: 3 }
    const ring: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [-105.001, 39],
          [-105, 39],
          [-105, 39.001],
          [-105.001, 39],
        ],
      ],
    }
    const withLot = collection(place('result', point(-110, 45)), place('lot', ring))
    expect(targetOf({ view, features: withLot })).toEqual({
      bounds: [-105.001, 39, -105, 39.001],
      maxZoom: 17,
      isLot: true,
    })
    expect(resultBounds(withLot.features)).toEqual([-110, 45, -110, 45])
  })
})

describe('viewOfBounds', () => {
  const place = fc.tuple(
    fc.double({ min: -87.6, max: -80, noNaN: true }),
    fc.double({ min: 24.5, max: 31, noNaN: true }),
  )

  it('fits the bounds into a square of 400 pixels around the center', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 9 }), (places) => {
        const box = boundsOf(places.map(([x, y]) => point(x, y)))
        if (!box) throw new Error('There are places')
        const { longitude, latitude, zoom } = viewOfBounds(box, 17)
        const pixelsPerDegree = (512 * 2 ** zoom) / 360
        for (const [x, y] of places) {
          expect(Math.abs(x - longitude) * pixelsPerDegree).toBeLessThanOrEqual(201)
          const stretch = 1 / Math.cos((latitude * Math.PI) / 180)
          expect(Math.abs(y - latitude) * stretch * pixelsPerDegree).toBeLessThanOrEqual(201)
        }
      }),
    )
  })

  it('limits the zoom for a single point', () => {
    expect(viewOfBounds([-81.4, 28.5, -81.4, 28.5], 17)).toEqual({
      longitude: -81.4,
      latitude: 28.5,
      zoom: 17,
    })
  })
})
