import type { Feature, Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { metresPerPixel } from '@/components/map/controls/scale'
import { drawRings } from './draw-rings'

const center = { latitude: 40.71, longitude: -74 }
const ofKind = (features: Feature[], kind: string) =>
  features.filter(({ properties }) => properties?.kind === kind)

describe('drawRings', () => {
  it('draws and labels rings at a quarter, half and all of the radius', () => {
    const { features } = drawRings(center, 3, 3).data
    const words = ofKind(features, 'words').map(({ properties }) => properties?.words)
    expect(new Set(words)).toEqual(new Set(['0.75 miles', '1.5 miles', '3 miles']))
    const heights = ofKind(features, 'edge').map(({ geometry }) => {
      const [ring = []] = (geometry as Polygon).coordinates
      const latitudes = ring.map(([, y = 0]) => y)
      return Math.max(...latitudes) - Math.min(...latitudes)
    })
    const [inner = 0, middle = 0, outer = 0] = heights
    expect([middle / inner, outer / inner]).toEqual([expect.closeTo(2, 3), expect.closeTo(4, 3)])
  })

  it('shows the label of a ring from the zoom level at which the gap to the next ring is wide enough', () => {
    const zooms = ofKind(drawRings(center, 1, 3).data.features, 'words').map(
      ({ properties }) => properties?.fromZoom as number,
    )
    const [inner = 0, , middle = 0, , outer] = zooms
    // The quarter mile between the inner rings takes 22 pixels at zoom `inner`. The next gap is half a mile
    // and needs one zoom level less. The outer ring's label is visible at every zoom.
    const pixels = 402.3 / metresPerPixel(center.latitude, inner)
    expect([pixels, inner - middle, outer]).toEqual([expect.closeTo(22, 0), expect.closeTo(1, 5), 0])
  })

  it('marks rings that are not loaded in the drawing and in the label', () => {
    const { features } = drawRings(center, 4, 1).data
    expect(ofKind(features, 'edge').map(({ properties }) => properties?.isLoaded)).toEqual([
      true,
      false,
      false,
    ])
    expect(new Set(ofKind(features, 'words').map(({ properties }) => properties?.words))).toEqual(
      new Set(['1 mile', '2 miles, not loaded', '4 miles, not loaded']),
    )
  })

  it('returns bounds that the outer ring touches on all four sides', () => {
    const { data, bounds } = drawRings(center, 99.9, 3)
    const corners = ofKind(data.features, 'edge').flatMap(({ geometry }) =>
      (geometry as Polygon).coordinates.flat(),
    )
    const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)]
    expect(bounds).toEqual([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
  })
})
