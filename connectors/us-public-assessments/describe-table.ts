import { z } from 'zod'
import { layerPage } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { toIso } from '@/lib/calendar-day'
import { DAY, type Method } from '@/lib/connector/method'

const params = z.strictObject({ url: z.url() })
const result = z.object({ fields: z.array(z.string()), updatedAt: z.string().nullable() })

/** Which columns a layer has now. One that it does not have would fail the whole query. */
export const describeTable = {
  summary: 'The columns of a layer and when it was last edited.',
  params,
  result,
  example: {
    url: 'https://maps2.dcgis.dc.gov/dcgis/rest/services/DCGIS_DATA/Property_and_Land_WebMercator/FeatureServer/56',
  },
  cache: { freshFor: DAY, staleFor: DAY },
  async run({ url }, { upstream, connector }) {
    const classify = (body: unknown) => classifyArcgis(body, connector.publisher.name)
    const page = await upstream.json({ url: `${url}?f=json` }, layerPage, { classify })
    const edited = page.editingInfo?.dataLastEditDate ?? page.editingInfo?.lastEditDate
    return {
      fields: page.fields.map(({ name }) => name),
      updatedAt: edited ? toIso(edited) : null,
    }
  },
} satisfies Method<typeof params, typeof result>
