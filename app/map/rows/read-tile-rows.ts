import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Bounds } from '@/components/map/map-props'
import type { LayerRow, Origin } from '../layers/map-layer'
import { isInside } from './in-box'

/** What the loaded tiles have in a box, each record once, by the point that decides. */
export function readTileRows(
  map: MapLibreMap,
  { source, sourceLayers, toRow }: Extract<Origin<LayerRow>, { kind: 'tiles' }>,
  box: Bounds,
): LayerRow[] {
  if (!map.getSource(source)) return []
  const rows = new Map<string, LayerRow>()
  for (const sourceLayer of sourceLayers) {
    for (const { properties } of map.querySourceFeatures(source, { sourceLayer })) {
      const { id, x, y } = properties
      if (!isInside(box, [x, y]) || rows.has(String(id))) continue
      const row = toRow(properties)
      if (row) rows.set(row.key, row)
    }
  }
  return [...rows.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}
