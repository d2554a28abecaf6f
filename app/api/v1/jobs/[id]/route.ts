import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { reportJob } from '@/app/_surfaces/jobs/job-report'
import { jobTexts } from '@/app/_surfaces/jobs/job-texts'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { isJobId } from '@/lib/jobs/job-store'

interface Context {
  params: Promise<{ id: string }>
}

export const GET = forAnyPage(async (request: Request, { params }: Context): Promise<Response> => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { id } = await params
  const { jobs } = await getApp()
  const [reading, counts] = isJobId(id) ? await Promise.all([jobs.open(id), jobs.counts(id)]) : []
  if (reading?.kind === 'unavailable')
    return problemResponse({ code: 'upstream_unavailable', message: jobTexts.notReadable, issues: [] })
  if (reading?.kind !== 'found')
    return problemResponse({ code: 'not_found', message: jobTexts.noList, issues: [] })
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ data: reportJob(reading.job, counts ?? []) }, { headers })
})

export const OPTIONS = () => answerPreflight('GET, HEAD')
