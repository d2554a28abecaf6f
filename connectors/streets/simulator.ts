import type {
  SimulatedArcgisLayer,
  SimulatedLayerField,
  SimulatedLayerRow,
  SimulatedRowQuery,
} from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import { type Simulator, simulateSites } from '@/lib/connector/upstream/simulated-site'
import type { Bounds } from '@/lib/geography/types'
import { highwaysIn, railroadsIn } from '@/lib/sample-world/streets/highways'
import type { SampleRoad } from '@/lib/sample-world/streets/road'
import { townStreetsIn } from '@/lib/sample-world/streets/town-streets'
import { HOST, layers } from './wire'

const PATH = '/arcgis/rest/services/TIGERweb'
/** The server fails above this number of rows with shapes, whatever limit it declares. */
const MOST_WITH_SHAPES = 1_000

const roadColumns =
  'OID NAME BASENAME MTFCC RTTYP PREDIR PREDIRABRV PREQUAL PREQUALABRV PRETYP PRETYPEABRV SUFDIR SUFDIRABRV SUFQUAL SUFQUALABRV SUFTYP SUFTYPEABRV'
/** These columns contain numeric codes. Their words are in the columns with the suffix ABRV. */
const coded = ['PREDIR', 'PREQUAL', 'PRETYP', 'SUFDIR', 'SUFQUAL', 'SUFTYP']

const fieldsOf = (columns: string): SimulatedLayerField[] => [
  { name: 'OBJECTID', type: 'esriFieldTypeOID' },
  ...columns.split(' ').map((name) => ({
    name,
    type: coded.includes(name)
      ? 'esriFieldTypeSmallInteger'
      : name === 'AREAWATER'
        ? 'esriFieldTypeDouble'
        : 'esriFieldTypeString',
  })),
  { name: 'STGEOMETRY_Length', type: 'esriFieldTypeDouble' },
]

const common = { style: 'server', objectIdField: 'OBJECTID', maxRecordCount: 100_000 } as const
const world: Bounds = [-180, -85, 180, 85]

type RoadsIn = (bounds: Bounds) => Iterable<SampleRoad>

const lineLayer = (
  { id, name }: { id: number; name: string },
  roadsIn: RoadsIn,
  columns = roadColumns,
): SimulatedArcgisLayer => ({
  ...common,
  id,
  name,
  fields: fieldsOf(columns),
  geometryType: 'esriGeometryPolyline',
  rows: (query) => rowsOf(roadsIn, query),
})

function* rowsOf(roadsIn: RoadsIn, { bbox }: SimulatedRowQuery): Generator<SimulatedLayerRow> {
  for (const road of roadsIn(bbox ?? world)) yield toRow(road)
}

function* secondaryIn(bounds: Bounds): Generator<SampleRoad> {
  yield* townStreetsIn(bounds, 'main')
  yield* highwaysIn(bounds, ['U', 'S'])
}

const transportation = simulateArcgis({
  path: `${PATH}/Transportation/MapServer`,
  layers: [
    lineLayer(layers.interstatesFar, (bounds) => highwaysIn(bounds, ['I'])),
    lineLayer(layers.primaryFar, (bounds) => highwaysIn(bounds, ['I'])),
    lineLayer(layers.primary, (bounds) => highwaysIn(bounds, ['I'])),
    lineLayer(layers.secondary, secondaryIn),
    lineLayer(layers.local, (bounds) => townStreetsIn(bounds, 'local')),
    lineLayer(layers.rail, railroadsIn, 'OID NAME BASENAME MTFCC'),
  ],
})

const hydrography = simulateArcgis({
  path: `${PATH}/Hydro/MapServer`,
  layers: [
    {
      ...common,
      ...layers.water,
      geometryType: 'esriGeometryPolygon',
      fields: fieldsOf('OID NAME BASENAME MTFCC AREAWATER SUFTYPEABRV'),
      rows: () => [],
    },
  ],
})

export const simulateTigerweb: Simulator = async (request) => {
  const answer = await sites(request.clone())
  return (await isTooMuch(request, answer.clone()))
    ? new Response('<html><head><title>Error</title></head></html>', { status: 500 })
    : answer
}

const sites: Simulator =
  simulateSites([
    { host: HOST, path: `${PATH}/Transportation/`, simulate: transportation },
    { host: HOST, path: `${PATH}/Hydro/`, simulate: hydrography },
    // A missing service responds with status 200 and an error.
    {
      host: HOST,
      path: '/',
      simulate: async () =>
        Response.json({ error: { code: 404, message: 'Service not found', details: [] } }),
    },
  ])[HOST] ?? transportation

async function isTooMuch({ url }: Request, answer: Response): Promise<boolean> {
  const query = new URL(url).searchParams
  const limit = Number(query.get('resultRecordCount') ?? Number.POSITIVE_INFINITY)
  if (query.get('returnGeometry') === 'false' || limit <= MOST_WITH_SHAPES) return false
  const body = (await answer.json().catch(() => ({}))) as { features?: unknown[] }
  return (body.features?.length ?? 0) > MOST_WITH_SHAPES
}

const directionCodes: Readonly<Record<string, number>> = { E: 13, W: 14, N: 11, S: 12 }
const typeCodes: Readonly<Record<string, number>> = {
  St: 595,
  Ave: 105,
  Rd: 538,
  Dr: 293,
  Ln: 399,
  Ct: 269,
  Blvd: 145,
  Way: 689,
  Hwy: 371,
}

function toRow({ id, name, base, kind, routeType, geometry }: SampleRoad): SimulatedLayerRow {
  const [first = ''] = name?.split(' ') ?? []
  const last = name?.split(' ').at(-1) ?? ''
  return {
    attributes: {
      OBJECTID: id,
      OID: `110${String(id).padStart(10, '0')}`,
      NAME: name,
      BASENAME: base,
      MTFCC: kind,
      RTTYP: routeType,
      PREDIR: directionCodes[first] ?? null,
      PREDIRABRV: first in directionCodes ? first : null,
      PRETYP: first === 'I-' ? 344 : null,
      PRETYPEABRV: first === 'I-' ? 'I-' : null,
      SUFTYP: typeCodes[last] ?? null,
      SUFTYPEABRV: last in typeCodes ? last : null,
    },
    geometry,
  }
}
