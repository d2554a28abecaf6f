import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { readLayer } from '@/lib/tiles/read-layer'
import { A_MONTH, type TileLayer, type TileSublayer, tileMethods } from '@/lib/tiles/tile-layer'
import {
  checkFields,
  DEFAULT_BASE,
  HOST,
  interstates,
  localRoads,
  numbered,
  railTable,
  roadTable,
  waterTable,
} from './wire'

const fineness = {
  country: { maxOffset: 0.005, precision: 3 },
  region: { maxOffset: 0.001, precision: 4 },
  county: { maxOffset: 0.0003, precision: 5 },
  street: { maxOffset: 0.000_02, precision: 6 },
} as const

type Table = Parameters<typeof readLayer>[0]

function part(name: string, square: number, levels: TileSublayer['levels'], table: Table): TileSublayer {
  return { name, square, levels, read: (bounds, context) => readLayer(table, bounds, context) }
}

const streetLayer: TileLayer = {
  summary: 'Roads and railroads of the Census Bureau',
  parts: {
    interstatesFar: part('roads', 4, [3, 5], roadTable('interstatesFar', fineness.country)),
    interstates: part('roads', 6, [6, 8], roadTable('primaryFar', fineness.region, interstates)),
    primaryFar: part('roads', 9, [9, 10], roadTable('primaryFar', fineness.county)),
    numbered: part('roads', 9, [9, 10], roadTable('secondary', fineness.county, numbered)),
    primary: part('roads', 11, [11, 14], roadTable('primary', fineness.street)),
    secondary: part('roads', 11, [11, 14], roadTable('secondary', fineness.street)),
    local: part('roads', 13, [13, 14], roadTable('local', fineness.street, localRoads)),
    rail: part('rail', 11, [11, 14], railTable(fineness.street)),
  },
  grid: { extent: 4096, buffer: 64, tolerance: 3 },
  cache: A_MONTH,
  example: {
    square: { part: 'local', z: 15, x: 6_737, y: 12_278 },
    tile: { z: 14, x: 3_368, y: 6_139 },
  },
}

const SQUARE_KILOMETER = 1_000_000

/** Water is a separate map source, so that streets neither wait for water nor fail with it. */
const waterLayer: TileLayer = {
  summary: 'Lakes, wide rivers and the sea of the Census Bureau',
  parts: {
    region: part('water', 6, [6, 8], waterTable(fineness.region, 20 * SQUARE_KILOMETER)),
    county: part('water', 9, [9, 10], waterTable(fineness.county, SQUARE_KILOMETER)),
    street: part('water', 11, [11, 12], waterTable(fineness.street, SQUARE_KILOMETER / 20)),
  },
  grid: { extent: 4096, buffer: 64, tolerance: 3 },
  cache: A_MONTH,
  example: { square: { part: 'county', z: 11, x: 421, y: 767 }, tile: { z: 9, x: 105, y: 191 } },
}

const roads = tileMethods(streetLayer)
const waters = tileMethods(waterLayer)

/** The server fetches the streets, so that browsers contact no other host. */
export const streets = {
  name: 'streets',
  title: 'Census Bureau streets and water (TIGERweb)',
  purpose: 'Streets, railroads and water under our own maps',
  publisher: { name: 'U.S. Census Bureau', url: 'https://tigerweb.geo.census.gov/' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: DEFAULT_BASE,
  pace: { concurrency: 2, timeout: 20_000, retries: 1, maxBytes: 12_000_000 },
  coverage: 'United States, Puerto Rico and the Island Areas',
  freshness: {
    mode: 'scheduled',
    note: 'The Census Bureau publishes new streets once a year. Squares of the map are kept for a month, and serve two months longer while the source is down.',
  },
  licence: { name: 'US public domain' },
  attribution: 'Streets: U.S. Census Bureau, TIGER/Line (TIGERweb)',
  caveats: [
    'Center lines for orientation, meters to tens of meters off: nothing is measured by them.',
    'New streets are often missing.',
  ],
  entities: ['map tile'],
  pagination: 'offset',
  unit: null,
  temporalStart: null,
  workflow: ['The ground of every map; without it the outlines of states and counties remain.'],
  notes: ['A road without a shape is left out.'],
  safeguards: ['Asked by this server only, by fixed squares, two requests in flight at most.'],
  limits: ['Zoom levels 3 to 14, local streets from 13; closer in, the map enlarges them.'],
  privacy: { classification: 'public', excludedFields: [] },
  settings: z.object({ STREETS_URL: z.url({ protocol: /^https$/ }).default(DEFAULT_BASE) }),
  methods: {},
  internal: {
    streetSquare: roads.readSquare,
    streetTile: roads.readTile,
    waterSquare: waters.readSquare,
    waterTile: waters.readTile,
    checkFields,
  },
} satisfies ConnectorDeclaration
