import { z } from 'zod'
import { spelled } from '@/lib/conditions/condition'
import { type ConnectorMethod, DEFAULT_POLICY } from '@/lib/connector/method'
import { countRows } from '@/lib/open-table/counts'
import { keyOfTable } from '@/lib/open-table/table'
import { citeConstruction } from './cite-source'
import { day } from './construction/construction-answer'
import { findMonths } from './construction/count-months'
import { conditionOf, spellerOf, textsOf, writerOf } from './construction/fetch-table'
import { answersSql, assertSearchable, sourceOf } from './construction/find-construction'
import { constructionSources } from './construction/source-list'
import { findSource, tableOf } from './construction/source-state'
import { rowSource } from './portals/record'
import { describeTable } from './tables/describe-table'

const params = z.strictObject({
  sourceId: z.enum(constructionSources.map(({ id }) => id)),
  issuedAfter: day.optional().describe('First day that counts.'),
  issuedBefore: day.optional().describe('First day that does not count any more.'),
})

const result = z.strictObject({
  sourceId: z.string(),
  total: z.int().nonnegative(),
  months: z
    .array(z.strictObject({ month: z.string(), count: z.int().nonnegative() }))
    .nullable()
    .describe('Oldest first; a month without rows is not among them. Null: whyNot says why.'),
  whyNot: z.enum(['no-days', 'not-grouped', 'too-many-days']).nullable(),
  source: rowSource,
})

/** A method of its own, because the count may fail even if the rows load. */
export const countConstruction = {
  summary: 'How many new-construction permits a source has between two days, in all and by month.',
  params,
  result,
  example: { sourceId: 'chicago-new-construction', issuedAfter: '2026-01-01' },
  cache: DEFAULT_POLICY,
  async run(params, context) {
    const source = findSource(params.sourceId)
    const table = tableOf(source, context)
    const bySql = await answersSql(table, context)
    assertSearchable(source, table, params, bySql)
    const described = await context.call(describeTable, { table: keyOfTable(table) })
    const speller = writerOf(table, spellerOf(described, table))
    const condition = bySql ? conditionOf(source, params, context.now()) : source.recipe
    const where = condition && spelled(condition, speller)
    const { date } = source
    const [total, monthly] = await Promise.all([
      countRows(context, table, { where, texts: textsOf(described.columns), bySql }),
      findMonths(context, { table, described, where, date, column: date && speller(date.column), bySql }),
    ])
    return {
      sourceId: source.id,
      total,
      months: 'months' in monthly ? monthly.months : null,
      whyNot: 'whyNot' in monthly ? monthly.whyNot : null,
      source: sourceOf(source, table, described),
    }
  },
  cite: ({ sourceId, source }) => citeConstruction(sourceId, source),
} satisfies ConnectorMethod<typeof params, typeof result>
