import { z } from 'zod'
import { layerQuery } from '@/lib/arcgis/query'
import { toIso } from '@/lib/calendar-day'
import type { ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { rowCountAnswer } from './count-parcels'
import { askLayer } from './layer/ask-layer'
import { LayerFailure } from './layer/layer-failure'
import { fetchLayer, layerParam, type ParcelLayerState, readableLayer } from './layer/read-layer'
import { layerCheck, type ParcelLayerCheck } from './layer-report'
import type { ParcelLayer } from './registry'

const params = z.strictObject({ layer: layerParam })

export const checkLayer = {
  summary: 'Whether a layer answers today, with its columns, count and edition.',
  params,
  result: layerCheck,
  example: { layer: 'az-maricopa' },
  cache: false,
  async run({ layer: id }, context): Promise<ParcelLayerCheck> {
    const layer = await readableLayer(id)
    const unknown = { numberColumn: null, numberGone: null, columns: 0, count: null, edition: null }
    const common = { layer: id, checkedOn: context.now().toISOString() }
    try {
      const state = await fetchLayer(context, layer)
      const { number: numberColumn, numberGone, columns, edition } = state
      const about = { numberColumn, numberGone, columns: columns.length, edition: toIso(edition) }
      const count = await countRows(context, layer, state)
      const failure = count instanceof LayerFailure ? count.message : null
      return {
        ...common,
        ...about,
        answers: failure === null,
        failure,
        count: typeof count === 'number' ? count : null,
      }
    } catch (error) {
      if (!(error instanceof LayerFailure)) throw error
      return { ...common, ...unknown, answers: false, failure: error.message }
    }
  },
} satisfies ConnectorMethod<typeof params, typeof layerCheck>

async function countRows(context: MethodContext, layer: ParcelLayer, { url, queries }: ParcelLayerState) {
  if (!queries) return null
  try {
    const { count } = await askLayer(context, layer, layerQuery(url, { countOnly: true }), rowCountAnswer)
    return count ?? null
  } catch (error) {
    if (error instanceof LayerFailure) return error
    throw error
  }
}
