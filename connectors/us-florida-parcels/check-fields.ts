import { z } from 'zod'
import { layerPage } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import type { Method } from '@/lib/connector/method'
import { layerUrlOf } from './layer'
import { fieldsOf, type Layer, ownedAttributes } from './wire'

const params = z.strictObject({})
const result = z.object({ findings: z.array(z.object({ what: z.string(), missing: z.array(z.string()) })) })

const layers: readonly Layer[] = ['polygons', 'centroids']

/** For the doctor: do both layers still have the fields we read? */
export const checkFields = {
  summary: 'Compares the fields each layer publishes with those this connector reads.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, context) {
    const classify = (body: unknown) => classifyArcgis(body, context.connector.publisher.name)
    const findings = layers.map(async (layer) => {
      const request = { url: `${layerUrlOf(layer, context)}?f=json` }
      const page = await context.upstream.json(request, layerPage, { classify })
      const published = new Set(page.fields.map(({ name }) => name))
      return { what: layer, missing: fieldsOf(ownedAttributes).filter((field) => !published.has(field)) }
    })
    return { findings: await Promise.all(findings) }
  },
} satisfies Method<typeof params, typeof result>
