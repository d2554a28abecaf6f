import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import type { StoredFeed } from '@/lib/feeds/feed-store'
import { getFeedRunner } from './feed-runner'

/** If the store fails, the promise still resolves, so the caller need not wait for it. */
export async function queueRenewal(id: string, { dueAt }: Pick<StoredFeed, 'dueAt'>): Promise<void> {
  const { feeds, now } = await getApp()
  if (dueAt <= now().toISOString() && (await feeds.queue(id))) (await getFeedRunner()).wake()
}
