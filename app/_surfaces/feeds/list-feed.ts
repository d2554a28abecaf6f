import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import type { StoredFeedEntry } from '@/lib/feeds/feed-store'
import { formatCount, formatMoment, formatNumber } from '@/lib/format'
import { isJobId } from '@/lib/jobs/job-store'
import { factById } from '../jobs/facts'
import { jobTexts } from '../jobs/job-texts'
import { describeChange } from './describe-change'
import { type FeedEntryContent, type FeedOutcome, feedTexts } from './feed-outcome'
import { queueRenewal } from './queue-renewal'
import { cellOfKey } from './watched-list'

const texts = {
  title: (rows: number, moment: string) => `Changes: list of ${formatCount(rows, 'place')}, made ${moment}`,
  subtitle:
    'Values that changed since the list was looked up. A failed source or an equal answer adds nothing.',
  row: (row: number, fact: string) => `Row ${formatNumber(row)}: ${fact}`,
  removed: 'The list was removed',
  expired: 'The time of the list has ended',
  ended: (at: string) => `We deleted the list with its result. Its link ended on ${formatMoment(at)}.`,
}

/** Names rows by number only, because the cells of a visitor's list may contain personal data. */
export async function listFeed(id: string): Promise<FeedOutcome> {
  const app = await getApp()
  const reading = isJobId(id) ? await app.jobs.open(id) : ({ kind: 'unknown' } as const)
  const path = `/places/list/${id}`
  switch (reading.kind) {
    case 'unknown':
      return { kind: 'refused', status: 404, sentence: jobTexts.noList }
    case 'unavailable':
      return { kind: 'refused', status: 503, sentence: jobTexts.notReadable }
    case 'removed':
    case 'expired': {
      const { at } = reading
      return { kind: 'ended', title: texts[reading.kind], sentence: texts.ended(at), path, at }
    }
    case 'found': {
      const { list, madeAt } = reading.job
      const feed = await app.feeds.open(id)
      if (feed === undefined) return { kind: 'refused', status: 503, sentence: jobTexts.notReadable }
      if (feed) void queueRenewal(id, feed)
      return {
        kind: 'open',
        title: texts.title(list.rows.length, formatMoment(madeAt)),
        subtitle: app.engine.sample ? `${feedTexts.sample} ${texts.subtitle}` : texts.subtitle,
        path,
        updatedAt: feed?.changedAt ?? madeAt,
        entries: (feed?.entries ?? []).map((entry) => toNews(entry, path)),
      }
    }
  }
}

function toNews({ number, at, change }: StoredFeedEntry, path: string): FeedEntryContent {
  const { row, fact } = cellOfKey(change.question)
  const subject = texts.row(row + 1, factById(fact)?.title ?? fact)
  return { number, at, path, ...describeChange(change, subject) }
}
