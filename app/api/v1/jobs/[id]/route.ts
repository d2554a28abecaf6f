import { refuseTooMany } from '@/app/_lib/site/visitor'
import { fetchJob } from '@/app/_surfaces/jobs/job-report'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'

interface Context {
  params: Promise<{ id: string }>
}

export const GET = forAnyPage(async (request: Request, { params }: Context): Promise<Response> => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const report = await fetchJob((await params).id)
  if ('problem' in report) return problemResponse(report.problem)
  return Response.json(report, { headers: { 'cache-control': 'no-store' } })
})

export const OPTIONS = () => answerPreflight('GET, HEAD')
