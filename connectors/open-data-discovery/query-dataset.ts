import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { datasetQuery } from '@/lib/socrata/query'
import { readDataset } from '@/lib/socrata/read-dataset'
import { tokenFor } from '@/lib/socrata/token-for'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import { citeDataset } from './cite-source'
import { operators } from './column-kind'
import { datasetId, portal, words } from './dataset-params'
import { datasetTable } from './dataset-table'
import { type DatasetSchema, getDatasetSchema } from './get-dataset-schema'
import { namesOf } from './portal'
import { queryCaveats } from './query-caveats'
import { flag, page, row, rowSource, scan } from './record'
import { type RowQuestion, readQuestion } from './row-question'

const field = z
  .string()
  .regex(
    /^:?[A-Za-z_][A-Za-z0-9_]*$/,
    'A field is letters, digits and underscores, as getDatasetSchema lists it.',
  )

const filter = z.strictObject({
  field,
  operator: z.enum(operators).describe('contains and startsWith ask text, whatever its case.'),
  value: z
    .union([z.string().max(500), z.number(), z.boolean(), z.null()], {
      error: 'must be text of at most 500 characters, a number, true, false or null',
    })
    .describe('Days as 2026-10-31. null with eq or neq: nothing is there, or something is.'),
})

const params = z.strictObject({
  portal,
  datasetId,
  fields: z.array(field).min(1).max(100).optional().describe('Columns to read. Left out: all, 100 at most.'),
  filters: z.array(filter).max(10).optional().describe('All of them must hold.'),
  orderBy: z
    .strictObject({ field, direction: z.enum(['asc', 'desc']).default('asc') })
    .optional()
    .describe('Left out: the portal’s own order of rows.'),
  fullText: words.optional().describe('Words that must all be in a row.'),
  limit: z.int().min(1).max(1000).default(25).describe('Rows at most.'),
  offset: z.int().min(0).max(100_000).default(0).describe('Rows to leave out from the beginning.'),
})

export type QueryParams = z.output<typeof params>

const result = z.object({
  portal: z.string(),
  datasetId: z.string(),
  columns: z.array(z.object({ field: z.string(), title: z.string(), type: z.string() })),
  rows: z.array(row).describe('With the portal’s own names and writing; null where nothing is published.'),
  flags: z.array(flag.extend({ row: z.int().describe('Place of the row in this answer, from 0.') })),
  ...page,
  withheldFields: z.array(z.string()),
  scan,
  source: rowSource,
  caveats: z.array(z.string()),
})

export type DatasetAnswer = z.output<typeof result>

export const queryDataset = {
  summary: 'Rows of one dataset of the catalog, by fields, filters, order and words; no query language.',
  params,
  result,
  example: { portal: 'data.cityofchicago.org', datasetId: 'ydr8-5enu', limit: 3 },
  cache: DEFAULT_POLICY,
  async run(given, context) {
    const asked = { portal: given.portal, datasetId: given.datasetId }
    const schema = await context.call(getDatasetSchema, asked)
    if (!schema.queryable) throw hasNoRows(schema)
    const question = readQuestion(given, schema)
    const { rows, updatedAt } = await ask(question, schema, context)
    const shown = rows.slice(0, given.limit)
    const scanned = await scanRows(shown.map((each) => pick(each, question.select)))
    const next = given.offset + shown.length
    const isTruncated = rows.length > shown.length
    return {
      portal: schema.portal,
      datasetId: schema.datasetId,
      columns: question.columns,
      rows: scanned.rows.map((each) => each.row),
      flags: scanned.rows.flatMap(({ flags }, index) => flags.map((each) => ({ ...each, row: index }))),
      returned: shown.length,
      nextOffset: isTruncated && next <= 100_000 ? next : null,
      truncated: isTruncated,
      withheldFields: schema.withheldFields,
      scan: scanned.scan,
      source: { ...schema.source, updatedAt: updatedAt ?? schema.source.updatedAt },
      caveats: queryCaveats(given, question, schema),
    }
  },
  table: datasetTable,
  cite: ({ source }) => citeDataset(source),
} satisfies Method<typeof params, typeof result>

/** Reaching the limit is not announced, so one row more is asked for. */
function ask(
  { select, where, words, orderBy, limit, offset, demanding }: RowQuestion,
  schema: DatasetSchema,
  context: Context,
) {
  const { host, names } = namesOf(schema.portal)
  const resource = `https://${host}/resource/${schema.datasetId}.json`
  const query = { select, where, words, orderBy, limit: limit + 1, offset }
  return readDataset(context.upstream.alsoAt(new Set(names)), {
    request: { ...datasetQuery(resource, query), ...tokenFor(context) },
    required: [],
    source: host,
    demanding,
  })
}

/** Only what was asked for, and nothing published written as null: rows leave empty cells out. */
const pick = (given: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object.hasOwn(given, name) ? given[name] : null]))

const hasNoRows = ({ kind, page: address }: DatasetSchema) =>
  new ConnectorError(
    'not_supported',
    `This entry of the catalog is a ${kind}, so it has no rows to query. Its page: ${address}`,
    { field: 'datasetId' },
  )
