import { z } from 'zod'
import { countAnswer } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { layerQuery } from '@/lib/arcgis/query'
import { countResource } from '@/lib/ckan/read-resource'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { DAY, type Method } from '@/lib/connector/method'
import { hostOfTable, tableOfKey } from '@/lib/open-table/table'
import { fetchDataset } from '@/lib/socrata/fetch-dataset'
import { countQuery, tokenFor } from '@/lib/socrata/query'

const params = z.strictObject({ table: z.string().max(500).describe('The table’s key.') })
const result = z.strictObject({ rows: z.int().nonnegative() })

/** Asked only where a recipe that is partly a guess finds nothing: it tells an empty table from a wrong word. */
export const countTable = {
  summary: 'How many rows a table has in all, by no condition.',
  params,
  result,
  example: { table: 'socrata data.norfolk.gov fahm-yuh4' },
  cache: { freshFor: DAY, staleFor: DAY },
  async run({ table: key }, context) {
    const table = tableOfKey(key)
    if (!table) throw new ConnectorError('invalid_params', 'This names no table.', { field: 'table' })
    const host = hostOfTable(table)
    const { upstream } = context
    switch (table.dialect) {
      case 'arcgis': {
        const classify = (body: unknown) => classifyArcgis(body, host)
        const request = layerQuery(table.layer, { countOnly: true })
        return { rows: (await upstream.json(request, countAnswer, { classify })).count }
      }
      case 'socrata': {
        const request = {
          ...countQuery(`https://${host}/resource/${table.dataset}.json`),
          ...tokenFor(context),
        }
        const asked = { request, required: ['rows_in_all'], source: host, demanding: true }
        const written = String((await fetchDataset(upstream, asked)).rows[0]?.rows_in_all)
        if (!/^\d{1,15}$/.test(written)) throw sourceChanged(`${host} counts in a form we do not know.`)
        return { rows: Number(written) }
      }
      case 'ckan':
        return { rows: await countResource(upstream, table) }
      case 'carto':
        throw new ConnectorError('not_supported', 'Tables of this kind are not counted.')
    }
  },
} satisfies Method<typeof params, typeof result>
