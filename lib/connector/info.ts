import { z } from 'zod'
import { type ConnectorMethod, DAY } from './method'
import type { ConnectorSource } from './source'

export const CONTRACT = 'svc.connector.v1' as const

export function describe(source: ConnectorSource) {
  const {
    methods,
    internal,
    settings,
    sampleSettings,
    sampleCredentials,
    pace,
    paceAt,
    composes,
    name,
    toolPrefix,
    publisher,
    publisherOf,
    ...rest
  } = source
  return {
    contract: CONTRACT,
    access: 'read' as const,
    connector: name,
    publisher,
    crs: 'EPSG:4326',
    ...rest,
    methods: Object.fromEntries(Object.entries(methods).map(([key, method]) => [key, method.summary])),
  }
}

const params = z.strictObject({})
const result = z.looseObject({
  contract: z.literal(CONTRACT),
  access: z.literal('read'),
  connector: z.string(),
  title: z.string(),
  purpose: z.string(),
  baseUrl: z.string().nullable(),
  auth: z.string(),
  coverage: z.string(),
  methods: z.record(z.string(), z.string()),
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
})

export const serviceInfo = {
  summary: 'What this source is: publisher, coverage, freshness, license, limits, caveats and methods.',
  params,
  result,
  example: {},
  cache: { freshFor: DAY, staleFor: 0 },
  async run(_params, { connector }) {
    return describe(connector)
  },
} satisfies ConnectorMethod<typeof params, typeof result>
