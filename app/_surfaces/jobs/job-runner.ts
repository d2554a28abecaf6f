import 'server-only'
import { createHmac } from 'node:crypto'
import { getApp } from '@/app/_lib/site/app'
import { visitorOf } from '@/lib/connector/http/caller'
import { createAdmission } from '@/lib/jobs/admit-cells'
import { type CellQuestion, createJobRunner, type JobRunner } from '@/lib/jobs/run-jobs'
import { areOthersHere } from '@/lib/light-visitors'
import { answerCell } from './answer-cell'
import { facts } from './facts'

const key = Symbol.for('openplat.jobs')
const shared = globalThis as { [key]?: Promise<JobRunner> }

/** All lists are one visitor to the presence of others. */
const LISTS = 'lists'

/** One runner per process, although pages and routes load separate copies of this module. */
export function getJobRunner(): Promise<JobRunner> {
  shared[key] ??= startRunner()
  return shared[key]
}

async function startRunner(): Promise<JobRunner> {
  const { jobs, config, log, beforeClose } = await getApp()
  const admit = createAdmission({ areOthersHere: () => areOthersHere(LISTS) })
  const answer = async (question: CellQuestion) => {
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

/** A keyed digest, because the store must not hold a visitor's address. */
export async function ownerOf(headers: Headers): Promise<string> {
  const { secrets } = await getApp()
  const [secret] = await secrets.keysFor('jobs')
  return createHmac('sha256', secret).update(visitorOf(headers)).digest('base64url')
}
