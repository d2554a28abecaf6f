import { startJob } from '@/app/_surfaces/jobs/start-job'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'

export const POST = forAnyPage(startJob)

export const OPTIONS = () => answerPreflight('POST')
