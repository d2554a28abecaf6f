import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { ENVELOPE, type Meta } from '@/lib/connector/result'
import { box } from '@/lib/url-state'
import type { PermitAnswer } from './permit-answer'
import { sourcesNear } from './sources-near'
import { toPermits } from './to-permits'

const KEEP = 'private, max-age=300'
/** Of each city; it has them newest first. */
const NEWEST = 500

const texts = {
  box: 'Give a box in degrees: bbox=west,south,east,north.',
  none: 'We know of no city here that publishes its permits with positions.',
}

/** The newest permits in sight of the cities that publish positions, for the map and its table alike. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const asked = box().parse(new URL(request.url).searchParams.get('bbox') ?? '')
  if (!Array.isArray(asked)) return problemResponse(invalidParams([{ path: 'bbox', message: texts.box }]))
  const { engine } = await getApp()
  const call = { internal: true, ...callerOf(request) }
  const answers = await Promise.all(
    sourcesNear(asked).map(async (source) => ({
      source,
      answer: await engine.call(
        'open-data-discovery',
        'searchConstruction',
        { sourceId: source.id, limit: NEWEST },
        call,
      ),
    })),
  )
  const [first] = answers
  // One city that does not answer takes no other with it.
  if (first && !first.answer.ok && answers.every(({ answer }) => !answer.ok))
    return problemResponse(first.answer.error)
  const read = answers.flatMap(({ source, answer }) =>
    answer.ok ? [toPermits(source, answer.data, asked)] : [],
  )
  const failures = answers.flatMap(({ source, answer }) =>
    answer.ok ? [] : [`${source.city}, ${source.state}: ${answer.error.message}`],
  )
  const data: PermitAnswer = {
    rows: read.flatMap(({ rows }) => rows),
    notes: first ? read.map(({ note }) => note) : [texts.none],
    ...(failures.length > 0 ? { failures } : {}),
  }
  const meta = metaOf(answers.flatMap(({ answer }) => (answer.ok ? [answer.meta] : [])))
  return Response.json(
    { data, ...(meta ? { meta } : {}) },
    { headers: { 'content-type': ENVELOPE, 'cache-control': KEEP, 'x-robots-tag': 'noindex' } },
  )
}

/** As old as the oldest of them, with what was asked of all. */
function metaOf(metas: readonly Meta[]): Meta | undefined {
  const [oldest] = metas.toSorted((a, b) => a.retrievedAt.localeCompare(b.retrievedAt))
  return oldest && { ...oldest, requests: metas.flatMap(({ requests }) => requests) }
}
