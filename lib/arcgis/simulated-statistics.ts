import { z } from 'zod'
import { Refusal } from '@/lib/conditions/refusal'
import { parseJson } from '@/lib/parse-json'
import type { SimulatedArcgisLayer, SimulatedLayerField, SimulatedLayerRow } from './simulated-layer'

export interface StatisticsRequest {
  field: string
  counted: string
  named: string
}

const counts = z.tuple([
  z.strictObject({
    statisticType: z.literal('count'),
    onStatisticField: z.string(),
    outStatisticFieldName: z.string(),
  }),
])

export function readStatistics(
  params: URLSearchParams,
  layer: SimulatedArcgisLayer,
  field: (name: string) => SimulatedLayerField,
): StatisticsRequest | undefined {
  const names = ['outStatistics', 'groupByFieldsForStatistics', 'having']
  const [statistics, group, having] = names.map((name) => params.get(name)?.trim() || undefined)
  if (!statistics && !group && !having) return undefined
  const statistic = counts.safeParse(parseJson(statistics ?? '')).data?.[0]
  if (layer.refusesStatistics || !statistic || !group || having)
    throw new Refusal("'outStatistics' parameter is invalid")
  return {
    field: field(group).name,
    counted: field(statistic.onStatisticField).name,
    named: statistic.outStatisticFieldName,
  }
}

export function countGroups(
  { field, counted, named }: StatisticsRequest,
  rows: Iterable<SimulatedLayerRow>,
): SimulatedLayerRow['attributes'][] {
  const groups = new Map<string | number | null, number>()
  for (const { attributes } of rows) {
    const value = attributes[field] ?? null
    groups.set(value, (groups.get(value) ?? 0) + Number((attributes[counted] ?? null) !== null))
  }
  return [...groups].map(([value, count]) => ({ [field]: value, [named]: count }))
}
