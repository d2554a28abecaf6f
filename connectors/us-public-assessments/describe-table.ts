import { z } from 'zod'
import { layerPage } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { toIso } from '@/lib/calendar-day'
import { type Context, DAY, HOUR, type Method } from '@/lib/connector/method'
import { readView } from '@/lib/socrata/read-view'
import { tokenFor } from '@/lib/socrata/token-for'

const params = z.strictObject({ url: z.url() })
const result = z.object({ fields: z.array(z.string()), updatedAt: z.string().nullable() })

/** Which columns a table has now. One that it does not have would fail the whole query. */
export const describeTable = {
  summary: 'The columns of a layer or dataset, and when it was last edited.',
  params,
  result,
  example: {
    url: 'https://services3.arcgis.com/3FL1kr7L4LvwA2Kb/arcgis/rest/services/Connecticut_CAMA_and_Parcel_Layer_2025/FeatureServer/0',
  },
  cache: { freshFor: HOUR, staleFor: DAY },
  async run({ url }, context) {
    const [, id] = /\/resource\/([a-z0-9]{4}-[a-z0-9]{4})\.json$/.exec(url) ?? []
    return id === undefined ? describeLayer(url, context) : describeDataset(new URL(url).host, id, context)
  },
} satisfies Method<typeof params, typeof result>

async function describeLayer(url: string, { upstream, connector }: Context) {
  const classify = (body: unknown) => classifyArcgis(body, connector.publisher.name)
  const page = await upstream.json({ url: `${url}?f=json` }, layerPage, { classify })
  const edited = page.editingInfo?.dataLastEditDate ?? page.editingInfo?.lastEditDate
  return {
    fields: page.fields.map(({ name }) => name),
    updatedAt: edited ? toIso(edited) : null,
  }
}

async function describeDataset(host: string, id: string, context: Context) {
  const view = await readView(context.upstream, { host, id, source: host, ...tokenFor(context) })
  return { fields: view.columns.map(({ name }) => name), updatedAt: view.updatedAt }
}
