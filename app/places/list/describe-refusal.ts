import { jobTexts } from '@/app/_surfaces/jobs/job-texts'
import { describeListProblem } from '@/app/_surfaces/jobs/read-list'
import type { UrlParamsOf } from '@/lib/url-state'
import { readFileProblem } from './file-problem'
import type { listUrl } from './url'

type Refusal = NonNullable<UrlParamsOf<typeof listUrl>['why']>

export async function describeRefusal(why: Refusal, count: number): Promise<string> {
  if (why === 'file') return readFileProblem()
  if (why === 'unavailable') return jobTexts.notWritable
  return why === 'too-many' ? jobTexts.tooMany : describeListProblem(why, count)
}
