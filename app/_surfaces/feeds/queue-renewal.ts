import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import type { StoredFeed } from '@/lib/feeds/feed-store'
import { getFeedRunner } from './feed-runner'

/** Does not reject if the store fails, so the caller need not wait. */
export async function queueRenewal(id: string, { dueAt }: Pick<StoredFeed, 'dueAt'>): Promise<void> {
  const { feeds, now } = await getApp()
  if (dueAt <= now().toISOString() && (await feeds.queue(id))) (await getFeedRunner()).wake()
}
