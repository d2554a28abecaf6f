import { z } from 'zod'
import type { ConnectorDeclaration } from '../declaration'
import { type ConnectorEngine, createEngine } from '../engine/engine'
import { serviceInfo } from '../info'
import type { ConnectorMethod } from '../method'
import type { Transport } from '../upstream/transport'

const HOST = 'tides.example.gov'

const params = z
  .strictObject({
    station: z.string().min(1).max(60).describe('Station id, as published.'),
    stations: z.array(z.string()).max(3).optional().describe('Further stations.'),
    box: z.strictObject({ west: z.number(), east: z.number() }).optional().describe('Longitudes.'),
    near: z
      .union([z.string(), z.array(z.number())])
      .optional()
      .describe('A name or a point.'),
    limit: z.int().min(1).max(50).default(25).describe('Rows at most.'),
    unit: z.enum(['feet', 'meters']).default('feet').describe('Unit of the heights.'),
    exact: z.boolean().optional().describe('Only exact matches.'),
  })
  .refine(({ box }) => !box || box.west < box.east, {
    path: ['box'],
    message: 'west must be less than east.',
  })

const height = z.object({ at: z.string(), height: z.number().nullable() })

const result = z.object({ asked: z.looseObject({}), heights: z.array(height), note: z.string().optional() })

const readHeights = {
  summary: 'Heights of the tide at one station.',
  params,
  result,
  example: { station: '0123', stations: ['9', '[x]'], limit: 2 },
  async run(params, { upstream }) {
    const url = `https://${HOST}/heights?station=${encodeURIComponent(params.station)}`
    const { rows } = await upstream.json({ url }, z.object({ rows: z.array(height) }))
    if (params.station === 'bug') throw new TypeError('secret-inside: cannot read rows of undefined')
    return { asked: params, heights: rows.slice(0, params.limit) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

type Shape = { name: string; inside: Shape[] }
const shape: z.ZodType<Shape> = z.object({
  name: z.string(),
  get inside() {
    return z.array(shape)
  },
})
const noParams = z.strictObject({})
const names = z.array(shape)

const listNames = {
  summary: 'Names of all stations, nested by region.',
  params: noParams,
  result: names,
  example: {},
  cache: { freshFor: 10, staleFor: 20 },
  async run() {
    return [{ name: 'north', inside: [{ name: '0123', inside: [] }] }]
  },
} satisfies ConnectorMethod<typeof noParams, typeof names>

const whoAmI = z.object({ user: z.string().nullable() })

const readOwnName = {
  summary: 'The user of the credentials given.',
  params: noParams,
  result: whoAmI,
  example: {},
  cache: false,
  async run(_params, { credentials }) {
    return { user: credentials?.user ?? null }
  },
} satisfies ConnectorMethod<typeof noParams, typeof whoAmI>

const tides = {
  name: 'tide-heights',
  title: 'Example tide heights',
  purpose: 'Heights of the tide',
  publisher: { name: 'Example Tide Office', url: `https://${HOST}/` },
  auth: 'none',
  hosts: [HOST],
  baseUrl: `https://${HOST}`,
  pace: { concurrency: 4, timeout: 2_000, retries: 0, maxBytes: 10_000 },
  coverage: 'One invented coast',
  freshness: { mode: 'not_declared', note: 'None.' },
  licence: { name: 'Example licence' },
  attribution: 'Example Tide Office.',
  caveats: ['Predicted, not measured.', `Long: ${'x'.repeat(400)}`],
  entities: ['height'],
  pagination: 'none',
  unit: 'feet',
  temporalStart: null,
  workflow: [],
  notes: [],
  safeguards: [],
  limits: [],
  privacy: { classification: 'public', excludedFields: [] },
  methods: { readHeights, listNames, getServiceInfo: serviceInfo },
} satisfies ConnectorDeclaration

const registry = {
  'tide-heights': tides,
  'member-desk': {
    ...tides,
    name: 'member-desk',
    auth: 'basic_auth',
    methods: { readOwnName, getServiceInfo: serviceInfo },
  },
  'map-tiles': { ...tides, name: 'map-tiles', methods: {}, internal: { listNames } },
} satisfies Record<string, ConnectorDeclaration>

export const goodAnswer = () =>
  Response.json({
    rows: [
      { at: '2024-01-01', height: 1.5 },
      { at: '2024-01-02', height: null },
    ],
  })

interface Options {
  transport?: Transport
  now?: () => Date
  reportBug?: (reference: string, error: unknown) => void
}

export function createExampleEngine({
  transport = async () => goodAnswer(),
  now = () => new Date('2024-05-01T12:00:00Z'),
  reportBug = () => undefined,
}: Options = {}): ConnectorEngine {
  return createEngine<Record<string, ConnectorDeclaration>>(registry, {
    transport,
    sample: true,
    release: '1.2.3',
    userAgent: 'test',
    maxCacheBytes: 1_000_000,
    isOff: () => false,
    settingsOf: () => ({}),
    now,
    reportBug,
  })
}
