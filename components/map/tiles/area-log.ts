import type { Bounds, MapView } from '@/components/map/map-props'
import type { Problem } from '@/lib/connector/errors'
import { type Tile, tilesOver } from '@/lib/tiles/tile-grid'

export interface AreaLoadProgress {
  asked: number
  loaded: number
  failed: readonly Tile[]
  problems: readonly Problem[]
}

export type ZoomLevels = readonly [first: number, last: number]

export type AreaLoadState = 'loading' | 'loaded' | 'failed'

const tileLevel = ({ zoom }: MapView, [first, last]: ZoomLevels): number =>
  Math.min(last, Math.max(first, Math.floor(zoom)))

export const areasOf = (view: MapView, bounds: Bounds, levels: ZoomLevels): Tile[] =>
  view.zoom < levels[0] ? [] : tilesOver(bounds, tileLevel(view, levels))

/**
 * MapLibre requests the tile of an area again at each whole zoom level, even beyond the last level of tiles.
 */
export const levelOf = ({ zoom }: MapView, [first]: ZoomLevels): number => Math.max(first, Math.floor(zoom))

type Place = Pick<Tile, 'z' | 'x' | 'y'>

export interface AreaLoadLog {
  note(level: number, area: Place, state: AreaLoadState | undefined): void
  explain(level: number, area: Place, problem: Problem): void
  progress(level: number, areas: readonly Tile[]): AreaLoadProgress
}

export function createAreaLog(): AreaLoadLog {
  const states = new Map<string, AreaLoadState>()
  const causes = new Map<string, Problem>()
  const keyOf = (level: number, { x, y }: Place) => `${level}/${x}/${y}`
  // After a failure, MapLibre requests the tile at the next lower zoom and enlarges it, so the state at that
  // zoom decides.
  function stateAt(level: number, area: Place): AreaLoadState | undefined {
    const state = states.get(keyOf(level, area))
    if (state !== 'failed' || level <= area.z) return state
    return stateAt(level - 1, area) ?? 'failed'
  }
  const those =
    (level: number, target: AreaLoadState) =>
    (area: Place): boolean =>
      stateAt(level, area) === target
  return {
    note(level, area, state) {
      if (state) states.set(keyOf(level, area), state)
      else states.delete(keyOf(level, area))
    },
    explain(level, area, problem) {
      causes.set(keyOf(level, area), problem)
    },
    progress(level, areas) {
      const loaded = areas.filter(those(level, 'loaded')).length
      const failed = areas.filter(those(level, 'failed'))
      const problems = failed.flatMap((area) => causes.get(keyOf(level, area)) ?? [])
      const distinct = new Map(problems.map((problem) => [problem.message, problem]))
      return { asked: areas.length, loaded, failed, problems: [...distinct.values()] }
    },
  }
}
