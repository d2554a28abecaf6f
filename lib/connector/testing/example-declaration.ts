import { z } from 'zod'
import type { ConnectorDeclaration } from '../declaration'
import { createEngine, type EngineDeps } from '../engine/engine'
import { serviceInfo } from '../info'
import type { ConnectorMethod } from '../method'
import type { Transport } from '../upstream/transport'

const params = z.strictObject({ city: z.string().min(1).max(20), limit: z.int().min(1).max(9).default(3) })
const result = z.object({ city: z.string(), degrees: z.number() })

export const getDegrees = {
  summary: 'Degrees in a city.',
  params,
  result,
  example: { city: 'Boise' },
  async run({ city }, { upstream }) {
    const url = `https://degrees.example/v1?city=${encodeURIComponent(city)}`
    const { degrees } = await upstream.json({ url }, z.object({ degrees: z.number() }))
    return { city, degrees }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

export const exampleDeclaration = {
  name: 'degrees',
  title: 'Degrees of Cities',
  purpose: 'Tests of the engine',
  publisher: { name: 'The Degree Office', url: 'https://degrees.example/' },
  auth: 'none',
  hosts: ['degrees.example', 'moved.example'],
  baseUrl: 'https://degrees.example/v1',
  pace: { concurrency: 4, timeout: 200, retries: 0, maxBytes: 2_000 },
  coverage: 'Cities',
  freshness: { mode: 'not_declared', note: 'None.' },
  licence: { name: 'US public domain' },
  attribution: 'The Degree Office',
  caveats: ['A number for tests.'],
  entities: ['degree'],
  pagination: 'none',
  unit: 'degrees',
  temporalStart: null,
  workflow: [],
  notes: [],
  safeguards: [],
  limits: [],
  privacy: { classification: 'public', excludedFields: [] },
  methods: { getDegrees, getServiceInfo: serviceInfo },
} satisfies ConnectorDeclaration

export function engineOver(
  transport: Transport,
  deps: Partial<EngineDeps> = {},
  declaration: ConnectorDeclaration = exampleDeclaration,
) {
  return createEngine(
    { degrees: declaration },
    {
      transport,
      sample: false,
      release: 'test',
      userAgent: 'Openplat/test',
      maxCacheBytes: 1_000_000,
      isOff: () => false,
      settingsOf: () => ({}),
      now: () => new Date(),
      reportBug: () => undefined,
      ...deps,
    },
  )
}
