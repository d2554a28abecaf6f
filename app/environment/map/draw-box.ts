import type { Feature } from 'geojson'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import type { RingsDrawing } from './draw-rings'

export const drawBox = (box: Bounds): RingsDrawing => ({
  data: { type: 'FeatureCollection', features: [boxFeature(box)] },
  bounds: box,
  miles: [],
  loaded: 0,
})

export const boxFeature = (box: Bounds): Feature => ({
  type: 'Feature',
  properties: { kind: 'edge', isLoaded: true },
  geometry: { type: 'Polygon', coordinates: [boxRing(box)] },
})
