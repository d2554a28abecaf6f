import type { Bounds, View } from '@/components/map/map-props'
import { type Tile, tilesOver } from '@/lib/tiles/tile-grid'

/** How many of the areas in sight are there; failed ones can be asked again. */
export interface AreaProgress {
  asked: number
  loaded: number
  failed: readonly Tile[]
}

/** The levels that a source has tiles of; closer in, the map enlarges the last. */
export type Levels = readonly [first: number, last: number]

export type AreaState = 'loading' | 'loaded' | 'failed'

/** The level of the tiles that a view is drawn from. */
const tileLevel = ({ zoom }: View, [first, last]: Levels): number =>
  Math.min(last, Math.max(first, Math.floor(zoom)))

/** The tiles that cover a view; none below the first level. */
export const areasOf = (view: View, bounds: Bounds, levels: Levels): Tile[] =>
  view.zoom < levels[0] ? [] : tilesOver(bounds, tileLevel(view, levels))

/** The map draws an area anew at each whole zoom, and asks for it again then. */
export const levelOf = ({ zoom }: View, [first]: Levels): number => Math.max(first, Math.floor(zoom))

type Place = Pick<Tile, 'z' | 'x' | 'y'>

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
    if (state !== 'failed' || level <= area.z) return state
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
