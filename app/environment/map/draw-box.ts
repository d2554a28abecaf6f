import type { Feature } from 'geojson'
import { boxRing } from '@/lib/geography/box-ring'
import type { Box } from '@/lib/url-state'
import type { Drawn } from './draw-rings'

/** The box that was asked about, drawn like the outermost ring. */
export const drawBox = (box: Box): Drawn => ({
  data: { type: 'FeatureCollection', features: [boxFeature(box)] },
  bounds: box,
  miles: [],
  loaded: 0,
})

export const boxFeature = (box: Box): Feature => ({
  type: 'Feature',
  properties: { kind: 'edge', isLoaded: true },
  geometry: { type: 'Polygon', coordinates: [boxRing(box)] },
})
