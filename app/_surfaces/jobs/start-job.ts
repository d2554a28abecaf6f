import 'server-only'
import { z } from 'zod'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { ConnectorError, type Problem } from '@/lib/connector/errors'
import { invalidParams, problemResponse, readBody } from '@/lib/connector/http/call'
import { visitorOf } from '@/lib/connector/http/caller'
import { toProblem } from '@/lib/connector/result'
import { MOST_ROWS } from '@/lib/jobs/job'
import { parseJson } from '@/lib/parse-json'
import { estimate } from './estimate'
import { facts } from './facts'
import { reportJob } from './job-report'
import { getJobRunner, ownerOf } from './job-runner'
import { jobTexts } from './job-texts'
import { MOST_LIST_BYTES } from './read-list'

const texts = {
  json: 'Send JSON: {"places": ["742 W Inkwell St, Chicago, IL"], "facts": ["flood"]}.',
  busy: 'Another list from your address is waiting or running. Wait until it is done, or stop it on its page.',
}

const ids = facts.map(({ id }) => id)

/** Cost of starting a list, in calls. */
export const START_COST = 10

const cell = z.string().trim().min(1).max(1_000)

export const newJob = z.strictObject({
  places: z
    .array(
      z.union([
        cell.describe('An address, coordinates, or a legal description.'),
        z
          .strictObject({ county: cell.describe('Such as "Cook County, IL".'), parcel: cell })
          .describe('A parcel number, which assessments need.'),
      ]),
    )
    .min(1)
    .max(MOST_ROWS),
  facts: z.array(z.enum(ids)).min(1).describe('What to look up for each place.'),
})

export async function startJob(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers, START_COST)
  if (refused) return problemResponse(refused)
  const body = await readBody(request, MOST_LIST_BYTES).catch(toRefusal)
  if (body instanceof Response) return body
  const parsed = newJob.safeParse(parseJson(body))
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return problemResponse(
      invalidParams(issues.some(({ path }) => path) ? issues : [{ path: 'body', message: texts.json }]),
    )
  }
  const started = await beginJob(parsed.data, request.headers)
  if ('problem' in started) return problemResponse(started.problem)
  return Response.json(started, {
    status: 202,
    headers: { location: `/api/v1/jobs/${started.data.id}`, 'cache-control': 'no-store' },
  })
}

export async function beginJob({ places, facts: factIds }: z.output<typeof newJob>, headers: Headers) {
  const refuse = (problem: Omit<Problem, 'issues'>) => ({ problem: { ...problem, issues: [] } })
  const { jobs, limits, engine } = await getApp()
  const retryAfter = await limits.take('kept', visitorOf(headers))
  if (retryAfter !== undefined) return refuse({ code: 'rate_limited', message: jobTexts.tooMany, retryAfter })
  const list = {
    headings: ['Place', 'County', 'Parcel number'],
    roles: ['place' as const, 'county' as const, 'parcel' as const],
    rows: places.map((place) =>
      typeof place === 'string' ? [place, '', ''] : ['', place.county, place.parcel],
    ),
    facts: [...new Set(factIds)],
  }
  const unavailable = refuse({ code: 'upstream_unavailable', message: jobTexts.notWritable })
  const made = await jobs.draft(list)
  if (!made) return unavailable
  const started = await jobs.start(made.id, made.key, await ownerOf(headers))
  if (started.kind === 'busy') return refuse({ code: 'rate_limited', message: texts.busy, retryAfter: 60 })
  const reading = await jobs.open(made.id)
  if (started.kind !== 'started' || reading.kind !== 'found') return unavailable
  ;(await getJobRunner()).wake()
  const { seconds: estimatedSeconds } = estimate(list.rows.length, list.facts, engine)
  return { data: { ...reportJob(reading.job, []), key: made.key, estimatedSeconds } }
}

function toRefusal(error: unknown): Response {
  if (!(error instanceof ConnectorError)) throw error
  return problemResponse(toProblem(error, () => ''))
}
