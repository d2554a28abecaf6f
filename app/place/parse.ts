import { z } from 'zod'
import { createTaker, flag, pointText, type Query } from '@/app/read-query'
import type { PlaceUrl } from './url'

const MOST_TEXT = 1_000

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parsePlaceUrl(query: Query): { url: PlaceUrl; dropped: string[] } {
  const { take, dropped } = createTaker(query)
  const text = z.string().trim().max(MOST_TEXT)
  const url = {
    q: take('q', text) || undefined,
    at: take('at', pointText),
    series: take('series', flag) ?? false,
    plain: take('plain', flag) ?? false,
  }
  return { url, dropped }
}
