import type { App } from '@/connectors/engine'
import type { EngineCallOptions } from '@/lib/connector/engine/requests'
import type { Problem } from '@/lib/connector/errors'
import { PLACE_LEVELS, placeTile } from '@/lib/gazetteer/place-tile'
import type { Tile } from '@/lib/tiles/tile-grid'

/** Bytes of a gzipped vector tile, or null for an empty tile. */
type Answer = { ok: true; data: { bytes: Uint8Array } | null } | { ok: false; error: Problem }

interface MapLayer {
  keep: string
  read(engine: App['engine'], tile: Tile, call: EngineCallOptions): Promise<Answer>
}

const A_DAY = 'public, max-age=86400, stale-while-revalidate=2592000'
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'

const NO_TILE: Answer = {
  ok: false,
  error: { code: 'invalid_params', message: 'There is no such tile.', issues: [] },
}

const layers: Readonly<Record<string, MapLayer>> = {
  parcels: {
    // Browsers cache these tiles for only a day, because the source publishes points instead of outlines
    // while it loads a new year.
    keep: A_DAY,
    async read(engine, tile, call) {
      const state = await engine.call('us-florida-parcels', 'readLayerState', {}, call)
      if (!state.ok) return state
      const { layer, edition } = state.data
      // The cast only satisfies the type. The method itself rejects every level except 15, the only level of
      // the source.
      const params = { ...(tile as Tile & { z: 15 }), layer, edition }
      return engine.call('us-florida-parcels', 'parcelTile', params, call)
    },
  },
  lots: layerOf(A_DAY, 'us-parcels', 'lotTile'),
  streets: layerOf(A_WEEK, 'streets', 'streetTile'),
  water: layerOf(A_WEEK, 'streets', 'waterTile'),
  survey: layerOf(A_WEEK, 'federal-land-survey', 'surveyTile'),
  floods: layerOf(A_DAY, 'federal-flood-hazard', 'zoneTile'),
  wetlands: layerOf(A_DAY, 'federal-wetlands', 'wetlandTile'),
  soils: layerOf(A_DAY, 'federal-soils', 'soilTile'),
  places: {
    keep: A_WEEK,
    async read(_engine, tile) {
      const [first, last] = PLACE_LEVELS
      if (tile.z < first || tile.z > last || Math.max(tile.x, tile.y) >= 2 ** tile.z) return NO_TILE
      return { ok: true, data: await placeTile(tile) }
    },
  },
}

type Ask<C extends string, M extends string> = {
  call(connector: C, method: M, tile: Tile, call: EngineCallOptions): Promise<Answer>
}

function layerOf<const C extends string, const M extends string>(
  keep: string,
  connector: C,
  method: App['engine'] extends Ask<C, M> ? M : never,
): MapLayer {
  return { keep, read: (engine, tile, call) => (engine as Ask<C, M>).call(connector, method, tile, call) }
}

export const findTileLayer = (name: string): MapLayer | undefined =>
  Object.hasOwn(layers, name) ? layers[name] : undefined
