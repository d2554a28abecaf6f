import type { Feature, FeatureCollection, Position } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { isShape } from '../style/feature-layers'
import type { Palette } from '../style/palette'

interface Sketch {
  kind: 'line' | 'area'
  corners: readonly Position[]
}

export function drawSketch(sketch: Sketch | undefined): FeatureCollection {
  if (!sketch) return { type: 'FeatureCollection', features: [] }
  const corners = sketch.corners.map((corner): Position => [...corner])
  const points = corners.map(
    (coordinates, index): Feature => ({
      type: 'Feature',
      properties: { words: String(index + 1) },
      geometry: { type: 'Point', coordinates },
    }),
  )
  return { type: 'FeatureCollection', features: [...outline(sketch.kind, corners), ...points] }
}

function outline(kind: Sketch['kind'], corners: Position[]): Feature[] {
  const [first] = corners
  if (!first || corners.length < 2) return []
  const geometry: Feature['geometry'] =
    kind === 'area' && corners.length > 2
      ? { type: 'Polygon', coordinates: [[...corners, first]] }
      : { type: 'LineString', coordinates: corners }
  return [{ type: 'Feature', properties: {}, geometry }]
}

export const SKETCH = 'sketch'

export function sketchLayers({ ink, halo }: Palette): LayerSpecification[] {
  const line = { type: 'line', source: SKETCH, layout: { 'line-join': 'round' } } as const
  return [
    {
      id: 'sketch-area',
      type: 'fill',
      source: SKETCH,
      filter: isShape('Polygon'),
      paint: { 'fill-color': ink, 'fill-opacity': 0.15, 'fill-antialias': false },
    },
    {
      ...line,
      id: 'sketch-casing',
      filter: ['!', isShape('Point')],
      paint: { 'line-color': halo, 'line-width': 6 },
    },
    {
      ...line,
      id: 'sketch-line',
      filter: ['!', isShape('Point')],
      paint: { 'line-color': ink, 'line-width': 2.5, 'line-dasharray': [3, 1.5] },
    },
    {
      id: 'sketch-corners',
      type: 'circle',
      source: SKETCH,
      filter: isShape('Point'),
      paint: {
        'circle-radius': 9,
        'circle-color': ink,
        'circle-stroke-color': halo,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'sketch-numbers',
      type: 'symbol',
      source: SKETCH,
      filter: isShape('Point'),
      layout: {
        'text-font': ['system-ui'],
        'text-field': ['get', 'words'],
        'text-size': 11,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': halo },
    },
  ]
}
