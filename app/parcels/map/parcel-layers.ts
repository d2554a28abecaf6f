import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { hatchName } from '@/components/map/hatch'
import type { Palette } from '@/components/map/palette'
import type { Condition } from '@/lib/florida/parcel-filter'
import type { ParcelView } from '@/lib/florida/parcel-view'
import { GATE_ZOOM } from '../url'
import type { ColorScale } from './color-classes'
import { colorExpression, isKnown } from './color-expression'
import { filterExpression } from './filter-expression'
import { labelsFrom, labelText } from './label-text'
import { SOURCE, sourceLayers } from './parcel-source'

/** Where a pointer meets a parcel. */
export const pickable: Readonly<Record<ParcelView['layer'], readonly string[]>> = {
  polygons: ['parcel-areas'],
  centroids: ['parcel-points'],
}

export interface ParcelLook {
  layer: ParcelView['layer']
  conditions: readonly Condition[]
  scale: ColorScale
}

/** Full for the rows of the list, paler for those on its other pages, and only an outline for the rest. */
const strength = (meets: ExpressionSpecification, full: number, pale: number): ExpressionSpecification => [
  'case',
  meets,
  ['case', ['boolean', ['feature-state', 'listed'], false], full, pale],
  0,
]
const byZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  15,
  far,
  18,
  near,
]

/** From below: areas in the color of their class, their edges, labels. */
export function parcelLayers(palette: Palette, look: ParcelLook): LayerSpecification[] {
  const shapes =
    look.layer === 'polygons' ? [...areas(palette, look), edges(palette)] : [points(palette, look)]
  return [...shapes, labels(palette, look)]
}

function areas({ theme, land, context }: Palette, { conditions, scale }: ParcelLook): LayerSpecification[] {
  const base = {
    type: 'fill',
    source: SOURCE,
    'source-layer': sourceLayers.polygons,
    minzoom: GATE_ZOOM,
  } as const
  const meets = filterExpression(conditions)
  return [
    {
      ...base,
      id: 'parcel-areas',
      paint: {
        'fill-color': colorExpression(scale, theme, land),
        'fill-opacity': strength(['all', meets, isKnown(scale)], 0.8, 0.35),
        'fill-antialias': false,
      },
    },
    {
      ...base,
      id: 'parcel-unknown',
      filter: ['!', isKnown(scale)],
      paint: { 'fill-pattern': hatchName(context), 'fill-opacity': strength(meets, 0.7, 0.3) },
    },
  ]
}

/** The same for all: marks on lines weigh too much to follow each page of the list. */
function edges({ state }: Palette): LayerSpecification {
  return {
    id: 'parcel-edges',
    type: 'line',
    source: SOURCE,
    'source-layer': sourceLayers.polygons,
    minzoom: GATE_ZOOM,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': state, 'line-width': byZoom(0.5, 1.25), 'line-opacity': 0.85 },
  }
}

/** What there is while the layer of outlines is closed: the middle of each parcel. */
function points({ theme, halo, context }: Palette, { conditions, scale }: ParcelLook): LayerSpecification {
  return {
    id: 'parcel-points',
    type: 'circle',
    source: SOURCE,
    'source-layer': sourceLayers.centroids,
    minzoom: GATE_ZOOM,
    paint: {
      'circle-radius': byZoom(3, 7),
      'circle-color': colorExpression(scale, theme, halo),
      'circle-opacity': strength(filterExpression(conditions), 0.9, 0.4),
      'circle-stroke-color': context,
      'circle-stroke-width': 0.75,
    },
  }
}

/** An outline that is cut by tiles has its label in one of them, which alone says what to write. */
function labels({ ink, halo }: Palette, { layer, conditions, scale }: ParcelLook): LayerSpecification {
  return {
    id: 'parcel-labels',
    type: 'symbol',
    source: SOURCE,
    'source-layer': sourceLayers[layer],
    minzoom: labelsFrom(scale),
    filter: ['all', ['has', 'n'], filterExpression(conditions)],
    layout: {
      'text-font': ['system-ui'],
      'text-field': labelText(scale),
      'text-size': 11.5,
      'text-max-width': 20,
      'text-padding': 0,
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.75 },
  }
}
