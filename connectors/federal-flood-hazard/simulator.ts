import type {
  SimulatedArcgisLayer,
  SimulatedLayerField,
  SimulatedLayerRow,
  SimulatedRowQuery,
} from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { cellsIn } from '@/lib/sample-world/flood/streams'
import { reachOf, type StreamReach } from './simulated/reaches'
import {
  availabilityRow,
  communityRow,
  elevationRows,
  hasPendingMap,
  letterRows,
  panelRow,
  revisionRow,
  sheetOf,
  zoneRows,
} from './simulated/rows'

const PATH = '/arcgis/rest/services/public/NFHL/MapServer'
const PENDING_PATH = '/arcgis/rest/services/PrelimPending/Prelim_NFHL/MapServer'

const zoneColumns =
  'DFIRM_ID FLD_AR_ID STUDY_TYP FLD_ZONE ZONE_SUBTY SFHA_TF STATIC_BFE V_DATUM DEPTH LEN_UNIT VELOCITY VEL_UNIT DUAL_ZONE SOURCE_CIT'

const types: Record<string, string> = {
  STATIC_BFE: 'esriFieldTypeDouble',
  DEPTH: 'esriFieldTypeDouble',
  VELOCITY: 'esriFieldTypeDouble',
  ELEV: 'esriFieldTypeDouble',
  EFF_DATE: 'esriFieldTypeDate',
  PRE_DATE: 'esriFieldTypeDate',
  DATEENDED: 'esriFieldTypeDate',
  LAT: 'esriFieldTypeDouble',
  LON: 'esriFieldTypeDouble',
}

const fieldsOf = (columns: string): SimulatedLayerField[] => [
  { name: 'OBJECTID', type: 'esriFieldTypeOID' },
  ...columns.split(' ').map((name) => ({ name, type: types[name] ?? 'esriFieldTypeString' })),
  { name: 'GlobalID', type: 'esriFieldTypeGlobalID' },
]

interface Rows {
  id: number
  name: string
  columns: string
  geometryType?: SimulatedArcgisLayer['geometryType']
  rowsOf(reach: StreamReach, query: SimulatedRowQuery): Iterable<SimulatedLayerRow>
}

const layerOf = ({
  id,
  name,
  columns,
  geometryType = 'esriGeometryPolygon',
  rowsOf,
}: Rows): SimulatedArcgisLayer => ({
  id,
  name,
  style: 'server',
  objectIdField: 'OBJECTID',
  geometryType,
  fields: fieldsOf(columns),
  maxRecordCount: 2000,
  native: { wkid: 4269, latestWkid: 4269 },
  *rows(query) {
    if (!query.bbox) return
    const visited = new Set<unknown>()
    for (const cell of cellsIn(query.bbox)) {
      const reach = reachOf(cell)
      for (const row of reach ? rowsOf(reach, query) : []) {
        if (!visited.has(row.attributes.OBJECTID)) yield row
        visited.add(row.attributes.OBJECTID)
      }
    }
  },
})

const service = simulateArcgis({
  path: PATH,
  layers: [
    layerOf({
      id: 0,
      name: 'NFHL Availability',
      columns: 'STUDY_ID',
      rowsOf: (reach) => [availabilityRow(reach)],
    }),
    layerOf({
      id: 1,
      name: 'LOMRs',
      columns: 'DFIRM_ID LOMR_ID CASE_NO EFF_DATE STATUS SCALE',
      rowsOf: (reach) => [revisionRow(reach, sheetOf(reach.cell)) ?? []].flat(),
    }),
    layerOf({
      id: 3,
      name: 'FIRM Panels',
      columns:
        'DFIRM_ID VERSION_ID FIRM_ID PANEL SUFFIX FIRM_PAN PANEL_TYP PRE_DATE EFF_DATE SCALE PNP_REASON',
      rowsOf: (reach) => [panelRow(reach, sheetOf(reach.cell))],
    }),
    layerOf({
      id: 16,
      name: 'Base Flood Elevations',
      columns: 'DFIRM_ID VERSION_ID BFE_LN_ID ELEV LEN_UNIT V_DATUM SOURCE_CIT',
      geometryType: 'esriGeometryPolyline',
      rowsOf: elevationRows,
    }),
    layerOf({
      id: 22,
      name: 'Political Jurisdictions',
      columns: 'DFIRM_ID POL_NAME1 ST_FIPS CO_FIPS CID COMM_NO ANI_TF',
      rowsOf: (reach) => [communityRow(reach)],
    }),
    layerOf({
      id: 28,
      name: 'Flood Hazard Zones',
      columns: zoneColumns,
      rowsOf: zoneRows,
    }),
    layerOf({
      id: 34,
      name: 'LOMAs',
      columns:
        'CASENUMBER STATUS PROJECTNAME PROJECTCATEGORY DATEENDED DATEENDEDSTR CID COMMUNITYNAME DETERMINATIONTYPE LAT LON PDFHYPERLINKID REVAL_STAT LOTTYPE OUTCOME',
      geometryType: 'esriGeometryPoint',
      rowsOf: letterRows,
    }),
  ],
})

const pending = simulateArcgis({
  path: PENDING_PATH,
  layers: [
    layerOf({
      id: 28,
      name: 'Flood Hazard Zones',
      columns: zoneColumns,
      *rowsOf(reach) {
        if (hasPendingMap(reach)) yield* zoneRows(reach)
      },
    }),
  ],
})

/** A request for more rows with shapes fails. */
const MOST_SHAPES = 1_000
/** In degrees. The gateway times out for wider boxes. */
const WIDEST_DEGREES = 1

const page = (status: number, title: string) =>
  new Response(`<html><head><title>${title}</title></head><body>${title}</body></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

const failure = (message: string) => Response.json({ error: { code: 500, message, details: [] } })

export const simulateFloodMap: Simulator = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.startsWith('/gis/')) return page(404, 'WebSEAL: Not Found')
  if (/featureserver/i.test(pathname)) return failure("Server object extension 'featureserver' not found.")
  if (pathname.startsWith(PENDING_PATH)) return pending(request)
  const form = request.method === 'POST' ? new URLSearchParams(await request.clone().text()) : searchParams
  if (isWide(form.get('geometry') ?? '')) return page(504, 'Gateway Timeout')
  const isTooMuch =
    form.get('returnGeometry') === 'true' && Number(form.get('resultRecordCount')) > MOST_SHAPES
  return isTooMuch ? failure('Error performing query operation') : service(request)
}

function isWide(geometry: string): boolean {
  const [west = 0, south = 0, east = west, north = south] = geometry.split(',').map(Number)
  return east - west > WIDEST_DEGREES || north - south > WIDEST_DEGREES
}
