import type { Geometry } from 'geojson'
import type { MapOverlay } from '@/components/map/map-props'
import { drawAbove } from '../workspace/use-overlay'

const OUTLINE = 'lot-outline'

/**
 * Draws the lot under a click above all layers, because a source that only identifies the lot at a point has no
 * tiles, and the layer of parcels may be off.
 */
export function withLotOutline(under: MapOverlay, outline: Geometry | undefined): MapOverlay {
  if (!outline) return under
  const line = { type: 'line', source: OUTLINE, layout: { 'line-join': 'round' } } as const
  return drawAbove(under, OUTLINE, outline, ({ halo, selected }) => [
    { ...line, id: `${OUTLINE}-casing`, paint: { 'line-color': halo, 'line-width': 6 } },
    { ...line, id: `${OUTLINE}-line`, paint: { 'line-color': selected, 'line-width': 3.5 } },
  ])
}
