import { z } from 'zod'
import { ckanSqlState } from '@/lib/ckan/read-resource'
import { ConnectorError } from '@/lib/connector/errors'
import { HOUR, type Method } from '@/lib/connector/method'
import { tableOfKey } from './table-key'

const params = z.strictObject({ table: z.string().max(500).describe('The key of a table at a CKAN portal.') })
const result = z.strictObject({ answersSql: z.boolean() })

/** Ranges of days exist only in SQL there, and a portal may take it back any day. */
export const sqlState = {
  summary: 'Whether a CKAN portal answers SQL about a table today.',
  params,
  result,
  example: { table: 'ckan data.boston.gov 6ddcd912-32a0-43df-9908-63574f8c7e77' },
  cache: { freshFor: HOUR, staleFor: 0 },
  async run({ table: key }, { upstream }) {
    const table = tableOfKey(key)
    if (table?.dialect !== 'ckan') {
      throw new ConnectorError('invalid_params', 'This names no table at a CKAN portal.', { field: 'table' })
    }
    return { answersSql: (await ckanSqlState(upstream, table)) === 'answers' }
  },
} satisfies Method<typeof params, typeof result>
