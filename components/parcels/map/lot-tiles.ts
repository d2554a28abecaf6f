import type { LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import type { Theme } from '@/components/map/style/palette'

export const LOTS = 'lots'
export const lotLevels = [15, 16] as const
/** Increase this number when the content of the tiles changes, so that browsers do not use cached tiles. */
const EDITION = 2

export const lotEdge: Readonly<Record<Theme, string>> = { light: '#5a4a2f', dark: '#d9c49a' }

export const lotLayer = { source: LOTS, 'source-layer': LOTS } as const

export const lotSource = ([least, most]: readonly [
  number,
  number,
] = lotLevels): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [`${window.location.origin}/tiles/lots/${EDITION}/{z}/{x}/{y}`],
  minzoom: least,
  maxzoom: most,
})

/** Lines have no round joins, because these would triple the number of vertices. */
export const lotEdges = (theme: Theme, minzoom = 0): LayerSpecification => ({
  id: 'lots-edges',
  type: 'line',
  ...lotLayer,
  minzoom,
  paint: { 'line-color': lotEdge[theme], 'line-width': 1.5 },
})
