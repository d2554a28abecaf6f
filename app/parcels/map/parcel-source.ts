import type { VectorSourceSpecification } from 'maplibre-gl'
import { GATE_ZOOM } from '../url'

export const SOURCE = 'parcels'

/** The names in the tiles of what is drawn. */
export const sourceLayers = { polygons: 'parcels', centroids: 'labels' } as const

/** Tiles of one level only: closer in, the map enlarges them, and asks for nothing again. */
export function parcelSource(edition: string): VectorSourceSpecification {
  const address = `${window.location.origin}/tiles/parcels/${encodeURIComponent(edition)}/{z}/{x}/{y}`
  return {
    type: 'vector',
    tiles: [address],
    minzoom: GATE_ZOOM,
    maxzoom: GATE_ZOOM,
    promoteId: { parcels: 'id', labels: 'id' },
  }
}
