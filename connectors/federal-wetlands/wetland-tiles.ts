import { DAY } from '@/lib/connector/method'
import { nameWetland, typeOf } from '@/lib/records/wetland/describe'
import { type TileLayerTable, tablePart } from '@/lib/tiles/read-layer'
import { FINE_GRID, type TileLayer, tileMethods } from '@/lib/tiles/tile-layer'
import { readWetland } from './read-wetland'
import { wetlandLayer } from './wire'

const table: TileLayerTable<typeof wetlandLayer.row> = {
  ...wetlandLayer,
  maxOffset: 0.000_04,
  precision: 6,
  noun: 'wetland',
  toFeature({ number, ...row }) {
    const wetland = readWetland(row)
    if (!wetland) return null
    const own = wetland.id?.replaceAll(/[^\w-]/g, '')
    const key = own || `row-${number}`
    return {
      id: `${key}/${number}`,
      isUnnamed: !own,
      properties: {
        id: key,
        name: nameWetland(wetland),
        n: wetland.code,
        h: typeOf(wetland),
        ...(wetland.type === null ? {} : { t: wetland.type }),
        ...(wetland.acresOfWhole === null ? {} : { a: wetland.acresOfWhole }),
      },
    }
  },
}

/** A square at zoom 13 is 0.044 degrees wide. The service is too slow for areas wider than 0.08 degrees. */
const layer: TileLayer = {
  summary: 'Mapped wetlands',
  parts: {
    wetlands: { ...tablePart('wetlands', 13, [13, 15], table), isChosen: true },
  },
  grid: FINE_GRID,
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  example: { square: { part: 'wetlands', z: 13, x: 2100, y: 3373 }, tile: { z: 15, x: 8401, y: 13_494 } },
}

export const { readSquare: wetlandSquare, readTile: wetlandTile } = tileMethods(layer)
