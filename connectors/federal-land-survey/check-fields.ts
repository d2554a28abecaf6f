import { z } from 'zod'
import { layerPage } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import type { Method } from '@/lib/connector/method'
import { layers, layerUrl } from './wire'

const params = z.strictObject({})
const result = z.object({ findings: z.array(z.object({ what: z.string(), missing: z.array(z.string()) })) })

/** For the doctor: does each layer still have the fields we read? */
export const checkFields = {
  summary: 'Compares the fields each layer publishes with those this connector reads.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, { upstream, connector }) {
    const classify = (body: unknown) => classifyArcgis(body, connector.publisher.name)
    const findings = Object.values(layers).map(async ({ id, fields }) => {
      const page = await upstream.json({ url: `${layerUrl(id)}?f=json` }, layerPage, { classify })
      const published = new Set(page.fields.map((field) => field.name))
      return { what: page.name, missing: fields.filter((field) => !published.has(field)) }
    })
    return { findings: await Promise.all(findings) }
  },
} satisfies Method<typeof params, typeof result>
