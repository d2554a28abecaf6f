import { LOOK_ROUND, scriptRoute } from '@/app/_lib/read/script-route'
import type { ProblemIssue } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import type { ParsedUrl } from '@/lib/url-state'
import { fetchFromLot } from '../from-lot'
import { type EnvironmentUrlParams, environmentUrl } from '../url'
import { answerPoints } from './to-points'

export const GET = scriptRoute({
  async answer(query, call) {
    const parsed = environmentUrl.parse(Object.fromEntries(query))
    const { url } = parsed
    const issues = issuesOf(parsed)
    const area = url.bbox ? { bbox: url.bbox } : url.at && { point: url.at }
    if (!area || issues.length > 0) return invalidParams(issues.length > 0 ? issues : [MISSING])
    const answer = await fetchFromLot(url, area, call)
    return answer.ok ? answerPoints(answer.rows, url, LOOK_ROUND) : answer.error
  },
})

const MISSING: ProblemIssue = {
  path: 'at',
  message: 'Give a point, at=latitude,longitude, or a box, bbox=west,south,east,north.',
}

/**
 * Invalid parameters are errors here, because a program would not notice that it gets other facilities. The
 * page ignores them with a notice.
 */
function issuesOf({ dropped, errors }: ParsedUrl<EnvironmentUrlParams>): ProblemIssue[] {
  return [
    ...dropped.map((path) => ({ path, message: `We could not read ${path}.` })),
    ...Object.entries(errors).map(([path, message]) => ({ path, message })),
  ]
}
