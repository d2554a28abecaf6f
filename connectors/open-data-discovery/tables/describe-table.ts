import { z } from 'zod'
import { columnsIn } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { describe, type OpenTableDescription } from '@/lib/open-table/describe'
import { tableOfKey } from '@/lib/open-table/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { scanText } from '@/lib/untrusted-text/scan-text'
import type { ConstructionSource } from '../construction/source'

const texts = defineSentences('open-data-discovery.describe-table', {
  namesNoTable: 'This names no table.',
})

const params = z.strictObject({ table: z.string().max(500).describe('The table’s key.') })

const describedColumn = z.strictObject({
  name: z.string().describe('As the table spells it, for filters.'),
  shown: z.string().describe('The name as plain text: what people read, and the key in a row.'),
  type: z.string().describe('In the publisher’s own word.'),
  title: z.string().nullable(),
  description: z.string().nullable(),
})

const describedTable = z.strictObject({
  columns: z.array(describedColumn),
  updatedAt: z.string().nullable(),
  licence: z.string().nullable(),
  drawsPoints: z.boolean().describe('Whether a row’s shape is a point.'),
  mostRows: z.int().nullable().describe('Rows of one answer at most, where the table says so.'),
  refusesGroups: z.boolean().describe('Whether the table says that it cannot count by groups.'),
})

export type TableDescriptionResult = z.output<typeof describedTable>

/** Reads the current columns before a query, because one missing column fails the whole query. */
export const describeTable = {
  summary: 'Columns of a table, when it was last written, and its license.',
  params,
  result: describedTable,
  example: { table: 'socrata data.cityofchicago.org ydr8-5enu' },
  cache: { freshFor: DAY, staleFor: DAY },
  async run({ table: key }, context) {
    const table = tableOfKey(key)
    if (!table) throw new ConnectorError('invalid_params', texts.namesNoTable, { field: 'table' })
    const description = await describe(context, table)
    const names = shownNames(description.columns.map(({ name }) => name))
    return {
      ...description,
      licence: description.licence === null ? null : scanText(description.licence, 200).text,
      columns: description.columns.map((column, index) => ({
        ...cleanColumn(column),
        shown: names[index] ?? column.name,
      })),
    }
  },
} satisfies ConnectorMethod<typeof params, typeof describedTable>

const MOST_LETTERS = 200

/** Returns unique plain-text names, so that hidden characters cannot disguise a column as another. */
export function shownNames(names: readonly string[]): string[] {
  const clean = names.map((name) => scanText(name, MOST_LETTERS).text)
  const uniqueNames = new Set(names.filter((name, index) => name === clean[index]))
  return names.map((name, index) => {
    const text = clean[index] || `Column ${index + 1}`
    if (text === name) return name
    let unique = text
    for (let number = 2; uniqueNames.has(unique); number += 1) unique = `${text} (${number})`
    uniqueNames.add(unique)
    return unique
  })
}

const cleanColumn = (column: OpenTableDescription['columns'][number]) => ({
  ...column,
  title: column.title === null ? null : scanText(column.title, 200).text,
  description: column.description === null ? null : scanText(column.description).text,
})

export function columnsOfSource(source: ConstructionSource): string[] {
  const { recipe, date, stableOrder, idColumn, addressColumns, tells = {}, position } = source
  const named = [
    ...(recipe ? columnsIn(recipe) : []),
    ...[date?.column, stableOrder, idColumn].filter((column) => column !== undefined),
    ...addressColumns,
    ...Object.values(tells),
    ...Object.values(position ?? {}),
  ]
  return [...new Set(named)].filter((column) => !isOfEveryTable(column))
}

/**
 * Each Socrata table has columns that begin with a colon, such as `:id`, and each CKAN table has `_id`. No
 * portal lists these columns.
 */
export const isOfEveryTable = (column: string) => column.startsWith(':') || column === '_id'
