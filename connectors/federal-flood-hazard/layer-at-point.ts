import { z } from 'zod'
import { withRows } from '@/lib/arcgis/layer-response'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { cell, fetchRows, layerNames, layers } from './wire'

const params = z.strictObject({ ...pointParams, layer: z.enum(layerNames) })

const result = z.object({ rows: z.array(z.record(z.string(), cell)), truncated: z.boolean() })

type Question = z.output<typeof params>

interface Page {
  features: { attributes: Record<string, z.output<typeof cell>> }[]
  truncated: boolean
}

/**
 * Each layer has its own cache entry for a point, so that a failed layer is retried while the other layers
 * stay cached.
 */
export const layerAtPoint = {
  summary: 'What one layer of the flood map has at one point.',
  params,
  result,
  example: { latitude: 25.5289, longitude: -80.375, layer: 'zone' },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  run: fetchAt,
} satisfies ConnectorMethod<typeof params, typeof result>

async function fetchAt({ layer, ...at }: Question, context: MethodContext) {
  const page = await fetchRows<z.ZodType<Page>>(layers[layer], { at }, context)
  const { features, truncated } = withRows(page)
  return { rows: features.map(({ attributes }) => attributes), truncated }
}
