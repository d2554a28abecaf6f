import { z } from 'zod'
import { isCalendarDay } from '@/lib/calendar-day'
import { DEFAULT_POLICY } from '@/lib/connector/method'
import type { ExportTable } from '@/lib/export/table'
import { permit } from '@/lib/records/permit/fields'
import { pointOf } from '@/lib/records/point-of'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeConstruction } from '../cite-source'
import { publisherTable } from '../portals/publisher-columns'
import { page, rowSource, scan } from '../portals/record'
import { constructionSources } from './source-list'

const texts = defineSentences('open-data-discovery.construction-answer', {
  thereAreMoreRows: 'There are more rows than these {records}.',
})

export const MOST_OFFSET = 100_000

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2026-10-01')
  .refine(isCalendarDay, 'must be a day that exists')

export const constructionParams = z.strictObject({
  sourceId: z
    .enum(constructionSources.map(({ id }) => id))
    .describe('One of listNewConstructionPermitSources.'),
  issuedAfter: day
    .optional()
    .describe('First day that counts, of the source’s dateColumn. Only where supportsIssuedAfter is true.'),
  issuedBefore: day
    .optional()
    .describe(
      'First day that does not count any more, of the source’s dateColumn. Only where supportsIssuedAfter is true.',
    ),
  limit: z.int().min(1).max(1000).default(25).describe('Rows at most.'),
  offset: z.int().min(0).max(MOST_OFFSET).default(0).describe('Rows to leave out.'),
})

export const constructionAnswer = z.strictObject({
  sourceId: z.string(),
  city: z.string(),
  state: z.string(),
  entity: z.enum(['building-permit', 'residential-project']),
  dateColumn: z.string().nullable(),
  dateMeaning: z.enum(['issued', 'submitted', 'completed']).nullable(),
  recipe: z.array(z.string()),
  columns: z
    .array(z.strictObject({ name: z.string(), type: z.string() }))
    .optional()
    .describe('The columns of each row, with the type that the publisher gives them, in its own word.'),
  doubt: z
    .strictObject({ message: z.string(), tableRows: z.int().nullable() })
    .optional()
    .describe(
      'Only where we found nothing and our filter is partly a guess: how many rows the table has in all.',
    ),
  records: z.array(z.strictObject(permit.shape)),
  ...page,
  withheldFields: z.array(z.string()),
  scan,
  source: rowSource,
  caveats: z.array(z.string()),
})

export function constructionTable({
  records,
  columns = [],
  caveats,
  truncated,
}: z.output<typeof constructionAnswer>): ExportTable {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const names = [...new Set(records.flatMap(({ row }) => Object.keys(row)))]
  // A prefix separates the publisher's columns from ours, because both can have the same name.
  const theirs = publisherTable(
    names.map((name) => ({ name, label: name, type: types.get(name) ?? 'text' })),
    records.map(({ row }) => row),
    (name) => `row.${name}`,
  )
  return {
    columns: [...permit.columns, ...theirs.columns],
    rows: records.map((record) => ({
      cells: { ...permit.cells(record), ...theirs.cellsOf(record.row) },
      geometry: pointOf(record),
    })),
    notes: [...(truncated ? [texts.thereAreMoreRows({ records: records.length })] : []), ...caveats],
  }
}

export const constructionMethod = {
  result: constructionAnswer,
  example: { sourceId: 'chicago-new-construction', limit: 5 },
  cache: DEFAULT_POLICY,
  table: constructionTable,
  cite: ({ sourceId, source }: z.output<typeof constructionAnswer>) => citeConstruction(sourceId, source),
} as const
