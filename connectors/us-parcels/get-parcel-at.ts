import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { lotTable } from '@/lib/records/parcel/lot-file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { READ_ELSEWHERE } from './layer/area-layers'
import { layersAt, type PlaceLayers } from './layer/choose-layers'
import { queryRows } from './layer/query-rows'
import { layerParam, readableLayer } from './layer/read-layer'
import { readLayerReport } from './layer-report'
import { type FailedLayer, layerFailureShape, toFailure } from './records/failed-layer'
import { citeLayer, layerSource, toLayerSource } from './records/layer-source'
import { countStacked, parcelRow, toParcels } from './records/parcel-rows'
import type { ParcelLayer } from './registry'

const texts = defineSentences('us-parcels.get-parcel-at', {
  found: {
    one: '{count} parcel has the point inside its outline.',
    other: '{count} parcels have the point inside their outlines.',
  },
  stacked:
    '{stacked} of them share one outline, as units of a condominium do. Choose by unit or number; their values are not added.',
  cut: 'The source cut its answer, so there are more.',
  noLot:
    'The layers that cover this point have no lot there: it may be a street, water or a gap between maps.',
  failedBefore: '{failure, sentence} We asked the next layer of the place.',
  notKnown:
    '{failure, sentence} The other layers of the place have no lot there, so whether one exists is not known.',
  notCovered:
    'No official parcel layer of {place} is in our registry. The assessor of the county keeps its parcels.',
  outside: 'The point lies in water or outside the United States, where we have no parcel layer.',
})

const MOST_AT_POINT = 200

const at = z.strictObject({ layer: layerParam, ...pointParams })
const ofLayer = z.object({ parcels: z.array(parcelRow), truncated: z.boolean(), source: layerSource })
const example = { latitude: 33.4484, longitude: -112.074 }

export const readLayerAt = {
  summary: 'Every lot of one layer whose outline contains a point.',
  params: at,
  result: ofLayer,
  example: { layer: 'az-maricopa', ...example },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ layer: id, ...point }, context) {
    const layer = await readableLayer(id)
    const page = await queryRows(context, layer, { at: point, limit: MOST_AT_POINT })
    const source = toLayerSource(layer, page.state)
    return { parcels: toParcels(page, layer), truncated: page.truncated, source }
  },
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof at, typeof ofLayer>

const params = z.strictObject({
  ...pointParams,
  layer: layerParam.optional().describe('Asks this layer only. Default: the layers of the place in turn.'),
})

const states = ['found', 'no_lot', 'not_covered', 'other_connector', 'outside'] as const

const result = z.object({
  query: z.object({ latitude: z.number(), longitude: z.number() }),
  state: z.enum(states),
  parcels: z.array(parcelRow),
  stacked: z.int().min(0).describe('Parcels that share an outline with another one of the list.'),
  truncated: z.boolean(),
  source: layerSource.nullable().describe('The layer that answered.'),
  failures: z.array(layerFailureShape),
  message: z.string(),
})

type Answer = z.input<typeof result>

export const getParcelAt = {
  summary:
    'Every parcel whose outline contains a point, from the official layer of the smallest place that covers it: city, county or state. If a layer fails, the answer names it with its cause, and we ask the next one.',
  params,
  result,
  example,
  cache: false,
  cost: 3,
  async run({ layer, ...query }, context) {
    const place: PlaceLayers = layer
      ? { state: '', county: null, layers: [await readableLayer(layer)] }
      : await layersAt(query, await readLayerReport(context.settings))
    const none = { query, parcels: [], stacked: 0, truncated: false, source: null, failures: [] }
    if (place.state === null) return { ...none, state: 'outside', message: texts.outside }
    if (place.state === 'FL') return { ...none, state: 'other_connector', message: READ_ELSEWHERE }
    if (place.layers.length === 0) {
      return { ...none, state: 'not_covered', message: texts.notCovered({ place: placeName(place) }) }
    }
    return askInTurn(place.layers, query, context, none)
  },
  table: ({ parcels, message, source }) => lotTable(parcels, [message, ...(source?.notes ?? [])]),
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof result>

const placeName = ({ county, state }: PlaceLayers) => (county ? `${county.name}, ${state}` : (state ?? ''))

async function askInTurn(
  layers: readonly ParcelLayer[],
  query: Answer['query'],
  context: MethodContext,
  none: Omit<Answer, 'state' | 'message'>,
): Promise<Answer> {
  const failures: FailedLayer[] = []
  let last: Answer['source'] = null
  for (const layer of layers) {
    const [answer] = await context.callEach(readLayerAt, [{ layer: layer.id, ...query }])
    if (!answer) continue
    if (!answer.ok) failures.push({ layer, error: answer.error })
    else if (answer.data.parcels.length === 0) last = answer.data.source
    else return describeFound(answer.data, query, failures)
  }
  const [first] = failures
  // A failure must never read as "no parcel here".
  if (first) throw unknownLot(first.error, last !== null)
  return { ...none, state: 'no_lot', source: last, message: texts.noLot }
}

function unknownLot(error: ConnectorError, othersAnswered: boolean): ConnectorError {
  if (!othersAnswered) return error
  const { code, message, retryAfter, keeper } = error
  const details = { keeper, ...(retryAfter === undefined ? {} : { retryAfter }) }
  return new ConnectorError(code, texts.notKnown({ failure: message }), { ...details, cause: error })
}

function describeFound(
  { parcels, truncated, source }: z.output<typeof ofLayer>,
  query: Answer['query'],
  failures: readonly FailedLayer[],
): Answer {
  const stacked = countStacked(parcels)
  const message = [
    ...failures.map(({ error }) => texts.failedBefore({ failure: error.message })),
    texts.found({ count: parcels.length }),
    ...(stacked > 0 ? [texts.stacked({ stacked })] : []),
    ...(truncated ? [texts.cut] : []),
  ]
  return {
    query,
    state: 'found',
    parcels,
    stacked,
    truncated,
    source,
    failures: failures.map(toFailure),
    message: message.join(' '),
  }
}
