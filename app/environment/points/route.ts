import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import type { Issue } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import type { ParsedUrl } from '@/lib/url-state'
import { filterFacilities } from '../facility-list'
import { type Facilities, facilityQuestion } from '../fetch-facilities'
import { type EnvironmentUrl, environmentUrl } from '../url'
import { toPoints } from './to-points'

/** Long enough for a look round; the page itself asks anew each time. */
const KEEP = 'private, max-age=300'

/** The facilities of the page with the same query, as points for its map. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const reading = environmentUrl.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { url } = reading
  const [issue, ...more] = issuesOf(reading)
  const area = url.bbox ? { bbox: url.bbox } : url.at && { point: url.at }
  if (!area || issue) {
    const issues = issue ? [issue, ...more] : [MISSING]
    return problemResponse({ code: 'invalid_params', message: (issue ?? MISSING).message, issues })
  }
  const { engine } = await getApp()
  const { method, params } = facilityQuestion(url, area)
  const answer = await engine.callNamed('federal-env-compliance', method, params, {
    internal: true,
    ...callerOf(request),
  })
  if (!answer.ok) return problemResponse(answer.error)
  const { rows } = answer.data as Facilities
  const points = toPoints(filterFacilities(rows, url))
  return Response.json(points, {
    headers: { 'content-type': 'application/geo+json', 'cache-control': KEEP, 'x-robots-tag': 'noindex' },
  })
}

const MISSING: Issue = {
  path: 'at',
  message: 'Give a point, at=latitude,longitude, or a box, bbox=west,south,east,north.',
}

/** What the page leaves out with a word, a program is told instead: it would draw another set. */
function issuesOf({ dropped, errors }: ParsedUrl<EnvironmentUrl>): Issue[] {
  return [
    ...dropped.map((path) => ({ path, message: `We could not read ${path}.` })),
    ...Object.entries(errors).map(([path, message]) => ({ path, message })),
  ]
}
