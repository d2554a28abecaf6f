import { sourceChanged } from '@/lib/connector/errors'
import { DAY, type MethodContext } from '@/lib/connector/method'
import { parseWkt } from '@/lib/geography/parse-wkt'
import type { Bounds } from '@/lib/geography/types'
import { farmlandOf } from '@/lib/records/soil/describe'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  type BoxFeatures,
  FINE_GRID,
  type TileFeature,
  type TileLayer,
  tileMethods,
} from '@/lib/tiles/tile-layer'
import { areasIn, ask, isKey, type SoilRow } from './wire'

const MOST_AREAS = 500

const texts = defineSentences('federal-soils.soil-tiles', {
  lost: {
    one: '1 area of the soil survey came without a shape, a key or a name, so the map leaves out that many.',
    other:
      '{count, number} areas of the soil survey came without a shape, a key or a name, so the map leaves out that many.',
  },
  unshaped: 'Soil Data Access answered without shapes or names.',
})

async function readAreas(bounds: Bounds, context: MethodContext): Promise<BoxFeatures> {
  const { query, columns } = areasIn(bounds, MOST_AREAS)
  const rows = await ask(query, columns, context)
  const features = rows.flatMap((row) => toFeature(row) ?? [])
  if (features.length === 0 && rows.length > 0) throw sourceChanged(texts.unshaped)
  const lost = rows.length - features.length
  return { features, isCut: rows.length > MOST_AREAS, note: lost > 0 ? texts.lost({ count: lost }) : null }
}

function toFeature({ mupolygonkey: area = null, mukey = null, ...row }: SoilRow): TileFeature | null {
  const geometry = parseWkt(row.shape ?? '')
  const name = row.muname?.trim()
  if (!geometry || !name || !isKey(area) || !isKey(mukey)) return null
  const symbol = row.musym?.trim()
  const farmland = row.farmlndcl?.trim()
  return {
    id: area,
    geometry,
    properties: {
      id: area,
      name,
      n: symbol || name,
      k: mukey,
      h: farmlandOf(farmland),
      ...(farmland ? { f: farmland } : {}),
    },
  }
}

/** The source cannot simplify outlines, so squares are small: 0.022 degrees at zoom 14. */
const layer: TileLayer = {
  summary: 'Soil map units',
  parts: {
    soils: { name: 'soils', square: 14, levels: [14, 15], isChosen: true, read: readAreas },
  },
  grid: FINE_GRID,
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  example: { square: { part: 'soils', z: 14, x: 4200, y: 6747 }, tile: { z: 15, x: 8401, y: 13_494 } },
}

export const { readSquare: soilSquare, readTile: soilTile } = tileMethods(layer)
