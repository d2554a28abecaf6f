import { DAY } from '@/lib/connector/method'
import { hazardOf } from '@/lib/records/flood-zone/describe'
import { nameZone } from '@/lib/records/flood-zone/fields'
import { type TileLayerTable, tablePart } from '@/lib/tiles/read-layer'
import { FINE_GRID, type TileLayer, tileMethods } from '@/lib/tiles/tile-layer'
import { readZone } from './read-zone'
import { zoneLayer } from './wire'

const table: TileLayerTable<typeof zoneLayer.row> = {
  url: zoneLayer.url,
  columns: zoneLayer,
  row: zoneLayer.row,
  maxOffset: 0.000_03,
  precision: 6,
  noun: 'flood zone',
  toFeature({ OBJECTID, ...row }) {
    const parsed = readZone(row)
    if (!parsed) return null
    const { zone, subtype, mapId, areaId, baseFloodElevation: height, depth } = parsed.zone
    const { specialFloodHazardArea: special } = parsed.zone
    // A zone without an id is keyed by its row number, which is valid until FEMA updates the map. If the zone
    // were omitted, its area would seem free of hazard.
    const key = mapId && areaId ? `${mapId}-${areaId}`.replaceAll(/[^\w-]/g, '_') : `row-${OBJECTID}`
    const unit = height?.unit ?? depth?.unit
    return {
      id: `${key}/${OBJECTID}`,
      isUnnamed: !mapId || !areaId,
      properties: {
        id: key,
        name: nameZone(parsed.zone),
        n: zone,
        ...(mapId ? { d: mapId } : {}),
        ...(special === 'no verdict' ? {} : { s: special, h: hazardOf(parsed.zone) }),
        ...(subtype === null ? {} : { t: subtype }),
        ...(height ? { b: height.value } : {}),
        ...(depth ? { p: depth.value } : {}),
        ...(unit ? { u: unit } : {}),
        ...(height?.datum ? { v: height.datum } : {}),
      },
    }
  },
}

/** A square at zoom 13 is 0.044 degrees wide. The service is too slow for areas wider than 0.1 degrees. */
const layer: TileLayer = {
  summary: 'Flood zones',
  parts: {
    zones: { ...tablePart('zones', 13, [13, 15], table), isChosen: true },
  },
  grid: FINE_GRID,
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  example: { square: { part: 'zones', z: 13, x: 2100, y: 3373 }, tile: { z: 15, x: 8401, y: 13_494 } },
}

export const { readSquare: zoneSquare, readTile: zoneTile } = tileMethods(layer)
