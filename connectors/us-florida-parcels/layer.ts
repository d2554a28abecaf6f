import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { countAnswer, featuresOf, idsAnswer, layerPage } from '@/lib/arcgis/layer-response'
import { type ArcgisLayerQuery, layerQuery } from '@/lib/arcgis/query'
import { toIso } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, HOUR, type MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeLayer } from './cite-layer'
import { personalFields, type RollColumnName } from './roll-columns'
import { essentialFields, layerUrls, neededFields, type ParcelGeometryKind, type RowShape } from './wire'

const texts = defineSentences('us-florida-parcels.layer', {
  floridaParcelLayerNoLonger:
    'The Florida parcel layer no longer has the columns we read ({missing}). We cannot read it yet.',
})

const params = z.strictObject({})

const result = z.object({
  layer: z.enum(['polygons', 'centroids']),
  /** Time of the layer's last edit in epoch milliseconds. */
  edition: z.number().nullable(),
  fields: z.array(z.string()),
})

export type FloridaLayerState = z.output<typeof result>

/**
 * Falls back to the layer of points, because the source closes the layer of outlines for days while it loads
 * a new year.
 */
export const readLayerState = {
  summary: 'Which of the two layers is open, when it was last edited, and its fields.',
  params,
  result,
  example: {},
  cache: { freshFor: HOUR, staleFor: 12 * HOUR },
  async run(_params, context) {
    try {
      return await describeLayer('polygons', context, neededFields)
    } catch (error) {
      if (!(error instanceof LayerClosed)) throw error
      // Only essential columns are required, because the columns of the points layer are undocumented.
      return describeLayer('centroids', context, essentialFields)
    }
  },
  cite: ({ layer, edition }) => citeLayer({ layer, edition: toIso(edition) }),
} satisfies ConnectorMethod<typeof params, typeof result>

interface AreaQuery extends Omit<ArcgisLayerQuery, 'fields' | 'format' | 'countOnly' | 'idsOnly'> {
  demanding?: boolean
  patience?: number
  /**
   * Rejects rows that lack a requested column, because a comparison would treat the missing values as
   * unknown.
   */
  whole?: boolean
}

export async function fetchRows<K extends RollColumnName>(
  context: MethodContext,
  { fields: rowFields, row }: RowShape<K>,
  { demanding = false, whole = false, ...query }: AreaQuery,
) {
  return askOpenLayer(context, async (state) => {
    const fields = rowFields.filter((field) => state.fields.includes(field))
    const request = layerQuery(layerUrlOf(state.layer, context), { precision: 6, ...query, fields })
    const classify = classifyOf(context)
    const rowSchema = whole ? havingAll(fields).pipe(row) : row
    const page = await context.upstream.json(request, featuresOf(rowSchema), { classify, demanding })
    // Some servers truncate without a flag, so a full page may be incomplete.
    const isFull = query.limit !== undefined && page.features.length >= query.limit
    return { ...page, truncated: page.truncated || isFull, ...state }
  })
}

const havingAll = (fields: readonly string[]) =>
  z.unknown().refine((row) => row instanceof Object && fields.every((field) => field in row))

const published = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

export async function fetchAllColumns(context: MethodContext, query: AreaQuery, named: readonly string[]) {
  return askOpenLayer(context, async (state) => {
    const isMeant = (field: string) => !personalFields.includes(field) || named.includes(field)
    const fields = state.fields.filter(isMeant)
    const request = layerQuery(layerUrlOf(state.layer, context), { precision: 6, ...query, fields })
    const page = await context.upstream.json(request, featuresOf(published), {
      classify: classifyOf(context),
    })
    return { ...page, ...state }
  })
}

export async function countRows(context: MethodContext, query: AreaQuery) {
  const { count, ...state } = await askShort(context, { ...query, countOnly: true }, countAnswer)
  return { count, ...state }
}

/** The source's row limit does not apply to ids. */
export async function fetchIds(context: MethodContext, query: AreaQuery) {
  const { objectIds: ids, ...state } = await askShort(context, { ...query, idsOnly: true }, idsAnswer)
  return { ids, ...state }
}

async function askShort<S extends z.ZodObject>(
  context: MethodContext,
  { demanding = false, patience, ...query }: AreaQuery & Pick<ArcgisLayerQuery, 'countOnly' | 'idsOnly'>,
  answer: S,
) {
  return askOpenLayer(context, async (state) => {
    const request = layerQuery(layerUrlOf(state.layer, context), query)
    const options = {
      classify: classifyOf(context),
      demanding,
      ...(patience === undefined ? {} : { patience }),
    }
    return { ...(await context.upstream.json(request, answer, options)), ...state }
  })
}

/**
 * Retries once with the layer of points, because the source can close the outlines while `readLayerState` is
 * cached.
 */
async function askOpenLayer<T>(
  context: MethodContext,
  ask: (state: FloridaLayerState) => Promise<T>,
): Promise<T> {
  const state = await context.call(readLayerState, {})
  try {
    return await ask(state)
  } catch (error) {
    if (!(error instanceof LayerClosed) || state.layer === 'centroids') throw error
    return ask(await describeLayer('centroids', context, essentialFields))
  }
}

async function describeLayer(
  layer: ParcelGeometryKind,
  context: MethodContext,
  needed: readonly string[],
): Promise<FloridaLayerState> {
  const url = `${layerUrlOf(layer, context)}?f=json`
  const page = await context.upstream.json({ url }, layerPage, { classify: classifyOf(context) })
  const fields = page.fields.map(({ name }) => name)
  const missing = needed.filter((name) => !fields.includes(name))
  if (missing.length > 0) {
    throw new ConnectorError(
      'upstream_changed',
      texts.floridaParcelLayerNoLonger({ missing: missing.join(', ') }),
    )
  }
  const { dataLastEditDate, lastEditDate } = page.editingInfo ?? {}
  return { layer, edition: lastEditDate ?? dataLastEditDate ?? null, fields }
}

/** The source has temporarily closed the layer to the public. */
class LayerClosed extends ConnectorError {}

export const isLayerClosed = (error: unknown): boolean => error instanceof LayerClosed

const closedCodes = [401, 403, 498, 499]

function classifyOf({ connector }: MethodContext) {
  return (body: unknown) => {
    const failure = classifyArcgis(body, connector.publisher.name)
    const isClosed = failure?.code === 'upstream_rejected' && closedCodes.includes(codeOf(body))
    return failure && isClosed ? new LayerClosed(failure.code, failure.message) : failure
  }
}

function codeOf(body: unknown): number {
  const parsed = z.looseObject({ error: z.looseObject({ code: z.coerce.number() }) }).safeParse(body)
  return parsed.success ? parsed.data.error.code : 0
}

export function layerUrlOf(layer: ParcelGeometryKind, { settings }: MethodContext): string {
  const { FLORIDA_PARCELS_URL, FLORIDA_PARCEL_CENTROIDS_URL } = settings
  const configured = layer === 'polygons' ? FLORIDA_PARCELS_URL : FLORIDA_PARCEL_CENTROIDS_URL
  return configured ?? layerUrls[layer]
}
