import { z } from 'zod'
import { pagingParams } from '@/lib/connector/area-params'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { countyByFips } from '@/lib/geography/counties'
import { lotTable } from '@/lib/records/parcel/lot-file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { areaShape, type CountyLayers, layersInArea, toBounds } from './layer/area-layers'
import { queryRows } from './layer/query-rows'
import { layerParam, readableLayer } from './layer/read-layer'
import { readLayerReport } from './layer-report'
import { type FailedLayer, layerFailureShape, toFailure } from './records/failed-layer'
import { citeLayer, layerSource, toLayerSource } from './records/layer-source'
import { parcelRow, toParcels } from './records/parcel-rows'
import type { ParcelLayer } from './registry'

const texts = defineSentences('us-parcels.get-parcels-in-area', {
  several:
    'Layers of {count, number} publishers meet in this area, and each is a list of its own. Take the next page of one by its layer and nextOffset.',
  more: 'There are more rows: take the next page by layer and nextOffset.',
  whole: 'The layers have no more rows in this area.',
  failed: '{failure, sentence} Its part of the area is missing.',
})

const page = z.object({
  source: layerSource,
  parcels: z.array(parcelRow),
  rows: z.int().min(0).describe('Rows of the source on this page, streets and water among them.'),
  total: z
    .int()
    .nullable()
    .describe('Rows of the source on all pages, where its answer said so. countParcels asks for them.'),
  nextOffset: z.int().nullable(),
})

const pageParams = z.strictObject({ ...areaShape, layer: layerParam, ...pagingParams })

export const readLayerArea = {
  summary: 'A page of one layer’s lots that meet a box, in the order of its row numbers.',
  params: pageParams,
  result: page,
  example: { layer: 'az-maricopa', bbox: [-112.076, 33.447, -112.072, 33.45] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ layer: id, bbox, limit, offset }, context) {
    const layer = await readableLayer(id)
    const answer = await queryRows(context, layer, { within: toBounds(bbox), limit, offset })
    return {
      source: toLayerSource(layer, answer.state),
      parcels: toParcels(answer, layer),
      rows: answer.rows.length,
      total: answer.total,
      nextOffset: answer.truncated && answer.canGoOn ? offset + answer.rows.length : null,
    }
  },
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof pageParams, typeof page>

const params = z.strictObject({ ...areaShape, ...pagingParams })

const result = z.object({
  layers: z.array(page),
  failures: z.array(layerFailureShape),
  count: z.int().min(0).describe('Parcels of this page, over all layers.'),
  message: z.string(),
})

type LayerPage = z.output<typeof page>

export const getParcelsInArea = {
  summary:
    'Parcels that meet a bbox of at most 0.05 square degree outside Florida, a list for each layer that covers a part of it. limit and offset count the source’s rows; further pages are read by layer.',
  params,
  result,
  example: { bbox: [-112.076, 33.447, -112.072, 33.45], limit: 5 },
  cache: false,
  cost: 3,
  async run({ layer, ...rest }, context) {
    const groups = await layersInArea(toBounds(rest.bbox), layer, await readLayerReport(context.settings))
    const { answers, failures } = await fetchEach(groups, (each) =>
      context.callEach(readLayerArea, [{ ...rest, layer: each.id }]),
    )
    const layers = answers.map(({ data, counties }) => ({
      ...data,
      parcels:
        answers.length > 1
          ? lotsWithin(data.parcels, data.source.kind, counties, ({ parcel }) => parcel.county)
          : data.parcels,
    }))
    const [first] = failures
    if (layers.length === 0 && first) throw first.error
    return {
      layers,
      failures: failures.map(toFailure),
      count: layers.reduce((sum, { parcels }) => sum + parcels.length, 0),
      message: describePages(layers, failures),
    }
  },
  table: ({ layers, message }) => {
    const refusal = layers.find(({ source }) => source.fileRefusal !== null)?.source.fileRefusal
    if (refusal) throw new ConnectorError('not_supported', refusal)
    const rows = layers.flatMap(({ parcels }) => parcels)
    return lotTable(rows, [message, ...new Set(layers.flatMap(({ source }) => source.notes))])
  },
  cite: ({ layers }) => citeLayer(layers.length === 1 ? layers[0]?.source : null),
} satisfies ConnectorMethod<typeof params, typeof result>

export type ParcelLayerRequestResult<T> = { ok: true; data: T } | { ok: false; error: ConnectorError }

export async function fetchEach<T>(
  groups: readonly CountyLayers[],
  ask: (layer: ParcelLayer) => Promise<ParcelLayerRequestResult<T>[]>,
) {
  const parts = new Map<string, ParcelLayerRequestResult<T>>()
  const answers = new Map<string, { data: T; counties: string[] }>()
  const failures = new Map<string, FailedLayer>()
  for (const { county, layers } of groups) {
    for (const layer of layers) {
      const part = parts.get(layer.id) ?? (await ask(layer))[0]
      if (!part) continue
      parts.set(layer.id, part)
      if (!part.ok) {
        failures.set(layer.id, { layer, error: part.error })
        continue
      }
      const counties = answers.get(layer.id)?.counties ?? []
      answers.set(layer.id, { data: part.data, counties: county ? [...counties, county] : counties })
      break
    }
  }
  return { answers: [...answers.values()], failures: [...failures.values()] }
}

/**
 * Drops the lots of a state's layer in counties whose own layer responded. Lots without a known county stay.
 */
export function lotsWithin<Lot>(
  lots: readonly Lot[],
  kind: ParcelLayer['kind'],
  counties: readonly string[],
  countyOf: (lot: Lot) => string | null | undefined,
): Lot[] {
  if (kind !== 'state') return [...lots]
  const names = counties.flatMap((fips) => countyByFips(fips)?.name ?? [])
  return lots.filter((lot) => {
    const county = countyOf(lot) ?? null
    return county === null || names.includes(county)
  })
}

function describePages(layers: readonly LayerPage[], failures: readonly FailedLayer[]): string {
  const isMore = layers.some(({ nextOffset }) => nextOffset !== null)
  return [
    ...failures.map(({ error }) => texts.failed({ failure: error.message })),
    ...(layers.length > 1 ? [texts.several({ count: layers.length })] : []),
    isMore ? texts.more : texts.whole,
  ].join(' ')
}
