import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { answerBrowser, readViewQuestion } from '../view-question'

/** For going back and forth; a partial answer is asked for again. */
const KEEP = 'private, max-age=60'

/** One page of the parcels in sight: what the list beside the map shows. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { question, issues } = readViewQuestion(Object.fromEntries(new URL(request.url).searchParams))
  if (issues.length > 0) return problemResponse(invalidParams(issues))
  const { engine } = await getApp()
  const call = { internal: true, ...callerOf(request) }
  const answer = await engine.call('us-florida-parcels', 'parcelsInView', question, call)
  if (!answer.ok) return problemResponse(answer.error)
  const isWhole = answer.data.areas.problem === null
  return answerBrowser(answer, isWhole ? KEEP : 'no-store')
}
