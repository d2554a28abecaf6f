import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { askedBy } from '@/lib/connector/asked-by'
import { invalidParams, problemResponse } from '@/lib/connector/door'
import { answerBrowser } from '../answer-browser'
import { readViewQuestion } from '../view-question'

/** For going back and forth; a partial answer is asked for again. */
const KEEP = 'private, max-age=60'

/** One page of the parcels in sight: what the list beside the map shows. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { question, issues } = readViewQuestion(Object.fromEntries(new URL(request.url).searchParams))
  if (issues.length > 0) return problemResponse(invalidParams(issues))
  const { engine } = await openHouse()
  const call = { internal: true, ...askedBy(request) }
  const answer = await engine.call('us-florida-parcels', 'parcelsInView', question, call)
  if (!answer.ok) return problemResponse(answer.error)
  const isWhole = answer.data.areas.problem === null
  return answerBrowser(answer, isWhole ? KEEP : 'no-store')
}
