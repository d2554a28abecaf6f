import proj4 from 'proj4'
import type { SimulatedArcgisServer, SpatialReference } from '@/lib/arcgis/simulated-layer'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import type { ParcelLayer } from '../registry'

interface Face extends SimulatedArcgisServer {
  maxRecordCount: number
  refusesStatistics?: true
}

const before103 = {
  formats: 'JSON, AMF',
  hidesCapabilities: true,
  paging: 'refused',
  flag: 'never',
  refusesStatistics: true,
  refusal: 'Unable to complete operation.',
} as const

const faces = {
  hosted: [
    { version: 12, formats: 'JSON, geoJSON', tiles: true, maxRecordCount: 2000 },
    { version: 11.5, formats: 'JSON, geoJSON', tiles: true, maxRecordCount: 2000 },
    { version: 12, formats: 'JSON', tiles: true, maxRecordCount: 1000 },
  ],
  FeatureServer: [
    { version: 11.3, formats: 'JSON, geoJSON', maxRecordCount: 2000 },
    { version: 10.91, formats: 'JSON, geoJSON', maxRecordCount: 2000 },
    { version: 10.81, formats: 'JSON, geoJSON', maxRecordCount: 1000 },
    { version: 10.51, formats: 'JSON', refusesFormats: 'page', maxRecordCount: 1000 },
    { version: 10.31, formats: 'JSON, AMF', maxRecordCount: 1000 },
  ],
  MapServer: [
    { version: 11.5, formats: 'JSON, geoJSON', maxRecordCount: 2000 },
    { version: 11.1, formats: 'JSON, geoJSON', maxRecordCount: 2000, refusesStatistics: true },
    { version: 10.91, formats: 'JSON, geoJSON', maxRecordCount: 2000, flag: 'always' },
    { version: 10.81, formats: 'JSON, geoJSON', maxRecordCount: 1000 },
    { version: 10.61, formats: 'JSON, geoJSON', maxRecordCount: 1000, paging: 'refused' },
    { version: 10.51, formats: 'JSON, geoJSON', maxRecordCount: 1000, refusal: 'Failed to execute query.' },
    { version: 10.41, formats: 'JSON', refusesFormats: 'page', maxRecordCount: 1000, refusesOrder: true },
    { version: 10.31, formats: 'JSON, AMF', maxRecordCount: 1000 },
    { ...before103, version: 10.22, hidesObjectIdField: true, maxRecordCount: 1000 },
    { ...before103, version: 10.2, maxRecordCount: 500, paging: 'ignored' },
    { ...before103, version: 10.2, maxRecordCount: 500, ignoresCountOnly: true },
    {
      ...before103,
      version: 10.01,
      exponents: true,
      hidesObjectIdField: true,
      hidesCap: true,
      maxRecordCount: 500,
    },
  ],
} as const satisfies Record<string, readonly [Face, ...Face[]]>

const quirkRates = {
  otherCase: 0.15,
  qualified: 0.12,
  padded: 0.3,
  amountsAsText: 0.2,
  sentinels: 0.3,
  coded: 0.25,
  numericNumber: 0.08,
  duplicates: 0.15,
  streets: 0.4,
  missingRoll: 0.25,
  shuffledRings: 0.2,
  counterclockwise: 0.1,
  heights: 0.08,
  ownCoordinates: 0.2,
  grouped: 0.04,
  situs: 0.8,
  alternate: 0.3,
} as const

export type LayerQuirk = keyof typeof quirkRates

const exceptions: Readonly<
  Record<string, { server?: Face; has?: readonly LayerQuirk[]; hasNot?: readonly LayerQuirk[] }>
> = {
  'in-statewide': {
    server: { version: 10.81, formats: 'JSON', maxRecordCount: 1000, isStrict: true },
    has: ['otherCase'],
  },
  'mi-kent': {
    server: { ...before103, version: 10.22, hidesObjectIdField: true, maxRecordCount: 1000 },
    has: ['numericNumber', 'padded'],
  },
  'sc-berkeley': { has: ['grouped'] },
  'tx-statewide': {
    server: { version: 10.91, maxRecordCount: 1000, identifies: true },
    hasNot: ['grouped'],
  },
}

export interface LayerProfile {
  server: Face
  isHosted: boolean
  has(quirk: LayerQuirk): boolean
  native: SpatialReference | undefined
}

export const isHosted = ({ url }: ParcelLayer) => /^https:\/\/services\d*\.arcgis\.com\//.test(url)

export function faceOf(layer: ParcelLayer): LayerProfile {
  const { id, url, state } = layer
  const hosted = isHosted(layer)
  const kind = hosted ? 'hosted' : url.includes('/FeatureServer/') ? 'FeatureServer' : 'MapServer'
  const own = exceptions[id]
  const has = (quirk: LayerQuirk) =>
    own?.has?.includes(quirk) ||
    (!own?.hasNot?.includes(quirk) && canHave(quirk, kind, state) && hashOf(quirk, id) < quirkRates[quirk])
  const native = zones[state]
  return {
    isHosted: hosted,
    has,
    native,
    server: {
      ...(own?.server ?? pickBy<Face>(hashOf('server', id), faces[kind])),
      ...(has('shuffledRings') && { rings: 'shuffled' }),
      ...(has('counterclockwise') && { rings: 'counterclockwise' }),
      ...(has('heights') && { height: 212.5 }),
      ...(has('ownCoordinates') && { ignoresOutSR: true }),
    },
  }
}

function canHave(quirk: LayerQuirk, kind: keyof typeof faces, state: string): boolean {
  if (quirk === 'ownCoordinates' && !zones[state]) return false
  return kind === 'MapServer' || !['qualified', 'grouped', 'ownCoordinates'].includes(quirk)
}

const lambert = (wkid: number, latestWkid: number, definition: string): SpatialReference => {
  const projection = `+proj=lcc ${definition} +y_0=0 +datum=NAD83 +no_defs`
  return {
    wkid,
    latestWkid,
    project: ([longitude = 0, latitude = 0]) => proj4(projection).forward([longitude, latitude]),
  }
}

const zones: Readonly<Record<string, SpatialReference>> = {
  NC: lambert(
    102719,
    2264,
    '+lat_1=36.16666666666666 +lat_2=34.33333333333334 +lat_0=33.75 +lon_0=-79 +x_0=609601.2192024384 +units=us-ft',
  ),
  SC: lambert(
    102733,
    2273,
    '+lat_1=34.83333333333334 +lat_2=32.5 +lat_0=31.83333333333333 +lon_0=-81 +x_0=609600 +units=ft',
  ),
  TN: lambert(
    102736,
    2274,
    '+lat_1=36.41666666666666 +lat_2=35.25 +lat_0=34.33333333333334 +lon_0=-86 +x_0=600000 +units=us-ft',
  ),
}
