import 'server-only'
import type { LiveRows } from '@/lib/live-links/live-layer'
import { MOST_ROWS } from './area-methods'

const RECENT_MS = 60_000
/** Limits the cached rows of all boxes together, because they are in memory. */
const MOST_RECENT_ROWS = 5 * MOST_ROWS

interface RecentBox {
  at: number
  rows: Promise<LiveRows>
  count: number
}

const boxes = new Map<string, RecentBox>()

/**
 * Caches the rows of a box, because a program that pages through the box needs all of them for each page.
 * Rows name no person. A failure is not cached.
 */
export function recentRows(key: string, fetchRows: () => Promise<LiveRows>): Promise<LiveRows> {
  const now = Date.now()
  for (const [each, { at }] of boxes) if (now - at > RECENT_MS) boxes.delete(each)
  const stored = boxes.get(key)
  if (stored) return stored.rows
  const box: RecentBox = { at: now, rows: fetchRows(), count: 0 }
  boxes.set(key, box)
  box.rows.then(
    ({ rows }) => {
      box.count = rows.length
      dropOldest()
    },
    () => boxes.delete(key),
  )
  return box.rows
}

function dropOldest() {
  let left = [...boxes.values()].reduce((sum, { count }) => sum + count, 0)
  for (const [key, { count }] of boxes) {
    if (left <= MOST_RECENT_ROWS) return
    boxes.delete(key)
    left -= count
  }
}
