import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import type { App } from '@/connectors/engine'
import type { StoredFeed, StoredFeedEntry } from '@/lib/feeds/feed-store'
import { nextDueAt } from '@/lib/feeds/renew'
import { formatMoment } from '@/lib/format'
import { statusOfLink } from '@/lib/snapshots/link-status'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import type { CallTitleFormatter } from '../frozen/compared-panel'
import { describeEnding } from '../frozen/describe-ending'
import { describeSnapshot } from '../frozen/describe-snapshot'
import { nameSource, snapshotHref } from '../frozen/open-snapshot'
import { describeChange } from './describe-change'
import { type FeedEntryContent, type FeedOutcome, feedTexts } from './feed-outcome'
import { queueRenewal } from './queue-renewal'
import { watchedPage } from './watched-page'

const texts = {
  title: (place: string) => `Changes: ${place}`,
  subtitle: (moment: string) =>
    `Values that changed since the frozen copy of ${moment}. A failed source or an equal answer adds nothing.`,
}

export async function pageFeed(id: string, nameQuestion: CallTitleFormatter): Promise<FeedOutcome> {
  const app = await getApp()
  const opened = await app.snapshots.open(id)
  const path = snapshotHref(id)
  if (opened.kind !== 'found') {
    const { title, lead } = describeEnding(opened, id)
    if (opened.kind === 'removed' || opened.kind === 'expired')
      return { kind: 'ended', title, sentence: lead, path, at: opened.at }
    return { kind: 'refused', status: statusOfLink(opened), sentence: lead }
  }
  const { snapshot } = opened
  const feed = await app.feeds.open(id)
  if (feed === undefined) {
    const unavailable = { kind: 'unavailable' } as const
    const sentence = describeEnding(unavailable, id).lead
    return { kind: 'refused', status: statusOfLink(unavailable), sentence }
  }
  void renewPage(id, feed, snapshot)
  void app.snapshots.markOpened(id)
  const { title, place } = await describeSnapshot(snapshot, () => [])
  return {
    kind: 'open',
    title: texts.title(place ? `${place}, ${title}` : title),
    subtitle: [
      ...(snapshot.sample ? [feedTexts.sample] : []),
      texts.subtitle(formatMoment(snapshot.takenAt)),
    ].join(' '),
    path,
    updatedAt: feed?.changedAt ?? snapshot.takenAt,
    entries: (feed?.entries ?? []).map((entry) => toNews(entry, snapshot, path, { app, nameQuestion })),
  }
}

async function renewPage(id: string, feed: StoredFeed | null, snapshot: Snapshot): Promise<void> {
  const { feeds, engine, now } = await getApp()
  const questions = () => watchedPage(snapshot, engine, async () => undefined)
  const dueAt = feed?.dueAt ?? nextDueAt(questions(), {}, now())
  if (feed || (await feeds.make(id, dueAt))) await queueRenewal(id, { dueAt })
}

function toNews(
  { number, at, change }: StoredFeedEntry,
  { readings }: Snapshot,
  path: string,
  { app, nameQuestion }: { app: App; nameQuestion: CallTitleFormatter },
): FeedEntryContent {
  const reading = readings[Number(change.question)]
  const subject = reading ? nameQuestion(reading, nameSource(reading, app.engine)) : change.source
  return { number, at, path: `${path}/today`, ...describeChange(change, subject) }
}
