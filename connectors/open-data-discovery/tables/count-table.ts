import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { countRows } from '@/lib/open-table/counts'
import { tableOfKey } from '@/lib/open-table/table'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('open-data-discovery.count-table', {
  namesNoTable: 'This names no table.',
})

const params = z.strictObject({ table: z.string().max(500).describe('The table’s key.') })
const result = z.strictObject({ rows: z.int().nonnegative() })

export const countTable = {
  summary: 'How many rows a table has in all, by no condition.',
  params,
  result,
  example: { table: 'socrata data.norfolk.gov fahm-yuh4' },
  cache: { freshFor: DAY, staleFor: DAY },
  async run({ table: key }, context) {
    const table = tableOfKey(key)
    if (!table) throw new ConnectorError('invalid_params', texts.namesNoTable, { field: 'table' })
    return { rows: await countRows(context, table, { texts: new Set(), bySql: false }) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
