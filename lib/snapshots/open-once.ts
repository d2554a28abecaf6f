import { LRUCache } from 'lru-cache'
import type { SnapshotOpenOutcome, SnapshotStore } from './store'

/** One page view opens the snapshot several times, for its status, head and body, within this time. */
const OPEN_FOR_MS = 3_000
const MOST_OPEN = 8

export function openOnce(store: SnapshotStore): SnapshotStore {
  const opened = new LRUCache<string, Promise<SnapshotOpenOutcome>>({
    max: MOST_OPEN,
    ttl: OPEN_FOR_MS,
    ttlAutopurge: true,
  })
  return {
    ...store,
    open(id) {
      const cached = opened.get(id)
      if (cached) return cached
      const opening = store.open(id)
      opened.set(id, opening)
      void opening.then(({ kind }) => {
        if (kind !== 'found') opened.delete(id)
      })
      return opening
    },
    async remove(id, removalKey) {
      const removed = await store.remove(id, removalKey)
      opened.delete(id)
      return removed
    },
  }
}
