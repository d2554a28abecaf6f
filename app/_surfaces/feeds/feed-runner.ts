import 'server-only'
import { onceForApp } from '@/app/_lib/site/once-for-app'
import type { App } from '@/connectors/engine'
import type { FeedWatch } from '@/lib/feeds/renew'
import { createFeedRunner } from '@/lib/feeds/renew-feeds'
import { createAdmission } from '@/lib/jobs/admit-cells'
import { isJobId } from '@/lib/jobs/job-store'
import type { LeasedWorkRunner } from '@/lib/jobs/leased-work'
import { areOthersHere } from '@/lib/light-visitors'
import { FEEDS, type FeedAdmission } from './pace'
import { watchedList } from './watched-list'
import { watchedPage } from './watched-page'

export const getFeedRunner = onceForApp('openplat.feeds', startRunner)

async function startRunner(app: App): Promise<LeasedWorkRunner> {
  const { feeds, now, log, beforeClose } = app
  const admit = createAdmission({ areOthersHere: () => areOthersHere(FEEDS) })
  const questionsOf = (id: string) =>
    isJobId(id) ? questionsOfList(id, app, admit) : questionsOfPage(id, app, admit)
  const runner = createFeedRunner({ store: feeds, questionsOf, now, log })
  beforeClose(runner.stop)
  runner.start()
  return runner
}

type Questions = readonly FeedWatch[] | null | undefined

async function questionsOfPage(
  id: string,
  { snapshots, engine }: App,
  admit: FeedAdmission,
): Promise<Questions> {
  const opened = await snapshots.open(id)
  if (opened.kind === 'found') return watchedPage(opened.snapshot, engine, admit)
  if (opened.kind === 'unavailable') return undefined
  // An empty list keeps the feed: a damaged copy may be repaired, and a later release can read a newer copy.
  return opened.kind === 'altered' || opened.kind === 'newer' ? [] : null
}

async function questionsOfList(id: string, app: App, admit: FeedAdmission): Promise<Questions> {
  const reading = await app.jobs.open(id)
  if (reading.kind === 'found') return watchedList(reading.job, app, admit)
  return reading.kind === 'unavailable' ? undefined : null
}
