import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { fromEsri } from '@/lib/arcgis/geometry'
import { countAnswer, featuresOf, layerPage } from '@/lib/arcgis/layer-response'
import { type ArcgisLayerQuery, layerQuery } from '@/lib/arcgis/query'
import { spelled } from '@/lib/conditions/condition'
import { sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { tableUrl } from '@/lib/envirofacts/table-url'
import { type ColumnNameMatches, fetchFitting } from '@/lib/open-table/fit-columns'
import { isOutline } from '@/lib/records/parcel/outline'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { CleanupRow, CleanupTable } from './table'

export const HOST = 'services.arcgis.com'
export const BASE = `https://${HOST}/cJ9YHowT8TU7DUyn/arcgis/rest/services`
const NAME = 'EPA’s map service'

const texts = defineSentences('federal-cleanup.wire', {
  notSites: 'EPA Envirofacts answered without the ids of Superfund sites.',
})

type LayerContext = Pick<MethodContext, 'upstream' | 'settings' | 'call'>
const classify = (body: unknown) => classifyArcgis(body, NAME)

export const layerUrl = (
  { service, layer }: Pick<CleanupTable, 'service' | 'layer'>,
  context: LayerContext,
) => `${context.settings.CLEANUP_MAP_URL ?? BASE}/${service}/FeatureServer/${layer}`

const columnParams = z.strictObject({ service: z.string(), layer: z.int() })
const columnNames = z.object({ names: z.array(z.string()) })

export const layerColumns = {
  summary: 'The columns that one layer of EPA’s map service lists.',
  params: columnParams,
  result: columnNames,
  example: { service: 'Cleanups_in_my_Community_Sites', layer: 0 },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run(table, context) {
    const page = await context.upstream.json({ url: `${layerUrl(table, context)}?f=json` }, layerPage, {
      classify,
    })
    return { names: page.fields.map(({ name }) => name) }
  },
} satisfies ConnectorMethod<typeof columnParams, typeof columnNames>

const rowsAnswer = featuresOf(z.record(z.string(), z.unknown()))

type Question = Pick<ArcgisLayerQuery, 'at' | 'within' | 'rings' | 'distance' | 'limit' | 'where'>

export async function fetchRows(table: CleanupTable, query: Question, context: LayerContext) {
  return askFitting(table, context, async (columns) => {
    const request = layerQuery(layerUrl(table, context), {
      ...query,
      where: spellWhere(table, query, columns),
      fields: [...columns.names.values()],
      geometry: table.position === 'shape',
      orderBy: [{ field: columns.names.get(table.rowNumber) ?? table.rowNumber }],
    })
    const { features, truncated } = await context.upstream.json(request, rowsAnswer, { classify })
    const rows = features.map(
      ({ attributes, geometry }): CleanupRow => ({
        ...rename(columns, attributes),
        ...(table.position === 'shape' && { x: geometry?.x, y: geometry?.y }),
      }),
    )
    return { rows, truncated, missing: columns.missing }
  })
}

export const fetchCount = (table: CleanupTable, query: Question, context: LayerContext): Promise<number> =>
  askFitting(table, context, async (columns) => {
    const request = layerQuery(layerUrl(table, context), {
      ...query,
      where: spellWhere(table, query, columns),
      countOnly: true,
    })
    return (await context.upstream.json(request, countAnswer, { classify })).count
  })

export const fetchOutlines = (
  table: FittedTable,
  query: Question,
  { limit, maxOffset }: { limit: number; maxOffset: number },
  context: LayerContext,
) =>
  askFitting(table, context, async (columns) => {
    const request = layerQuery(layerUrl(table, context), {
      ...query,
      limit,
      maxOffset,
      fields: [...columns.names.values()],
      geometry: true,
      precision: 6,
      orderBy: [{ field: columns.names.get(table.rowNumber) ?? table.rowNumber }],
    })
    const { features, truncated } = await context.upstream.json(request, rowsAnswer, { classify })
    return {
      features: features.map(({ attributes, geometry }) => {
        const shape = fromEsri({ rings: geometry?.rings ?? null })
        return { row: rename(columns, attributes), outline: isOutline(shape) ? shape : null }
      }),
      truncated,
    }
  })

const rename = ({ names }: ColumnNameMatches, attributes: CleanupRow): CleanupRow =>
  Object.fromEntries([...names].map(([column, name]) => [column, attributes[name]]))

type FittedTable = Pick<CleanupTable, 'service' | 'layer' | 'rowNumber' | 'columns' | 'looksFirst'>

const askFitting = <T>(
  table: FittedTable,
  context: LayerContext,
  ask: (columns: ColumnNameMatches) => Promise<T>,
) =>
  fetchFitting({
    target: { ...table.columns, essential: [table.rowNumber, ...table.columns.essential] },
    title: `${NAME}, ${table.service}`,
    describe: async () =>
      (await context.call(layerColumns, { service: table.service, layer: table.layer })).names,
    ask,
    ...(table.looksFirst && { looksFirst: true }),
  })

function spellWhere(table: CleanupTable, { where }: Question, { names }: ColumnNameMatches) {
  const condition = where ?? table.where
  return condition && spelled(condition, (column) => names.get(column) ?? column)
}

const siteRows = z.array(z.record(z.string(), z.unknown()))

/**
 * The end of a requested range of rows is part of the range, so the response may have one row more than
 * `limit`. Such an additional row proves that the source has more rows.
 */
export async function fetchArchived(
  countyFips: string,
  limit: number,
  context: LayerContext,
): Promise<CleanupRow[]> {
  return fetchSuperfund(['fips_code', countyFips, 'archived_ind', 'Y'], limit, context)
}

export const fetchSuperfundSite = async (epaId: string, context: LayerContext) =>
  (await fetchSuperfund(['epa_id', epaId], 1, context)).at(0)

async function fetchSuperfund(filters: readonly string[], limit: number, context: LayerContext) {
  const url = tableUrl(['envirofacts_site', ...filters], { start: 0, end: limit })
  const rows = await context.upstream.json({ url }, siteRows)
  if (rows.some((row) => !Object.hasOwn(row, 'epa_id'))) throw sourceChanged(texts.notSites)
  return rows
}
