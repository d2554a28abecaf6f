import 'server-only'
import { createHmac } from 'node:crypto'
import { getApp } from '@/app/_lib/site/app'
import { onceForApp } from '@/app/_lib/site/once-for-app'
import type { App } from '@/connectors/engine'
import { visitorOf } from '@/lib/connector/http/caller'
import { createAdmission } from '@/lib/jobs/admit-cells'
import type { LeasedWorkRunner } from '@/lib/jobs/leased-work'
import { createJobRunner, type JobCellRequest } from '@/lib/jobs/run-jobs'
import { areOthersHere } from '@/lib/light-visitors'
import { answerCell } from './answer-cell'
import { facts } from './facts'

/** The runner's own id, which no visitor has. `areOthersHere` is therefore true if any visitor is active. */
const LISTS = 'lists'

export const getJobRunner = onceForApp('openplat.jobs', startRunner)

async function startRunner({ jobs, config, log, beforeClose }: App): Promise<LeasedWorkRunner> {
  const admit = createAdmission({ areOthersHere: () => areOthersHere(LISTS) })
  const answer = async (question: JobCellRequest) => {
    await admit(question.signal)
    return answerCell(question)
  }
  const options = { store: jobs, answer, atOnce: config.JOBS_AT_ONCE, log }
  const { DATABASE_URL: databaseUrl } = config
  const runner = databaseUrl
    ? (await import('@/lib/jobs/share-jobs')).createSharedRunner({
        ...options,
        databaseUrl,
        facts: facts.map(({ id }) => id),
      })
    : createJobRunner(options)
  beforeClose(runner.stop)
  runner.start()
  return runner
}

/** Returns a keyed digest, because the store must not contain a visitor's IP address. */
export async function ownerOf(headers: Headers): Promise<string> {
  const { secrets } = await getApp()
  const [secret] = await secrets.keysFor('jobs')
  return createHmac('sha256', secret).update(visitorOf(headers)).digest('base64url')
}
