import { z } from 'zod'
import { describeCarto } from '@/lib/carto/read-table'
import { describeResource } from '@/lib/ckan/read-resource'
import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import { NOT_STATED, readView } from '@/lib/socrata/read-view'
import { tokenFor } from '@/lib/socrata/token-for'
import { scanText } from '@/lib/untrusted-text/scan-text'
import { describeLayer } from './describe-layer'
import { describedTable, type FoundTable } from './described-table'
import { shownNames } from './shown-names'
import type { Table } from './table'
import { hostOfTable, tableOfKey } from './table-key'

const params = z.strictObject({ table: z.string().max(500).describe('The table’s key.') })

/** Which columns a table has now, and when it was last written. One that it does not have would fail a question. */
export const describeTable = {
  summary: 'Columns of a table, when it was last written, and its license.',
  params,
  result: describedTable,
  example: { table: 'socrata data.cityofchicago.org ydr8-5enu' },
  cache: { freshFor: DAY, staleFor: DAY },
  async run({ table: key }, context) {
    const table = tableOfKey(key)
    if (!table) throw new ConnectorError('invalid_params', 'This names no table.', { field: 'table' })
    const found = await describe(table, context)
    const shown = shownNames(found.columns.map(({ name }) => name))
    return {
      ...found,
      columns: found.columns.map((column, index) => ({
        ...cleanColumn(column),
        shown: shown[index] ?? column.name,
      })),
    }
  },
} satisfies Method<typeof params, typeof describedTable>

async function describe(table: Table, context: Context): Promise<FoundTable> {
  const { upstream } = context
  const host = hostOfTable(table)
  switch (table.dialect) {
    case 'arcgis':
      return describeLayer(upstream, table.layer, host)
    case 'socrata': {
      const { licence, columns, updatedAt } = await readView(upstream, {
        host,
        id: table.dataset,
        source: host,
        ...tokenFor(context),
      })
      return { ...plain, columns, updatedAt, licence: statedLicence(licence.name) }
    }
    case 'ckan':
      return { ...plain, columns: columnsOf(await describeResource(upstream, table)) }
    case 'carto':
      return { ...plain, columns: columnsOf(await describeCarto(upstream, table)) }
  }
}

const statedLicence = (name: string) => (name === NOT_STATED ? null : scanText(name, 200).text)

const plain = { updatedAt: null, licence: null, drawsPoints: false, mostRows: null }

const columnsOf = (columns: readonly { name: string; type: string }[]) =>
  columns
    // A shape is hundreds of hexadecimal digits.
    .filter(({ type }) => type !== 'geometry')
    .map(({ name, type }) => ({ name, type, title: null, description: null }))

/** Names stay as they are, for questions are made of them; what people read is cleaned. */
const cleanColumn = (column: FoundTable['columns'][number]) => ({
  ...column,
  title: column.title === null ? null : scanText(column.title, 200).text,
  description: column.description === null ? null : scanText(column.description).text,
})
