import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import { visitorOf } from '@/lib/connector/http/caller'
import { nextDueAt } from '@/lib/feeds/renew'
import type { JobChangeOutcome } from '@/lib/jobs/job-store'
import { watchedList } from './watched-list'

/**
 * Watching a list costs as much of the daily limit as storing a list, because its renewals need as much work.
 */
export async function watchList(
  id: string,
  key: string,
  headers: Headers,
): Promise<JobChangeOutcome | 'too-many'> {
  const app = await getApp()
  const { jobs, feeds, limits, now } = app
  const checked = await jobs.checkKey(id, key)
  if (checked !== 'done') return checked
  const reading = await jobs.open(id)
  if (reading.kind !== 'found') return 'not-possible'
  const questions = await watchedList(reading.job, app, async () => undefined)
  if (!questions) return 'unavailable'
  if (reading.job.state !== 'done' && reading.job.state !== 'stopped') return 'not-possible'
  if ((await limits.take('kept', visitorOf(headers))) !== undefined) return 'too-many'
  return (await feeds.make(id, nextDueAt(questions, {}, now()))) ? 'done' : 'unavailable'
}

export async function unwatchList(id: string, key: string): Promise<JobChangeOutcome> {
  const { jobs, feeds } = await getApp()
  const checked = await jobs.checkKey(id, key)
  if (checked !== 'done') return checked
  return (await feeds.remove(id)) ? 'done' : 'unavailable'
}
