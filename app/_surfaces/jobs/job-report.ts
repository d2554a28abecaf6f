import { z } from 'zod'
import { formats } from '@/lib/export/formats'
import { type CellCount, cellStates, type Job, PLACE } from '@/lib/jobs/job'

export const jobReport = z.object({
  id: z.string(),
  state: z.enum(['draft', 'waiting', 'running', 'stopped', 'done']),
  rows: z.int(),
  facts: z.array(z.string()),
  answered: z.int().describe('Cells with an outcome: the place of each row and each of its facts.'),
  cells: z.int().describe('Cells in all.'),
  counts: z
    .array(z.object({ fact: z.string(), state: z.enum(cellStates), count: z.int() }))
    .describe(`How many cells of each fact ended how; "${PLACE}" counts the places of the rows.`),
  page: z.string().describe('The page of the list on this site.'),
  files: z.record(z.string(), z.string()).describe('The result so far as a file, by format.'),
  expiresAt: z.string().nullable(),
})

export function reportJob(
  { id, state, list, expiresAt }: Job,
  counts: CellCount[],
): z.input<typeof jobReport> {
  const page = `/places/list/${id}`
  return {
    id,
    state,
    rows: list.rows.length,
    facts: list.facts,
    answered: counts.reduce((sum, { count }) => sum + count, 0),
    cells: (list.facts.length + 1) * list.rows.length,
    counts,
    page,
    files: Object.fromEntries(formats.map(({ id: format }) => [format, `${page}/export?format=${format}`])),
    expiresAt,
  }
}
