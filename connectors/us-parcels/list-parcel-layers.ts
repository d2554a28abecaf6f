import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, MINUTE } from '@/lib/connector/method'
import { countyByFips, findCounties } from '@/lib/geography/counties'
import { stateByCode, stateByName } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { nameOfLayer } from './layer/layer-failure'
import { isOff, layerParam } from './layer/read-layer'
import { layerCheck, type ParcelLayerCheck, readLayerReport } from './layer-report'
import { fileRefusalOf } from './records/file-refusal'
import { licenseOf } from './records/layer-source'
import { allLayers, layerById, layersOfState, type ParcelLayer, pageOf } from './registry'

const texts = defineSentences('us-parcels.list-parcel-layers', {
  notAState: 'Not a state. Give two letters or a name: AZ or Arizona.',
  notACounty: 'Not a county. Give its five digits, or its name together with state.',
  none: 'No official parcel layer of this place is in our registry. The assessor of the county keeps its parcels.',
  note: 'Each layer was last known to answer on the day of the registry. Several can cover one place: we ask the smallest first.',
  florida: 'Read by the connector us-florida-parcels.',
  off: 'Switched off: its terms may forbid reuse.',
})

const params = z.strictObject({
  state: z.string().trim().max(40).optional().describe('Two letters or a name: AZ or Arizona.'),
  county: z
    .string()
    .trim()
    .max(60)
    .optional()
    .describe(
      'Five digits (04013), or a name together with state. Layers of the whole state are listed too.',
    ),
  kind: z.enum(['state', 'county', 'city']).optional().describe('Whom the layer covers.'),
})

const registryRow = z.object({
  id: z.string(),
  title: z.string(),
  state: z.string(),
  kind: z.enum(['state', 'county', 'city']),
  covers: z.array(z.string()).describe('Two digits of a state, or five of each county.'),
  url: z.string(),
  publisherPage: z.string(),
  license: z.string(),
  attribution: z.string().nullable(),
  columns: z
    .array(z.string())
    .describe('Columns that the registry names; the layer’s own page has the rest.'),
  status: z.enum(['read', 'other_connector', 'off']),
  statusNote: z.string().nullable(),
  fileRefusal: z.string().nullable(),
  doubts: z.array(z.string()),
  lastKnown: z.string().describe('The registry’s own note of what proves the row.'),
  lastCheck: layerCheck
    .omit({ layer: true })
    .nullable()
    .describe('The doctor’s last visit; null if it never came.'),
  surveyHint: z.string().nullable().describe('A public survey met this in September 2026; no verdict.'),
})

const result = z.object({ count: z.int().min(0), layers: z.array(registryRow), note: z.string() })

export const listParcelLayers = {
  summary:
    'The registry of official parcel layers by state, county and kind, with publisher’s page, license, known columns and doubts.',
  params,
  result,
  example: { state: 'AZ' },
  cache: { freshFor: 5 * MINUTE, staleFor: 0 },
  async run({ state, county, kind }, { settings }) {
    const checks = await readLayerReport(settings)
    const code = state === undefined ? undefined : codeOf(state)
    const fips = county === undefined ? undefined : fipsOf(county, code)
    const inState = code ?? (fips === undefined ? undefined : countyByFips(fips[0] ?? '')?.state)
    const all = inState === undefined ? await allLayers() : await layersOfState(inState)
    const layers = all
      .filter((layer) => kind === undefined || layer.kind === kind)
      .filter(
        ({ kind: own, covers }) => !fips || own === 'state' || covers.some((each) => fips.includes(each)),
      )
      .map((layer) => toListed(layer, checks.get(layer.id)))
    return { count: layers.length, layers, note: layers.length === 0 ? texts.none : texts.note }
  },
  table: ({ layers, note }) => ({
    columns: columns.map((key) => ({ key, label: labels[key], type: 'text' as const })),
    rows: layers.map((layer) => ({
      cells: Object.fromEntries(columns.map((key) => [key, cellOf(layer[key])])),
    })),
    notes: [note],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const layerParams = z.strictObject({ layer: layerParam })
const layerResult = z.object({ layer: registryRow.nullable() })

export const describeLayer = {
  summary: 'One row of the registry, or null for an unknown id.',
  params: layerParams,
  result: layerResult,
  example: { layer: 'az-maricopa' },
  cache: { freshFor: 5 * MINUTE, staleFor: 0 },
  async run({ layer: id }, { settings }) {
    const [layer, checks] = await Promise.all([layerById(id), readLayerReport(settings)])
    return { layer: layer ? toListed(layer, checks.get(id)) : null }
  },
} satisfies ConnectorMethod<typeof layerParams, typeof layerResult>

export type ListedParcelLayer = z.output<typeof registryRow>

const labels = {
  id: 'Layer',
  title: 'Title',
  state: 'State',
  kind: 'Covers a state, county or city',
  covers: 'Numbers of its counties',
  url: 'Address',
  publisherPage: 'Publisher’s page',
  license: 'License',
  status: 'Read here',
  lastKnown: 'Known from',
} as const

const columns = Object.keys(labels) as (keyof typeof labels)[]

const cellOf = (value: ListedParcelLayer[(typeof columns)[number]]) =>
  Array.isArray(value) ? value.join(', ') : value

function toListed(layer: ParcelLayer, check: ParcelLayerCheck | undefined): z.input<typeof registryRow> {
  const { id, state, kind, covers, url, license, idColumn, address, doubts = [], survey } = layer
  const parts = Object.values(address ?? {}).flatMap(
    ({ column, columns: several }) => several ?? column ?? [],
  )
  const status = state === 'FL' ? 'other_connector' : isOff(layer) ? 'off' : 'read'
  return {
    id,
    title: `Parcels of ${nameOfLayer(layer)}`,
    state,
    kind,
    covers,
    url,
    publisherPage: pageOf(layer),
    license: licenseOf(layer),
    attribution: license?.attribution ?? null,
    columns: [...new Set([...(idColumn === undefined ? [] : [idColumn]), ...parts])],
    status,
    statusNote: { read: null, other_connector: texts.florida, off: texts.off }[status],
    fileRefusal: fileRefusalOf(layer),
    doubts,
    lastKnown: layer.seen,
    lastCheck: lastCheckOf(check),
    surveyHint: survey ?? null,
  }
}

function lastCheckOf(check: ParcelLayerCheck | undefined) {
  if (!check) return null
  const { layer: _, ...rest } = check
  return rest
}

export function codeOf(state: string): string {
  const match = stateByCode(state) ?? stateByName(state)
  if (match) return match.code
  throw new ConnectorError('invalid_params', texts.notAState, { field: 'state' })
}

export function fipsOf(county: string, state: string | undefined): string[] {
  const matches = /^\d{5}$/.test(county)
    ? [countyByFips(county)].flatMap((each) => each ?? [])
    : state === undefined
      ? []
      : findCounties(state, county)
  if (matches.length > 0) return matches.map(({ fips }) => fips)
  throw new ConnectorError('invalid_params', texts.notACounty, { field: 'county' })
}
