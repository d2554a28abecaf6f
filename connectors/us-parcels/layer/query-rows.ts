import { z } from 'zod'
import { type EsriGeometry, fromEsri, isInDegrees } from '@/lib/arcgis/geometry'
import { featuresOf, idsAnswer } from '@/lib/arcgis/layer-response'
import { type ArcgisLayerQuery, layerQuery } from '@/lib/arcgis/query'
import type { Condition } from '@/lib/conditions/condition'
import type { MethodContext } from '@/lib/connector/method'
import { isRecord } from '@/lib/is-record'
import { isOutline } from '@/lib/records/parcel/outline'
import type { PublishedParcel } from '../records/row-plan'
import type { ParcelLayer } from '../registry'
import { askLayer } from './ask-layer'
import { LayerFailure } from './layer-failure'
import { fetchLayer, type ParcelLayerState, stateOfLayer } from './read-layer'

export interface ParcelRowQuery {
  at?: { longitude: number; latitude: number }
  within?: readonly [number, number, number, number]
  where?: Condition
  offset?: number
  limit: number
}

export interface ParcelRowPage {
  rows: PublishedParcel[]
  truncated: boolean
  canGoOn: boolean
  /**
   * Number of matching rows on all pages. Is null if this page was truncated and the rows were not read by ids.
   */
  total: number | null
  state: ParcelLayerState
}

const attributes = z.custom<Record<string, unknown>>(isRecord)

/**
 * Reads the layer's description again if a query names a missing column, because the cached description may
 * be outdated.
 */
export async function queryRows(
  context: MethodContext,
  layer: ParcelLayer,
  query: ParcelRowQuery,
): Promise<ParcelRowPage> {
  const state = await stateOfLayer(context, layer)
  try {
    return await queryState(context, layer, state, query)
  } catch (error) {
    if (!(error instanceof LayerFailure) || error.why !== 'columnGone') throw error
    const today = await fetchLayer(context, layer)
    if (JSON.stringify(today.columns) === JSON.stringify(state.columns)) throw error
    return queryState(context, layer, today, query)
  }
}

async function queryState(
  context: MethodContext,
  layer: ParcelLayer,
  state: ParcelLayerState,
  query: ParcelRowQuery,
): Promise<ParcelRowPage> {
  if (!state.queries) return identify(context, layer, state, query)
  // A point has few rows, so paging is off. Some servers refuse the paging that their description promises.
  if (query.at) return { ...(await queryPage(context, layer, { ...state, pages: false }, query)), state }
  // A whole layer has too many ids to list them all.
  if (state.pages || isWhole(query)) return queryPage(context, layer, state, query)
  return pageByIds(context, layer, state, query)
}

/** Requests Esri's JSON, because not every layer supports GeoJSON. */
export async function fetchRows(
  context: MethodContext,
  layer: ParcelLayer,
  state: ParcelLayerState,
  query: Omit<ArcgisLayerQuery, 'fields' | 'format'>,
) {
  const request = layerQuery(state.url, {
    ...query,
    fields: fieldsOf(state),
    geometry: true,
    precision: 6,
  })
  const { features, truncated } = await askLayer(context, layer, request, featuresOf(attributes))
  if (truncated && features.length === 0) throw new LayerFailure('cut', layer)
  return { rows: features.map(toRow), truncated: truncated || features.length >= state.rowsAtMost }
}

async function queryPage(
  context: MethodContext,
  layer: ParcelLayer,
  state: ParcelLayerState,
  { limit, offset, ...query }: ParcelRowQuery,
): Promise<ParcelRowPage> {
  const order = state.orders && state.objectIdField ? { orderBy: [{ field: state.objectIdField }] } : {}
  const paging = state.pages ? { ...order, ...(offset ? { offset } : {}), limit } : {}
  const byIds = () =>
    pageByIds(context, layer, { ...state, pages: false }, { limit, ...(offset ? { offset } : {}), ...query })
  try {
    const { rows, truncated } = await fetchRows(context, layer, state, { ...query, ...paging })
    // A server that ignores the limit also ignores the offset, and would send its first page again.
    if (state.pages && rows.length > limit && !isWhole(query)) return await byIds()
    const isCut = truncated || rows.length >= limit
    return {
      rows: rows.slice(0, limit),
      truncated: isCut,
      canGoOn: state.pages,
      total: isCut ? null : (offset ?? 0) + rows.length,
      state,
    }
  } catch (error) {
    // The layer's description may claim paging that its database does not support.
    if (!(error instanceof LayerFailure) || error.why !== 'noPaging' || !state.pages) throw error
    return byIds()
  }
}

const isWhole = ({ at, within, where }: Omit<ParcelRowQuery, 'limit'>) =>
  at === undefined && within === undefined && where === undefined

/**
 * Pages through the sorted ids of a layer that cannot page, because the server's row limit does not apply to
 * ids.
 */
async function pageByIds(
  context: MethodContext,
  layer: ParcelLayer,
  state: ParcelLayerState,
  { limit, offset = 0, ...query }: ParcelRowQuery,
): Promise<ParcelRowPage> {
  const request = layerQuery(state.url, { ...query, idsOnly: true })
  const { objectIds } = await askLayer(context, layer, request, idsAnswer)
  const ids = [...new Set(objectIds)].sort((a, b) => a - b)
  const part = ids.slice(offset, offset + Math.min(limit, state.rowsAtMost))
  const total = ids.length
  if (part.length === 0) return { rows: [], truncated: false, canGoOn: true, total, state }
  const { rows } = await fetchRows(context, layer, state, { objectIds: part })
  const place = (row: PublishedParcel) => part.indexOf(Number(row.attributes[state.objectIdField ?? '']))
  const inOrder = rows.toSorted((a, b) => place(a) - place(b))
  return { rows: inOrder, truncated: offset + part.length < total, canGoOn: true, total, state }
}

const fieldsOf = ({ columns, objectIdField }: ParcelLayerState): string[] => [
  ...new Set([...(objectIdField ? [objectIdField] : []), ...columns.map(({ name }) => name)]),
]

function toRow({
  attributes,
  geometry,
}: {
  attributes: Record<string, unknown>
  geometry?: EsriGeometry | null | undefined
}): PublishedParcel {
  return { attributes, geometry: outlineOf(geometry) }
}

function outlineOf(geometry: EsriGeometry | null | undefined) {
  const shape = fromEsri(geometry)
  return isOutline(shape) && isInDegrees(shape) ? shape : null
}

const identified = z.looseObject({
  results: z.array(
    z.looseObject({
      layerId: z.int(),
      attributes,
      geometry: z
        .looseObject({ rings: z.array(z.array(z.array(z.number()))).nullish() })
        .nullish()
        .catch(null),
    }),
  ),
})

/**
 * Reads the rows at a point from a server that only draws maps. The response has every column under its
 * alias, so columns outside the allow-list are dropped here.
 */
async function identify(
  context: MethodContext,
  layer: ParcelLayer,
  state: ParcelLayerState,
  { at, limit }: ParcelRowQuery,
): Promise<ParcelRowPage> {
  if (!at) throw new LayerFailure('identifyOnly', layer)
  const [, service = '', id = ''] = /^(.*)\/(\d+)$/.exec(state.url) ?? []
  const { longitude: x, latitude: y } = at
  const pairs = {
    geometry: `${x},${y}`,
    geometryType: 'esriGeometryPoint',
    sr: 4326,
    layers: `all:${id}`,
    tolerance: 0,
    mapExtent: [x - 0.001, y - 0.001, x + 0.001, y + 0.001].map((each) => each.toFixed(6)).join(','),
    imageDisplay: '400,400,96',
    returnGeometry: true,
    f: 'json',
  }
  const search = Object.entries(pairs).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const url = `${service}/identify?${search.join('&')}`
  const { results } = await askLayer(context, layer, { url }, identified)
  const own = results.filter(({ layerId }) => String(layerId) === id)
  const rows = own.map((each) => ({
    attributes: byName(each.attributes, state),
    geometry: outlineOf(each.geometry),
  }))
  return { rows: rows.slice(0, limit), truncated: false, canGoOn: false, total: rows.length, state }
}

const byName = (published: Record<string, unknown>, { columns, objectIdField }: ParcelLayerState) =>
  Object.fromEntries([
    ...(objectIdField ? [[objectIdField, published[objectIdField]] as const] : []),
    ...columns.map(({ name, alias }) => [name, published[name] ?? published[alias]] as const),
  ])
