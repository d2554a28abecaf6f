import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { keepLoaded } from './keep-loaded'

type Data = GeoJSONSourceSpecification['data']

const loaded = { type: 'FeatureCollection' as const, features: [] }
const points = (data: Data) => ({ points: { type: 'geojson' as const, cluster: true, data } })

function drawnData(before: Data, next: Data | undefined): unknown {
  const sources = points(loaded)
  keepLoaded(sources, points(before), next === undefined ? {} : points(next))
  return sources.points.data
}

describe('keepLoaded', () => {
  it('restores the URL of a source whose URL did not change', () => {
    expect(drawnData('/points?radius=1', '/points?radius=1')).toBe('/points?radius=1')
  })

  it('leaves the loaded data of a source in place if its URL changed', () => {
    expect(drawnData('/points?radius=1', '/points?radius=2')).toBe(loaded)
  })

  it.each<[Data, Data | undefined]>([
    [loaded, loaded],
    [loaded, '/points'],
    ['/points', loaded],
    ['/points', undefined],
  ])('leaves the loaded data unchanged for a change from %j to %j', (before, next) => {
    expect(drawnData(before, next)).toBe(loaded)
  })
})
