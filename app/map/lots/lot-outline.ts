import type { Geometry } from 'geojson'
import type { MapOverlay } from '@/components/map/map-props'
import { drawAbove } from '../workspace/use-overlay'

const OUTLINE = 'lot-outline'

/**
 * Draws the clicked lot above all layers. The layer of the lot may be off, or may have no tiles because its
 * source only finds the lot at a point.
 */
export function withLotOutline(under: MapOverlay, outline: Geometry | undefined): MapOverlay {
  if (!outline) return under
  const line = { type: 'line', source: OUTLINE, layout: { 'line-join': 'round' } } as const
  return drawAbove(under, OUTLINE, outline, ({ halo, selected }) => [
    { ...line, id: `${OUTLINE}-casing`, paint: { 'line-color': halo, 'line-width': 6 } },
    { ...line, id: `${OUTLINE}-line`, paint: { 'line-color': selected, 'line-width': 3.5 } },
  ])
}
