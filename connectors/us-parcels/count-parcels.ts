import { z } from 'zod'
import { layerQuery } from '@/lib/arcgis/query'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchEach } from './get-parcels-in-area'
import { areaShape, layersInArea, toBounds } from './layer/area-layers'
import { askLayer } from './layer/ask-layer'
import { LayerFailure } from './layer/layer-failure'
import { layerParam, readableLayer, stateOfLayer } from './layer/read-layer'
import { readLayerReport } from './layer-report'
import { layerFailureShape, toFailure } from './records/failed-layer'
import { citeLayer, layerSource, toLayerSource } from './records/layer-source'

const texts = defineSentences('us-parcels.count-parcels', {
  rows: 'The sources count rows: streets, water and each unit of a condominium are among them.',
  unknown: 'A source that gives no count is null, and no sum is made.',
  overlap:
    'Layers of several publishers meet here, and a state’s layer also has the lots of its counties, so no sum is made.',
})

const counted = z.object({
  source: layerSource,
  count: z.int().nullable().describe('Null where the server gives no count.'),
})

const layerParams = z.strictObject({ ...areaShape, layer: layerParam })

/** Accepts a response without a count, because some old servers send rows instead. */
export const rowCountAnswer = z.looseObject({ count: z.int().nonnegative().nullish().catch(null) })

export const countLayer = {
  summary: 'The number of one layer’s rows that meet a box.',
  params: layerParams,
  result: counted,
  example: { layer: 'az-maricopa', bbox: [-112.076, 33.447, -112.072, 33.45] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ layer: id, bbox }, context) {
    const layer = await readableLayer(id)
    const state = await stateOfLayer(context, layer)
    if (!state.queries) throw new LayerFailure('identifyOnly', layer)
    const request = layerQuery(state.url, { within: toBounds(bbox), countOnly: true })
    const { count } = await askLayer(context, layer, request, rowCountAnswer)
    return { source: toLayerSource(layer, state), count: count ?? null }
  },
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof layerParams, typeof counted>

const params = z.strictObject(areaShape)

const result = z.object({
  count: z.int().nullable().describe('Only where one layer answers and counts.'),
  layers: z.array(counted),
  failures: z.array(layerFailureShape),
  message: z.string(),
})

export const countParcels = {
  summary: 'How many rows the layers of a bbox have in it, layer by layer, where the source counts.',
  params,
  result,
  example: { bbox: [-112.076, 33.447, -112.072, 33.45] },
  cache: false,
  cost: 2,
  async run({ bbox, layer }, context) {
    const groups = await layersInArea(toBounds(bbox), layer, await readLayerReport(context.settings))
    const { answers, failures } = await fetchEach(groups, (each) =>
      context.callEach(countLayer, [{ bbox, layer: each.id }]),
    )
    const layers = answers.map(({ data }) => data)
    const [first] = failures
    if (layers.length === 0 && first) throw first.error
    const [only, ...others] = layers
    const message = [
      texts.rows,
      ...(layers.some(({ count }) => count === null) ? [texts.unknown] : []),
      ...(others.length > 0 ? [texts.overlap] : []),
    ].join(' ')
    const isWhole = others.length === 0 && failures.length === 0
    return {
      count: isWhole ? (only?.count ?? null) : null,
      layers,
      failures: failures.map(toFailure),
      message,
    }
  },
  cite: ({ layers }) => citeLayer(layers.length === 1 ? layers[0]?.source : null),
} satisfies ConnectorMethod<typeof params, typeof result>
