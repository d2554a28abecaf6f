import 'server-only'
import type { LiveRows } from '@/lib/live-links/live-layer'
import { MOST_ROWS } from './area-methods'

const RECENT_MS = 60_000
/** Limit for the rows of all boxes together, because they are held in memory. */
const MOST_RECENT_ROWS = 5 * MOST_ROWS

interface RecentBox {
  at: number
  rows: Promise<LiveRows>
  count: number
}

const boxes = new Map<string, RecentBox>()

/**
 * A program that pages through a box reads the same rows for each page, so the pages share one request. Rows
 * name no person. A failure is not stored.
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
