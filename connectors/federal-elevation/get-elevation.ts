import { z } from 'zod'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { type ElevationRecord, elevation } from '@/lib/records/elevation/fields'
import { toRecord } from './to-record'
import { type PointResponse, pointUrl, readPoint } from './wire'

const params = z.strictObject({
  ...pointParams,
  units: z
    .enum(['Meters', 'Feet'])
    .default('Feet')
    .describe('Unit of `elevation`; both units are always given.'),
})

const result = z.object({
  kind: z.literal('svc.public-data'),
  schemaVersion: z.literal('1.0'),
  dataset: z.object({
    connector: z.string(),
    method: z.string(),
    name: z.string(),
    jurisdiction: z.string(),
  }),
  query: z.object({ latitude: z.number(), longitude: z.number(), units: z.enum(['Meters', 'Feet']) }),
  summary: z.object({
    matchedRecords: z.int().min(0).nullable().describe('Records with a value; 0 where none is published.'),
    returnedRecords: z.int().min(0).describe('Records with a value; one without says why there is none.'),
    truncated: z.boolean(),
  }),
  records: z.array(z.object(elevation.shape)),
  pagination: z.null(),
  source: z.object({ name: z.string(), url: z.string(), retrievedAt: z.string(), publisher: z.string() }),
  export: z.object({
    tool: z.string().describe('Address at this site; the ending chooses the format.'),
    connector: z.string(),
    method: z.string(),
    args: z.record(z.string(), z.unknown()),
    recordPath: z.string(),
    formats: z.array(z.string()),
    columns: z.array(z.string()),
    suggestedFilename: z.string(),
    maximumRows: z.int(),
  }),
  privacy: z.object({ classification: z.string(), excludedFields: z.array(z.string()) }),
  caveats: z.array(z.string()),
})

type Params = z.output<typeof params>

export const getElevation = {
  summary:
    'Elevation of the ground at one WGS84 point, interpolated from the best published elevation model.',
  params,
  result,
  example: { latitude: 39.7, longitude: -105 },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run(query, context) {
    const reading = await fetchTwiceIfNothing(query, context)
    return toEnvelope(query, toRecord(query, reading), context)
  },
  table: ({ records }) => elevation.table(records),
  cite: ({ records: [record] }) => ({
    dataset: record?.resolutionMeters
      ? `3D Elevation Program, bare earth, cells of ${record.resolutionApproximate ? 'about ' : ''}${record.resolutionMeters} m`
      : '3D Elevation Program, bare earth',
    dated: [{ label: 'Ground measured', on: record?.acquisitionDate ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const PAUSE_MS = 500

/**
 * Repeats the request once after "no data", because the source may respond to the same request with "no data"
 * at first and with a value later.
 */
async function fetchTwiceIfNothing(
  { latitude, longitude }: Params,
  { upstream }: MethodContext,
): Promise<PointResponse> {
  const request = { url: pointUrl(latitude, longitude) }
  const first = await upstream.read(request, readPoint, { accepts: [400] })
  if (first.kind === 'value') return first
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return upstream.read(request, readPoint, { accepts: [400] })
}

function exportPath({ latitude, longitude, units }: Params): string {
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), units })
  return `/export/federal-elevation/getElevation.csv?${query}`
}

function toEnvelope(
  query: Params,
  record: ElevationRecord,
  { connector, now }: MethodContext,
): z.input<typeof result> {
  const { latitude, longitude } = query
  const values = record.elevation === null ? 0 : 1
  return {
    kind: 'svc.public-data',
    schemaVersion: '1.0',
    dataset: {
      connector: connector.name,
      method: 'getElevation',
      name: connector.title,
      jurisdiction: connector.coverage,
    },
    query,
    summary: { matchedRecords: values, returnedRecords: values, truncated: false },
    records: [record],
    pagination: null,
    source: {
      name: connector.title,
      url: pointUrl(latitude, longitude),
      retrievedAt: now().toISOString(),
      publisher: connector.publisher.name,
    },
    export: {
      tool: exportPath(query),
      connector: connector.name,
      method: 'getElevation',
      args: { ...query },
      recordPath: 'records',
      formats: ['csv', 'xlsx', 'geojson', 'json'],
      columns: Object.keys(elevation.shape),
      suggestedFilename: `elevation-${latitude}-${longitude}`,
      maximumRows: 1,
    },
    privacy: {
      classification: connector.privacy.classification,
      excludedFields: connector.privacy.excludedFields,
    },
    caveats: connector.caveats,
  }
}
