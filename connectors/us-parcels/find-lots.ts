import { z } from 'zod'
import { among, any, type Condition } from '@/lib/conditions/condition'
import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { formatList } from '@/lib/format'
import { countyByFips, formatCounty } from '@/lib/geography/counties'
import { type LotRequest, readLotRequest } from '@/lib/records/parcel/lot-request'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { isNumeric } from './columns/match-columns'
import { layersOfCounties } from './layer/area-layers'
import { queryRows } from './layer/query-rows'
import { layerParam, type ParcelLayerState, readableLayer, stateOfLayer } from './layer/read-layer'
import { type ParcelLayerChecks, readLayerReport } from './layer-report'
import { isSameBareNumber, numberForms } from './number-forms'
import { fileRefusalOf } from './records/file-refusal'
import { layerSource, toLayerSource } from './records/layer-source'
import { type LotProperties, lotProperties, pointOfLot, publishedNumbers } from './records/lot-properties'
import { type OutlinedParcel, parcelRow, toParcels } from './records/parcel-rows'
import { layerById, type ParcelLayer } from './registry'

const texts = defineSentences('us-parcels.find-lots', {
  tooMany: 'At most {most} parcel numbers at once. Leave some out, or ask in two parts.',
  manyCounties:
    'Counties of more than {most} layers have the name in “{line}”. Add the state: Washington County, OR.',
  noCounty: 'We could not tell the county. Write it before the number: Maricopa AZ 112-21-086.',
  noLayer:
    'No official parcel layer of {places} is in our registry. The assessor of the county keeps its parcels.',
  unknownLayer: 'No parcel layer has the id {id}.',
  florida: 'Florida’s parcels have a list of their own, which has these numbers.',
  oneByOne: '{refusal, sentence} At most {most} are looked up at once.',
})

const MOST_ASKED = 500
/** A `where` of this many numbers in three forms stays below the limits of old servers. */
const MOST_AT_ONCE = 50
const MOST_ROWS = 1_000
const MOST_ONE_BY_ONE = 6
/** A county's name occurs in up to thirty states, and each layer costs a request. */
const MOST_LAYERS = 3

const numbered = z.object({
  source: layerSource,
  lots: z.array(parcelRow),
  properties: z.array(z.custom<LotProperties>((value) => value instanceof Object)),
})

const numberParams = z.strictObject({
  layer: layerParam,
  numbers: z.array(z.string().min(1).max(300)).min(1).max(MOST_AT_ONCE),
})

export const readNumbered = {
  summary: 'Lots of one layer by their numbers, with what the map draws of each.',
  params: numberParams,
  result: numbered,
  example: { layer: 'az-maricopa', numbers: ['112-21-086'] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ layer: id, numbers }, context) {
    const layer = await readableLayer(id)
    const state = await stateOfLayer(context, layer)
    const columns = publishedNumbers(state)
    const lots = await fetchNumbered(context, layer, state, numbers)
    return {
      source: toLayerSource(layer, state),
      lots,
      properties: lots.map((lot) => ({ ...lotProperties(lot, layer, columns), ...pointOfLot(lot) })),
    }
  },
} satisfies ConnectorMethod<typeof numberParams, typeof numbered>

async function fetchNumbered(
  context: MethodContext,
  layer: ParcelLayer,
  state: ParcelLayerState,
  numbers: readonly string[],
): Promise<OutlinedParcel[]> {
  const where = whereOf(state, numbers)
  if (!where) return []
  const page = await queryRows(context, layer, { where, limit: MOST_ROWS })
  if (!page.truncated || numbers.length === 1) return toParcels(page, layer)
  const middle = Math.ceil(numbers.length / 2)
  const first = await fetchNumbered(context, layer, state, numbers.slice(0, middle))
  return [...first, ...(await fetchNumbered(context, layer, state, numbers.slice(middle)))]
}

function whereOf(state: ParcelLayerState, numbers: readonly string[]): Condition | undefined {
  const { number, alternates, columns, objectIdField } = state
  const rows = numbers.flatMap((each) => /^#(\d{1,15})$/.exec(each)?.[1] ?? []).map(Number)
  const forms = [...new Set(numbers.filter((each) => !each.startsWith('#')).flatMap(numberForms))]
  const digits = forms.filter((form) => /^\d{1,15}$/.test(form)).map(Number)
  const terms = [number, ...alternates].flatMap((name): Condition[] => {
    const column = columns.find((each) => each.name === name)
    const values = column && isNumeric(column) ? [...new Set(digits)] : forms
    return column && values.length > 0 ? [among(column.name, values)] : []
  })
  if (rows.length > 0 && objectIdField) terms.push(among(objectIdField, rows))
  return terms.length > 0 ? any(...terms) : undefined
}

const params = z.strictObject({
  asked: z
    .array(z.string().min(1).max(300))
    .min(1)
    .max(MOST_ASKED, texts.tooMany({ most: MOST_ASKED }))
    .describe('Keys of the map (az-maricopa:112-21-086), or numbers behind their county.'),
})

const result = z.object({
  results: z.array(
    z.object({
      asked: z.string(),
      lots: z.array(z.custom<LotProperties>((value) => value instanceof Object)),
      failure: z
        .object({ code: z.custom<ErrorCode>((value) => typeof value === 'string'), message: z.string() })
        .nullable(),
    }),
  ),
  layers: z.array(z.object({ source: layerSource, lots: z.array(parcelRow) })),
})

export const findLots = {
  summary: 'Lots by their numbers in any layer, up to 500, batch by batch.',
  params,
  result,
  example: { asked: ['az-maricopa:112-21-086'] },
  cache: false,
  async run({ asked: lines }, context) {
    const checks = await readLayerReport(context.settings)
    const requests = await Promise.all(lines.map((line) => toRequest(line, checks)))
    const { batches, failures } = batchesOf(requests)
    const parts = await context.callEach(readNumbered, batches)
    for (const [at, part] of parts.entries()) {
      if (part.ok) continue
      const { layer, numbers } = batches[at] ?? { layer: '', numbers: [] }
      failures.push({ layer, numbers, error: part.error })
    }
    const answers = parts.flatMap((part) => (part.ok ? [part.data] : []))
    const failure = commonFailure(requests, failures)
    if (failure && answers.length === 0) throw failure
    const results = requests.map(({ asked: line, layers, number, refusal }) => {
      const isOwn = (id: string) => layers.some((layer) => layer.id === id)
      const lots = named(
        number,
        answers.filter(({ source }) => isOwn(source.layer)),
      )
      // A layer that failed must not read as "not on record".
      const failed = failures.find(({ layer, numbers }) => isOwn(layer) && numbers.includes(number))
      const error = lots.length > 0 ? undefined : (refusal ?? failed?.error)
      return { asked: line, lots, failure: error ? { code: error.code, message: error.message } : null }
    })
    return { results, layers: mergeLayers(answers, results) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

interface LayeredRequest {
  asked: string
  number: string
  layers: readonly ParcelLayer[]
  /** Set if the number cannot be looked up, so that it does not read as "not on record". */
  refusal?: ConnectorError
}

async function toRequest(line: string, checks: ParcelLayerChecks): Promise<LayeredRequest> {
  const request = readLotRequest(line)
  if (!request) {
    const refusal = new ConnectorError('invalid_params', texts.noCounty, { field: 'asked' })
    return { asked: line, number: line, layers: [], refusal }
  }
  const layers = await layersOf(request, checks)
  const { number } = request
  if (layers.length > MOST_LAYERS) {
    const message = texts.manyCounties({ most: MOST_LAYERS, line })
    const refusal = new ConnectorError('invalid_params', message, { field: 'asked' })
    return { asked: line, number, layers: [], refusal }
  }
  return layers.length > 0
    ? { asked: line, number, layers }
    : { asked: line, number, layers, refusal: new ConnectorError('not_supported', whyNoLayer(request)) }
}

function whyNoLayer({ layer: id, counties = [] }: LotRequest): string {
  const isFlorida = id === undefined ? counties.every(({ state }) => state === 'FL') : id.startsWith('fl-')
  if (isFlorida) return texts.florida
  if (id !== undefined) return texts.unknownLayer({ id })
  const places = counties.map(
    ({ fips, state }) => `${formatCounty(fips, countyByFips(fips)?.name ?? fips)}, ${state}`,
  )
  return texts.noLayer({ places: formatList(places) })
}

async function layersOf(
  { layer: id, counties = [] }: LotRequest,
  checks: ParcelLayerChecks,
): Promise<ParcelLayer[]> {
  const named = id === undefined ? undefined : await layerById(id)
  if (named) return named.state === 'FL' ? [] : [named]
  const groups = await layersOfCounties(counties, checks)
  return [...new Set(groups.flatMap(({ layers }) => layers.slice(0, 1)))]
}

interface FailedBatch {
  layer: string
  numbers: readonly string[]
  error: ConnectorError
}

/** Returns undefined if the requests failed for different reasons. Each result then has its own error. */
function commonFailure(
  requests: readonly LayeredRequest[],
  failures: readonly FailedBatch[],
): ConnectorError | undefined {
  const [first, ...others] = failures.map(({ error }) => error)
  const isCommon = others.every(({ message }) => message === first?.message)
  return isCommon && requests.every(({ refusal }) => refusal === undefined) ? first : undefined
}

function batchesOf(requests: readonly LayeredRequest[]) {
  const failures: FailedBatch[] = []
  const byLayer = new Map<string, { layer: ParcelLayer; numbers: Set<string> }>()
  for (const { layers, number } of requests) {
    for (const layer of layers) {
      const entry = byLayer.get(layer.id) ?? { layer, numbers: new Set() }
      entry.numbers.add(number)
      byLayer.set(layer.id, entry)
    }
  }
  const batches = [...byLayer.values()].flatMap(({ layer, numbers }) => {
    const all = [...numbers]
    const error = refusalOf(layer, all.length)
    if (error) {
      failures.push({ layer: layer.id, numbers: all, error })
      return []
    }
    const starts = Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, at) => at * MOST_AT_ONCE)
    return starts.map((start) => ({ layer: layer.id, numbers: all.slice(start, start + MOST_AT_ONCE) }))
  })
  return { batches, failures }
}

function refusalOf(layer: ParcelLayer, count: number): ConnectorError | undefined {
  const refusal = fileRefusalOf(layer)
  if (refusal === null || count <= MOST_ONE_BY_ONE) return undefined
  return new ConnectorError('not_supported', texts.oneByOne({ refusal, most: MOST_ONE_BY_ONE }))
}

type LayerAnswer = z.output<typeof numbered>

function named(number: string, answers: readonly LayerAnswer[]): LotProperties[] {
  const lots = answers.flatMap(({ lots, properties }) =>
    lots.map(({ parcel }, at) => ({ parcel, properties: properties[at] ?? {} })),
  )
  const numbersOf = ({ parcel: { parcelId, alternateParcelId, sourceObjectId } }: (typeof lots)[number]) =>
    [parcelId ?? `#${sourceObjectId}`, alternateParcelId].filter((each) => each !== null)
  const exact = lots.filter((each) => numbersOf(each).includes(number))
  const alike = lots.filter((each) => numbersOf(each).some((other) => isSameBareNumber(other, number)))
  const matches = (exact.length > 0 ? exact : alike).map(({ properties }) => properties)
  return [...new Map(matches.toReversed().map((each) => [String(each.id), each])).values()]
}

/** Keeps only the lots that were requested, because another form of a number may belong to another lot. */
function mergeLayers(
  answers: readonly LayerAnswer[],
  results: readonly { lots: readonly LotProperties[] }[],
): z.input<typeof result>['layers'] {
  const keys = new Set(results.flatMap(({ lots }) => lots.map(({ id }) => id)))
  const layers = new Map<string, { source: LayerAnswer['source']; lots: Map<string, OutlinedParcel> }>()
  for (const { source, lots, properties } of answers) {
    const entry = layers.get(source.layer) ?? { source, lots: new Map() }
    layers.set(source.layer, entry)
    for (const [at, lot] of lots.entries()) {
      const id = properties[at]?.id
      if (id !== undefined && keys.has(id)) entry.lots.set(`${id}/${lot.parcel.sourceObjectId}`, lot)
    }
  }
  return [...layers.values()].flatMap(({ source, lots }) =>
    lots.size > 0 ? [{ source, lots: [...lots.values()] }] : [],
  )
}
