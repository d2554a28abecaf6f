import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { boundsOf, resultBounds, targetOf } from './fit'
import type { MapFeature, MapRole } from './map-props'

function place(role: MapRole, geometry: Geometry): MapFeature {
  return { type: 'Feature', id: `${role}`, properties: { name: 'Mill', role }, geometry }
}
const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: [x, y] })
const collection = (...features: MapFeature[]) => ({ type: 'FeatureCollection' as const, features })

describe('boundsOf', () => {
  it('takes every kind of geometry', () => {
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

  it('goes round the Pacific side when that is shorter', () => {
    expect(boundsOf([point(172, 53), point(-160, 21)])).toEqual([172, 21, 200, 53])
  })

  it('copes with more positions than a call can have arguments', () => {
    const coordinates = Array.from({ length: 300_000 }, (_, index) => [index / 10_000, 1])
    expect(boundsOf([{ type: 'LineString', coordinates }])).toEqual([0, 1, 29.9999, 1])
  })
})

describe('resultBounds', () => {
  it('leaves context out unless there is nothing else', () => {
    const far = place('context', point(-70, 40))
    expect(resultBounds([far, place('result', point(-105, 39))])).toEqual([-105, 39, -105, 39])
    expect(resultBounds([far])).toEqual([-70, 40, -70, 40])
  })
})

describe('targetOf', () => {
  const features = collection(place('result', point(-105, 39)))

  it('prefers what it is told, then the features, then the country', () => {
    const view = { longitude: 1, latitude: 2, zoom: 3 }
    expect(targetOf({ view, features })).toEqual({ view })
    expect(targetOf({ bounds: [0, 0, 1, 1], features })).toEqual({ bounds: [0, 0, 1, 1] })
    expect(targetOf({ features })).toEqual({ bounds: [-105, 39, -105, 39] })
    expect(targetOf({ features: collection() })).toEqual({ bounds: [-125, 24.4, -66.9, 49.4] })
  })
})
