import { z } from 'zod'
import { layerPage } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { checkedField } from '@/lib/arcgis/where'
import { toIso } from '@/lib/calendar-day'
import type { Upstream } from '@/lib/connector/upstream'
import type { FoundTable } from './described-table'

const page = layerPage.extend({
  fields: z.array(z.looseObject({ name: z.string(), type: z.string(), alias: z.string().nullish() })),
  geometryType: z.string().nullish(),
})

/** A layer's own page. Shapes are asked for as such, never as a column. */
export async function describeLayer(upstream: Upstream, layer: string, host: string): Promise<FoundTable> {
  const classify = (body: unknown) => classifyArcgis(body, host)
  const found = await upstream.json({ url: `${layer}?f=json` }, page, { classify })
  const edited = found.editingInfo?.dataLastEditDate ?? found.editingInfo?.lastEditDate
  return {
    columns: found.fields
      .filter(({ name, type }) => type !== 'esriFieldTypeGeometry' && canBeAsked(name))
      .map(({ name, type, alias }) => ({ name, type, title: alias ?? null, description: null })),
    updatedAt: edited ? toIso(edited) : null,
    licence: null,
    drawsPoints: found.geometryType === 'esriGeometryPoint',
    mostRows: found.maxRecordCount ?? null,
  }
}

/** Servers list fields such as `Shape.STArea()` that no question may name. */
function canBeAsked(name: string): boolean {
  if (name.includes('(')) return false
  try {
    return checkedField(name) === name
  } catch {
    return false
  }
}
