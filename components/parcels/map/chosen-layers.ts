import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Palette } from '@/components/map/style/palette'
import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import { toMapId } from '@/lib/records/parcel/parcel-key'
import { sourceLayers } from './parcel-properties'
import { byZoom, GATE_ZOOM } from './zooms'

/**
 * Selected parcels have a source of their own, because a new filter in the main source would make MapLibre
 * redraw all outlines with every page of the list.
 */
export const SELECTION = 'chosen'

export interface MapSelection {
  selected: readonly string[]
  open: string | undefined
}

export const hasSelection = ({ selected, open }: MapSelection) => selected.length > 0 || open !== undefined

export function selectionLayers(
  palette: Palette,
  layer: ParcelView['layer'],
  selection: MapSelection,
): LayerSpecification[] {
  if (!hasSelection(selection)) return []
  return layer === 'polygons' ? outlines(palette, selection) : rings(palette, selection)
}

const isOneOf = (keys: readonly string[]): ExpressionSpecification =>
  keys.length === 0
    ? ['literal', false]
    : ['match', ['get', 'id'], [...new Set(keys.map(toMapId))], true, false]
const isOpen = ({ open }: MapSelection) => isOneOf(open === undefined ? [] : [open])
function outlines({ halo, selected: color, ink }: Palette, selection: MapSelection): LayerSpecification[] {
  const base = {
    type: 'line',
    source: SELECTION,
    'source-layer': sourceLayers.polygons,
    minzoom: GATE_ZOOM,
    layout: { 'line-join': 'round' },
  } as const
  return [
    {
      ...base,
      id: 'chosen-casing',
      filter: ['any', isOneOf(selection.selected), isOpen(selection)],
      paint: { 'line-color': halo, 'line-width': byZoom(5, 8) },
    },
    {
      ...base,
      id: 'chosen-selected',
      filter: isOneOf(selection.selected),
      paint: { 'line-color': color, 'line-width': byZoom(3, 5) },
    },
    {
      ...base,
      id: 'chosen-open',
      filter: isOpen(selection),
      // The ring of the open parcel is inside of its edge, so that a parcel that is both selected and open
      // has two rings.
      paint: { 'line-color': ink, 'line-offset': byZoom(2, 6), 'line-width': byZoom(1.5, 3) },
    },
  ]
}

function rings({ selected: color, ink }: Palette, selection: MapSelection): LayerSpecification[] {
  const base = {
    type: 'circle',
    source: SELECTION,
    'source-layer': sourceLayers.centroids,
    minzoom: GATE_ZOOM,
  } as const
  return [
    {
      ...base,
      id: 'chosen-selected',
      filter: isOneOf(selection.selected),
      paint: {
        'circle-radius': byZoom(4, 8),
        'circle-opacity': 0,
        'circle-stroke-color': color,
        'circle-stroke-width': 3,
      },
    },
    {
      ...base,
      id: 'chosen-open',
      filter: isOpen(selection),
      paint: {
        'circle-radius': byZoom(9, 14),
        'circle-opacity': 0,
        'circle-stroke-color': ink,
        'circle-stroke-width': 2,
      },
    },
  ]
}
