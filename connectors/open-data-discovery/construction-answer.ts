import { z } from 'zod'
import { day } from './check-day'
import { constructionRecord, page, rowSource, scan } from './record'
import { constructionSources } from './source-list'

export const MOST_OFFSET = 100_000

export const constructionParams = z.strictObject({
  sourceId: z
    .enum(constructionSources.map(({ id }) => id))
    .describe('One of listNewConstructionPermitSources.'),
  issuedAfter: day
    .optional()
    .describe('First day that counts, of the source’s dateColumn. Only where supportsIssuedAfter is true.'),
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
      'Only where nothing was found by a recipe that is partly a guess: how many rows the table has in all.',
    ),
  records: z.array(constructionRecord),
  ...page,
  withheldFields: z.array(z.string()),
  scan,
  source: rowSource,
  caveats: z.array(z.string()),
})
