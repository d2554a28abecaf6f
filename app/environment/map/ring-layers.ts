import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { cleanupLayers } from '@/components/facilities/map/cleanup-layers'
import { markName } from '@/components/facilities/map/draw-mark'
import { facilityLayers, standOut } from '@/components/facilities/map/facility-layers'
import type { Palette } from '@/components/map/style/palette'

export const HIGHLIGHT = 'raised'

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name]
const FONT = { 'text-font': ['system-ui'] }

export function ringLayers(palette: Palette): LayerSpecification[] {
  return [
    ...ringEdges(palette),
    ...corners(palette),
    ringWords(palette),
    ...cleanupLayers(palette),
    ...facilityLayers(palette),
    ...standOut('selected', palette),
    ...standOut(HIGHLIGHT, palette),
    center(palette),
  ]
}

function ringEdges({ halo, ink }: Palette): LayerSpecification[] {
  const base = { type: 'line', source: 'rings', layout: { 'line-join': 'round' } } as const
  const isLoaded: ExpressionSpecification = ['get', 'isLoaded']
  const edge = kind('edge')
  return [
    {
      ...base,
      id: 'ring-casing',
      filter: edge,
      paint: { 'line-color': halo, 'line-width': 4, 'line-opacity': 0.7 },
    },
    {
      ...base,
      id: 'ring-loaded',
      filter: ['all', edge, isLoaded],
      paint: { 'line-color': ink, 'line-width': 1.5, 'line-opacity': 0.75 },
    },
    {
      ...base,
      id: 'ring-open',
      filter: ['all', edge, ['!', isLoaded]],
      paint: { 'line-color': ink, 'line-width': 1.5, 'line-opacity': 0.75, 'line-dasharray': [2, 3] },
    },
  ]
}

function corners({ selected, halo }: Palette): LayerSpecification[] {
  return [
    {
      id: 'corner-edge',
      type: 'line',
      source: 'corners',
      filter: kind('edge'),
      paint: { 'line-color': selected, 'line-width': 3, 'line-dasharray': [2, 1] },
    },
    {
      id: 'corner-point',
      type: 'circle',
      source: 'corners',
      filter: kind('corner'),
      paint: {
        'circle-radius': 6,
        'circle-color': selected,
        'circle-stroke-color': halo,
        'circle-stroke-width': 2,
      },
    },
  ]
}

function ringWords({ ink, halo }: Palette): LayerSpecification {
  return {
    id: 'ring-words',
    type: 'symbol',
    source: 'rings',
    filter: ['all', kind('words'), ['<=', ['get', 'fromZoom'], ['zoom']]],
    layout: {
      ...FONT,
      'text-field': ['get', 'words'],
      'text-size': 12.5,
      'text-anchor': ['case', ['get', 'isNorth'], 'bottom', 'top'],
      'text-padding': 0,
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
  }
}

function center({ ink, halo }: Palette): LayerSpecification {
  return {
    id: 'center',
    type: 'symbol',
    source: 'rings',
    filter: kind('center'),
    layout: {
      'icon-image': markName('center', ink, halo),
      'icon-size': 0.75,
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  }
}
