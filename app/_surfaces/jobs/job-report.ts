import { z } from 'zod'
import { getApp } from '@/app/_lib/site/app'
import type { Problem } from '@/lib/connector/errors'
import { formats } from '@/lib/export/formats'
import { cellStates, type JobCellCount, PLACE, type PlaceListJob } from '@/lib/jobs/job'
import { isJobId } from '@/lib/jobs/job-store'
import { jobTexts } from './job-texts'

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
  { id, state, list, expiresAt }: PlaceListJob,
  counts: JobCellCount[],
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

type Report = z.input<typeof jobReport>

export async function fetchJob(id: string): Promise<{ data: Report } | { problem: Problem }> {
  const { jobs } = await getApp()
  const [reading, counts] = isJobId(id) ? await Promise.all([jobs.open(id), jobs.counts(id)]) : []
  if (reading?.kind === 'unavailable')
    return { problem: { code: 'upstream_unavailable', message: jobTexts.notReadable, issues: [] } }
  if (reading?.kind !== 'found')
    return { problem: { code: 'not_found', message: jobTexts.noList, issues: [] } }
  return { data: reportJob(reading.job, counts ?? []) }
}
