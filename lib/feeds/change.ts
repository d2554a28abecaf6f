import { z } from 'zod'
import type { ValueDifference } from '@/lib/comparison/difference'

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()])

const difference = z.strictObject({
  kind: z.enum(['changed', 'appeared', 'gone']),
  where: z.array(z.string()),
  unit: z.string().exactOptional(),
  was: leaf,
  is: leaf,
}) satisfies z.ZodType<ValueDifference>

export const valueChange = z.strictObject({
  question: z.string(),
  difference: difference.exactOptional(),
  more: z.int().exactOptional(),
  source: z.string(),
  retrievedAt: z.string(),
})

export type FeedChange = z.output<typeof valueChange>

const answer = z.strictObject({
  data: z.unknown(),
  source: z.string(),
  retrievedAt: z.string(),
  release: z.string(),
})

/** Stored in the database, so `data` must not contain names of people. */
export type FeedWatchResult = z.output<typeof answer>

const check = z.strictObject({
  askedAt: z.string(),
  seenAt: z.string().exactOptional(),
  answer: answer.exactOptional(),
})

export const feedChecks = z.record(z.string(), check)

export type FeedChecks = z.output<typeof feedChecks>
