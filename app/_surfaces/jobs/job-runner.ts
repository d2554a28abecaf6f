import 'server-only'
import { createHmac } from 'node:crypto'
import { getApp } from '@/app/_lib/site/app'
import type { App } from '@/connectors/engine'
import { visitorOf } from '@/lib/connector/http/caller'
import { createAdmission } from '@/lib/jobs/admit-cells'
import { type CellQuestion, createJobRunner, type JobRunner } from '@/lib/jobs/run-jobs'
import { areOthersHere } from '@/lib/light-visitors'
import { answerCell } from './answer-cell'
import { facts } from './facts'

const key = Symbol.for('openplat.jobs')
const shared = globalThis as { [key]?: WeakMap<App, Promise<JobRunner>> }

/** All lists are one visitor to the presence of others. */
const LISTS = 'lists'

/** Starts one runner for each app, although pages and routes load separate copies of this module. */
export async function getJobRunner(): Promise<JobRunner> {
  const app = await getApp()
  shared[key] ??= new WeakMap()
  const runner = shared[key].get(app) ?? startRunner(app)
  shared[key].set(app, runner)
  return runner
}

async function startRunner({ jobs, config, log, beforeClose }: App): Promise<JobRunner> {
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
