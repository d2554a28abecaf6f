import type { Feature } from 'geojson'
import type { Box } from '@/lib/url-state'
import type { Drawn } from './draw-rings'

/** The box that was asked about, drawn like the outermost ring. */
export const drawBox = (box: Box): Drawn => ({
  data: { type: 'FeatureCollection', features: [boxFeature(box)] },
  bounds: box,
  miles: [],
  loaded: 0,
})

export function boxFeature([west, south, east, north]: Box): Feature {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return {
    type: 'Feature',
    properties: { kind: 'edge', isLoaded: true },
    geometry: { type: 'Polygon', coordinates: [corners] },
  }
}
