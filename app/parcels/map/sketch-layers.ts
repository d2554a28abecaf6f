import type { LayerSpecification } from 'maplibre-gl'
import { isShape } from '@/components/map/is-shape'
import type { Palette } from '@/components/map/palette'

export const SKETCH = 'sketch'

/** On top of everything, and dark on light or light on dark whatever lies below. */
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
