import { z } from 'zod'
import { createTaker, type Query } from '@/app/read-query'
import type { SearchUrl } from './url'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseSearchUrl(query: Query): { url: SearchUrl; dropped: string[] } {
  const { take, dropped } = createTaker(query)
  const portal = take('portal', text(500))
  const url: SearchUrl = {
    q: take('q', text(500)) || undefined,
    portal: portal && hostIn(portal),
    more: ['1', 'on'].includes(take('more', text(5)) ?? ''),
  }
  return { url, dropped }
}

/** People paste the address of a page where the name of a host is meant. */
const hostIn = (typed: string): string => typed.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '')
