import type { Bounds, View } from '@/components/map/map-props'
import { GATE_ZOOM } from '@/components/parcels/map/zooms'
import { type Tile, tilesOver } from '@/lib/tiles/tile-grid'
import type { AreaProgress } from './parcel-map-props'

export type AreaState = 'loading' | 'loaded' | 'failed'

/** The tiles that cover a view; none below the gate. */
export const areasOf = ({ zoom }: View, bounds: Bounds): Tile[] =>
  zoom < GATE_ZOOM ? [] : tilesOver(bounds, GATE_ZOOM)

/** The map draws an area anew at each whole zoom, and asks for it again then. */
export const levelOf = ({ zoom }: View): number => Math.max(GATE_ZOOM, Math.floor(zoom))

type Place = Pick<Tile, 'x' | 'y'>

export interface AreaLog {
  note(level: number, area: Place, state: AreaState | undefined): void
  progress(level: number, areas: readonly Tile[]): AreaProgress
}

/** What became of each area that the map asked for. */
export function createAreaLog(): AreaLog {
  const states = new Map<string, AreaState>()
  const keyOf = (level: number, { x, y }: Place) => `${level}/${x}/${y}`
  // Where an area fails, the map asks for it once more for the level above, and enlarges that.
  function stateAt(level: number, area: Place): AreaState | undefined {
    const state = states.get(keyOf(level, area))
    if (state !== 'failed' || level <= GATE_ZOOM) return state
    return stateAt(level - 1, area) ?? 'failed'
  }
  const those =
    (level: number, wanted: AreaState) =>
    (area: Place): boolean =>
      stateAt(level, area) === wanted
  return {
    note(level, area, state) {
      if (state) states.set(keyOf(level, area), state)
      else states.delete(keyOf(level, area))
    },
    progress(level, areas) {
      const loaded = areas.filter(those(level, 'loaded')).length
      return { asked: areas.length, loaded, failed: areas.filter(those(level, 'failed')) }
    },
  }
}
