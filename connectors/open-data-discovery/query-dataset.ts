import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DEFAULT_POLICY, type MethodContext } from '@/lib/connector/method'
import type { ExportTable } from '@/lib/export/table'
import { flag, row } from '@/lib/records/publisher-row'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchDataset } from '@/lib/socrata/fetch-dataset'
import { datasetQuery, tokenFor } from '@/lib/socrata/query'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import { citeDataset } from './cite-source'
import { type DatasetSchema, getDatasetSchema } from './get-dataset-schema'
import { namesOf } from './portals/portal'
import { publisherTable } from './portals/publisher-columns'
import { page, rowSource, scan } from './portals/record'
import { positionOf } from './portals/row-position'
import { type DatasetQueryParams, type PortalQuery, queryParams, readQuestion } from './portals/row-question'

const texts = defineSentences('open-data-discovery.query-dataset', {
  rowsAreWhatThePortal:
    'Rows are what the portal publishes: they may be late, incomplete or double. A row that is missing proves nothing.',
  rowsWithNothingInCome: 'Rows with nothing in {field} come first.',
  notLeavesOutRows: '“Is not” leaves out rows with nothing in that field.',
  wordsWereLookedForInTheText:
    'Words were looked for in the text columns of this answer only, not in withheld ones.',
  dataSetHasMore: 'The data set has {leftOut} more columns. Name them in fields to get them.',
  thereAreMoreRows: 'There are more rows than these.',
  value: 'Withheld: {withheldFields}.',
  hasNoRows: 'This entry of the catalog is a {kind}, so it has no rows to query. Its page: {address}',
})

const result = z.object({
  portal: z.string(),
  datasetId: z.string(),
  columns: z.array(z.object({ field: z.string(), title: z.string(), type: z.string() })),
  rows: z.array(row).describe('With the portal’s own names and writing; null where nothing is published.'),
  flags: z.array(
    z.strictObject({ ...flag.shape, row: z.int().describe('Place of the row in this answer, from 0.') }),
  ),
  ...page,
  withheldFields: z.array(z.string()),
  scan,
  source: rowSource,
  caveats: z.array(z.string()),
})

type DatasetAnswer = z.output<typeof result>

export const queryDataset = {
  summary: 'Rows of one dataset of the catalog, by fields, filters, order and words; no query language.',
  params: queryParams,
  result,
  example: { portal: 'data.cityofchicago.org', datasetId: 'ydr8-5enu', limit: 3 },
  cache: DEFAULT_POLICY,
  async run(params, context) {
    const dataset = { portal: params.portal, datasetId: params.datasetId }
    const schema = await context.call(getDatasetSchema, dataset)
    if (!schema.queryable) throw hasNoRows(schema)
    const question = readQuestion(params, schema)
    const { rows, updatedAt } = await ask(question, schema, context)
    const page = rows.slice(0, params.limit)
    const scanned = await scanRows(page.map((each) => pick(each, question.select)))
    const next = params.offset + page.length
    const isTruncated = rows.length > page.length
    return {
      portal: schema.portal,
      datasetId: schema.datasetId,
      columns: question.columns,
      rows: scanned.rows.map((each) => each.row),
      flags: scanned.rows.flatMap(({ flags }, index) => flags.map((each) => ({ ...each, row: index }))),
      returned: page.length,
      nextOffset: isTruncated && next <= 100_000 ? next : null,
      truncated: isTruncated,
      withheldFields: schema.withheldFields,
      scan: scanned.scan,
      source: { ...schema.source, updatedAt: updatedAt ?? schema.source.updatedAt },
      caveats: queryCaveats(params, question, schema),
    }
  },
  table: datasetTable,
  cite: ({ source }) => citeDataset(source),
} satisfies ConnectorMethod<typeof queryParams, typeof result>

function queryCaveats(
  { filters = [], orderBy, fullText }: DatasetQueryParams,
  { leftOut, words }: PortalQuery,
  { caveats }: DatasetSchema,
): string[] {
  const isNegated = filters.some(({ operator, value }) => operator === 'neq' && value !== null)
  return [
    texts.rowsAreWhatThePortal,
    ...(orderBy?.direction === 'desc' ? [texts.rowsWithNothingInCome({ field: orderBy.field })] : []),
    ...(isNegated ? [texts.notLeavesOutRows] : []),
    ...(fullText !== undefined && words === undefined ? [texts.wordsWereLookedForInTheText] : []),
    ...(leftOut > 0 ? [texts.dataSetHasMore({ leftOut })] : []),
    ...caveats,
  ]
}

function datasetTable({ columns, rows, truncated, withheldFields, caveats }: DatasetAnswer): ExportTable {
  const theirs = columns.map(({ field, title, type }) => ({ name: field, label: title, type }))
  const table = publisherTable(theirs, rows, (name) => name)
  return {
    columns: table.columns,
    rows: rows.map((row) => ({ cells: table.cellsOf(row), geometry: positionOf(row) ?? null })),
    notes: [
      ...(truncated ? [texts.thereAreMoreRows] : []),
      ...(withheldFields.length > 0 ? [texts.value({ withheldFields: withheldFields.join(', ') })] : []),
      ...caveats,
    ],
  }
}

function ask(
  { select, where, words, orderBy, limit, offset, demanding }: PortalQuery,
  schema: DatasetSchema,
  context: MethodContext,
) {
  const { host, names } = namesOf(schema.portal)
  const resource = `https://${host}/resource/${schema.datasetId}.json`
  const query = { select, where, words, orderBy, limit: limit + 1, offset }
  return fetchDataset(context.upstream.alsoAt(new Set(names)), {
    request: { ...datasetQuery(resource, query), ...tokenFor(context) },
    required: [],
    source: host,
    demanding,
  })
}

/** Portals omit empty fields from rows. */
const pick = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object.hasOwn(row, name) ? row[name] : null]))

const hasNoRows = ({ kind, page: address }: DatasetSchema) =>
  new ConnectorError('not_supported', texts.hasNoRows({ kind, address }), { field: 'datasetId' })
