import { jobTexts } from '@/app/_surfaces/jobs/job-texts'
import { describeListProblem } from '@/app/_surfaces/jobs/read-list'
import type { UrlOf } from '@/lib/url-state'
import { readFileProblem } from './file-problem'
import type { listUrl } from './url'

type Refusal = NonNullable<UrlOf<typeof listUrl>['why']>

export async function describeRefusal(why: Refusal, count: number): Promise<string> {
  if (why === 'file') return readFileProblem()
  if (why === 'unavailable') return jobTexts.notWritable
  return why === 'too-many' ? jobTexts.tooMany : describeListProblem(why, count)
}
