import { z } from 'zod'
import { type ArcgisLayerCapabilities, abilityOf, layerHead } from '@/lib/arcgis/layer-head'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext, MINUTE } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { matchColumns, type ParcelLayerColumns } from '../columns/match-columns'
import { layerById, type ParcelLayer } from '../registry'
import { askLayer } from './ask-layer'
import { isLasting, LayerFailure, type ParcelLayerFailure } from './layer-failure'

const texts = defineSentences('us-parcels.read-layer', {
  unknownLayer: 'No parcel layer has the id {id}. listParcelLayers has them all.',
  florida:
    'Florida’s parcels are read by the connector us-florida-parcels, which has all 67 counties. Ask there.',
  off: 'This layer is switched off: its terms may forbid reuse, and no one has read them yet. Ask its publisher: {page}.',
})

export const layerParam = z
  .string()
  .trim()
  .min(4)
  .max(80)
  .describe('Id of a layer, as listParcelLayers gives it: az-maricopa.')

export type ParcelLayerState = ParcelLayerColumns &
  Pick<
    ArcgisLayerCapabilities,
    'objectIdField' | 'rowsAtMost' | 'pages' | 'orders' | 'queries' | 'copyright' | 'edition'
  > & {
    url: string
    /** Is null if the layer has no such field or if the allow-list lacks it. */
    typeField: string | null
  }

export type ParcelLayerResult = { ok: true; state: ParcelLayerState } | { ok: false; why: ParcelLayerFailure }

const params = z.strictObject({ layer: layerParam })
const result = z.custom<ParcelLayerResult>(
  (value) => typeof value === 'object' && value !== null && 'ok' in value,
)

const example = { layer: 'az-maricopa' }

export const readLayer = {
  summary: 'A layer’s own page: its columns and abilities, or a failure that lasts.',
  params,
  result,
  example,
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ layer: id }, context): Promise<ParcelLayerResult> {
    try {
      return { ok: true, state: await fetchLayer(context, await readableLayer(id)) }
    } catch (error) {
      if (error instanceof LayerFailure && isLasting(error.why)) return { ok: false, why: error.why }
      throw error
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

/** Caches a failure for a minute, so that the next click does not wait for the layer again. */
export const readLayerNow = {
  summary: 'A layer’s own page, or its failure of the last minute.',
  params,
  result,
  example,
  cache: { freshFor: MINUTE, staleFor: 0 },
  async run({ layer }, context): Promise<ParcelLayerResult> {
    try {
      return await context.call(readLayer, { layer })
    } catch (error) {
      if (error instanceof LayerFailure) return { ok: false, why: error.why }
      throw error
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

export async function stateOfLayer(context: MethodContext, layer: ParcelLayer): Promise<ParcelLayerState> {
  const reading = await context.call(readLayerNow, { layer: layer.id })
  if (!reading.ok) throw new LayerFailure(reading.why, layer)
  return reading.state
}

const parcelsByName = /parcel|tax ?lot|cadast/i

export async function fetchLayer(context: MethodContext, layer: ParcelLayer): Promise<ParcelLayerState> {
  const ability = await fetchAbility(context, layer, layer.url)
  if (ability.form !== 'group') return toState(ability, layer, layer.url)
  const candidates = ability.subLayers.filter(({ name }) => parcelsByName.test(name))
  const [only, ...others] = candidates
  if (!only || others.length > 0) throw new LayerFailure('group', layer)
  const url = layer.url.replace(/\d+$/, String(only.id))
  return toState(await fetchAbility(context, layer, url), layer, url)
}

async function fetchAbility(
  context: MethodContext,
  layer: ParcelLayer,
  url: string,
): Promise<ArcgisLayerCapabilities> {
  const head = await askLayer(context, layer, { url: `${url}?f=json` }, layerHead)
  if (head.name == null && head.type == null && head.fields == null)
    throw new LayerFailure('notUnderstood', layer)
  return abilityOf(head)
}

function toState(ability: ArcgisLayerCapabilities, layer: ParcelLayer, url: string): ParcelLayerState {
  if (ability.form !== 'polygon') throw new LayerFailure('notOutlines', layer)
  if (ability.columns.length === 0) throw new LayerFailure('notUnderstood', layer)
  const { objectIdField, rowsAtMost, pages, orders, queries, copyright, edition, columns } = ability
  const state = { url, objectIdField, rowsAtMost, pages, orders, queries, copyright, edition }
  const matched = matchColumns(columns, layer)
  const isAllowed = matched.columns.some(({ name }) => name === ability.typeField)
  return { ...state, ...matched, typeField: isAllowed ? ability.typeField : null }
}

export async function readableLayer(id: string): Promise<ParcelLayer> {
  const layer = await layerById(id)
  if (!layer) throw new ConnectorError('not_found', texts.unknownLayer({ id }), { field: 'layer' })
  if (layer.state === 'FL') throw new ConnectorError('not_supported', texts.florida, { field: 'layer' })
  if (isOff(layer)) {
    const page = layer.publisherPage ?? layer.url
    throw new ConnectorError('not_supported', texts.off({ page }), { field: 'layer' })
  }
  return layer
}

export const isOff = ({ doubts = [] }: ParcelLayer): boolean =>
  doubts.some((doubt) => /terms may forbid/.test(doubt))

export const isRead = (layer: ParcelLayer): boolean => layer.state !== 'FL' && !isOff(layer)
