import 'server-only'
import { cache } from 'react'
import { openHouse } from '@/app/house'
import { readingScope } from '@/app/reading-scope'
import { findShareable, type ShareablePage } from '@/app/shareable'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import type { Opened } from '@/lib/snapshots/store'
import { replayOf } from './replay'

/** Once for the title and once for the page is once. */
export const openSnapshot = cache(async (id: string): Promise<Opened> => {
  const { snapshots } = await openHouse()
  return snapshots.open(id)
})

export interface Shown {
  snapshot: Snapshot
  page: ShareablePage
}

/** From here on, every question of the page is answered from what was kept. */
export async function startReplay(id: string, snapshot: Snapshot): Promise<Shown | undefined> {
  const page = findShareable(snapshot.href)
  if (!page) return undefined
  const { engine } = await openHouse()
  readingScope().replay ??= replayOf(snapshot, snapshotHref(id), engine)
  return { snapshot, page }
}

export const snapshotHref = (id: string) => `/s/${encodeURIComponent(id)}`
