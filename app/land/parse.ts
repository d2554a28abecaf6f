import { z } from 'zod'
import type { Field } from '@/lib/survey/legal-description'
import { parsePlssId } from '@/lib/survey/plssid'
import type { LandUrl } from './url'

type Query = Record<string, string | string[] | undefined>

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

const point = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
  .transform(([latitude, longitude]) => ({ latitude, longitude }))

const identifier = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((text) => parsePlssId(text) !== null)

const MOST_TEXT = 1_000

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseLandUrl(query: Query): { url: LandUrl; dropped: string[] } {
  const dropped: string[] = []
  const take = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const given = [query[name]].flat().find((text) => text !== undefined && text !== '')
    if (given === undefined) return undefined
    const parsed = schema.safeParse(given)
    if (!parsed.success) dropped.push(name)
    return parsed.success ? parsed.data : undefined
  }
  const text = z.string().trim().max(MOST_TEXT)
  const answers = Object.fromEntries(
    fields.map((field) => [field, take(field, text.max(80))] as const).filter(([, answer]) => answer),
  )
  const url = {
    q: take('q', text),
    at: take('at', point),
    id: take('id', identifier),
    answers,
    plain: take('plain', text) === '1',
  }
  return { url, dropped }
}
