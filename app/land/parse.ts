import { z } from 'zod'
import { createTaker, pointText, type Query } from '@/app/read-query'
import type { Field } from '@/lib/survey/legal-description'
import { parsePlssId } from '@/lib/survey/plssid'
import type { LandUrl } from './url'

const fields = [
  'reading',
  'state',
  'meridian',
  'township',
  'townshipDirection',
  'range',
  'rangeDirection',
  'section',
  'plssid',
] as const satisfies Field[]

const identifier = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((text) => parsePlssId(text) !== null)

const MOST_TEXT = 1_000

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseLandUrl(query: Query): { url: LandUrl; dropped: string[] } {
  const { take, dropped } = createTaker(query)
  const text = z.string().trim().max(MOST_TEXT)
  const answers = Object.fromEntries(
    fields.map((field) => [field, take(field, text.max(80))] as const).filter(([, answer]) => answer),
  )
  const url = {
    q: take('q', text),
    at: take('at', pointText),
    id: take('id', identifier),
    answers,
    plain: take('plain', text) === '1',
  }
  return { url, dropped }
}
