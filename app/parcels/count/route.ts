import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { answerBrowser, readViewQuestion } from '../view-question'

const KEEP = 'private, max-age=300'

/** How many polygons of a larger area meet the filters: the page's answer from afar. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { question, issues } = readViewQuestion(Object.fromEntries(new URL(request.url).searchParams))
  if (issues.length > 0) return problemResponse(invalidParams(issues))
  const { engine } = await getApp()
  const { bbox, filter } = question
  const call = { internal: true, ...callerOf(request) }
  const answer = await engine.call('us-florida-parcels', 'countInView', { bbox, filter }, call)
  if (!answer.ok) return problemResponse(answer.error)
  return answerBrowser(answer, answer.data.count === null ? 'no-store' : KEEP)
}
