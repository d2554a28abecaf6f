import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { layerPage } from '@/lib/arcgis/layer-response'
import { toIso } from '@/lib/calendar-day'
import { describeCarto } from '@/lib/carto/fetch-table'
import { describeResource } from '@/lib/ckan/read-resource'
import { arcgis } from '@/lib/conditions/dialects'
import type { MethodContext } from '@/lib/connector/method'
import { fetchView, NOT_STATED } from '@/lib/socrata/fetch-view'
import { tokenFor } from '@/lib/socrata/query'
import { hostOfTable, type OpenTable } from './table'

export interface OpenTableDescription {
  columns: { name: string; type: string; title: string | null; description: string | null }[]
  updatedAt: string | null
  licence: string | null
  drawsPoints: boolean
  mostRows: number | null
  refusesGroups: boolean
}

const silent = { updatedAt: null, licence: null, drawsPoints: false, mostRows: null, refusesGroups: false }

export async function describe(context: MethodContext, table: OpenTable): Promise<OpenTableDescription> {
  switch (table.dialect) {
    case 'arcgis':
      return describeLayer(context, table.layer, hostOfTable(table))
    case 'socrata':
      return describeDataset(context, table.host, table.dataset)
    case 'ckan':
      return { ...silent, columns: plainColumns(await describeResource(context.upstream, table)) }
    case 'carto':
      return { ...silent, columns: plainColumns(await describeCarto(context.upstream, table)) }
  }
}

const page = layerPage.extend({
  fields: z.array(z.looseObject({ name: z.string(), type: z.string(), alias: z.string().nullish() })),
  geometryType: z.string().nullish(),
  supportsStatistics: z.boolean().nullish().catch(null),
})

/** Omits the geometry field, because a query requests shapes by a separate parameter. */
export async function describeLayer({ upstream }: MethodContext, layer: string, source: string) {
  const classify = (body: unknown) => classifyArcgis(body, source)
  const layerInfo = await upstream.json({ url: `${layer}?f=json` }, page, { classify })
  const edited = layerInfo.editingInfo?.dataLastEditDate ?? layerInfo.editingInfo?.lastEditDate
  return {
    columns: layerInfo.fields
      .filter(({ name, type }) => type !== 'esriFieldTypeGeometry' && canBeAsked(name))
      .map(({ name, type, alias }) => ({ name, type, title: alias ?? null, description: null })),
    updatedAt: edited ? toIso(edited) : null,
    licence: null,
    drawsPoints: layerInfo.geometryType === 'esriGeometryPoint',
    mostRows: layerInfo.maxRecordCount ?? null,
    refusesGroups:
      (layerInfo.advancedQueryCapabilities?.supportsStatistics ?? layerInfo.supportsStatistics) === false,
  }
}

/** Returns false for a listed field that a query cannot name, such as `Shape.STArea()`. */
function canBeAsked(name: string): boolean {
  if (name.includes('(')) return false
  try {
    return arcgis.name(name) === name
  } catch {
    return false
  }
}

export async function describeDataset(context: MethodContext, host: string, id: string) {
  const params = { host, id, source: host, ...tokenFor(context) }
  const { licence, columns, updatedAt } = await fetchView(context.upstream, params)
  return { ...silent, columns, updatedAt, licence: licence.name === NOT_STATED ? null : licence.name }
}

const plainColumns = (columns: readonly { name: string; type: string }[]) =>
  columns
    .filter(({ type }) => type !== 'geometry')
    .map(({ name, type }) => ({ name, type, title: null, description: null }))
