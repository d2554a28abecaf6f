import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import type { UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('basemap', {
  noPicture: 'The USGS map did not send a picture. The outlines remain.',
})

const HOST = 'basemap.nationalmap.gov'
const DEFAULT_BASE = `https://${HOST}/arcgis/rest/services`

const services = { topo: 'USGSTopo', imagery: 'USGSImageryOnly' } as const

const params = z
  .strictObject({
    map: z.enum(['topo', 'imagery']),
    z: z.int().min(0).max(16).describe('The source keeps tiles to about level 16.'),
    x: z.int().min(0),
    y: z.int().min(0),
  })
  .refine(({ x, y, z: level }) => x < 2 ** level && y < 2 ** level, {
    message: 'x and y lie outside this zoom level',
    path: ['x'],
  })

/** Is null where the service publishes no tile, such as in the open sea. */
const result = z
  .object({ contentType: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })
  .nullable()

const readTile = {
  summary: 'One 256-pixel map tile of the USGS, for our own maps.',
  params,
  result,
  example: { map: 'topo', z: 4, x: 3, y: 6 },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run({ map, z: level, x, y }, { upstream, settings }) {
    // The service puts the row before the column in a tile's URL.
    const url = `${settings.BASEMAP_URL ?? DEFAULT_BASE}/${services[map]}/MapServer/tile/${level}/${y}/${x}`
    const readPicture = ({ status, headers, bytes }: UpstreamResponse) => {
      if (status === 404) return null
      const contentType = headers.get('content-type') ?? ''
      if (contentType.startsWith('image/')) return { contentType, bytes }
      throw new ConnectorError('upstream_unavailable', texts.noPicture)
    }
    return upstream.read({ url }, readPicture, { accepts: [404] })
  },
} satisfies ConnectorMethod<typeof params, typeof result>

/**
 * This connector is not part of the public contract. The server fetches the tiles itself, so that browsers
 * contact no other host.
 */
export const basemap = {
  name: 'basemap',
  title: 'USGS The National Map base maps',
  purpose: 'Topographic map and aerial imagery under our own maps',
  publisher: { name: 'U.S. Geological Survey', url: 'https://basemap.nationalmap.gov/' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: DEFAULT_BASE,
  pace: { concurrency: 6, timeout: 10_000, retries: 1, maxBytes: 2_000_000 },
  coverage: 'United States and territories, to zoom level 16',
  freshness: { mode: 'not_declared', note: 'Tiles are kept for a week.' },
  licence: { name: 'US public domain' },
  attribution: 'USGS The National Map',
  caveats: ['A picture for orientation, not a record.'],
  entities: ['map tile'],
  pagination: 'none',
  unit: null,
  temporalStart: null,
  workflow: ['Chosen on the map; without it the outlines of states and counties remain.'],
  notes: [],
  safeguards: ['Asked by this server only.'],
  limits: ['Zoom levels 0 to 16'],
  privacy: { classification: 'public', excludedFields: [] },
  settings: z.object({ BASEMAP_URL: z.url({ protocol: /^https$/ }).default(DEFAULT_BASE) }),
  methods: {},
  internal: { readTile },
} satisfies ConnectorDeclaration
