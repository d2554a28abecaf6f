import { z } from 'zod'
import { createTaker, flag, pointText, type Query } from '@/app/read-query'
import type { CompareUrl } from './url'

const MOST_TEXT = 1_000

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseCompareUrl(query: Query): { url: CompareUrl; dropped: string[] } {
  const { take, dropped } = createTaker(query)
  const text = z.string().trim().max(MOST_TEXT)
  const url = {
    a: { at: take('a', pointText), q: take('qa', text) || undefined },
    b: { at: take('b', pointText), q: take('qb', text) || undefined },
    series: take('series', flag) ?? false,
    plain: take('plain', flag) ?? false,
  }
  return { url, dropped }
}
