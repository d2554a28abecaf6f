import { z } from 'zod'
import type { MethodContext } from '@/lib/connector/method'

export const settings = z.object({
  BLS_API_KEY: z
    .string()
    .trim()
    .regex(/^[\w-]{16,64}$/, 'must be a registration key of the BLS Public Data API')
    .optional(),
})

type Settings = MethodContext['settings']

const limits = {
  registered: { perDay: 500, series: 50, years: 20 },
  open: { perDay: 25, series: 25, years: 10 },
} as const

export const limitsOf = ({ BLS_API_KEY }: Settings) => limits[BLS_API_KEY ? 'registered' : 'open']

/** Responses of the source have about ten levels. The limit protects the recursion from a stack overflow. */
const DEEPEST = 100

/** Messages of the source can repeat the key. */
export function withoutKey(body: unknown, { BLS_API_KEY: key }: Settings): unknown {
  if (!key) return body
  const pattern = new RegExp(key, 'gi')
  const clean = (value: unknown, depth = 0): unknown => {
    if (depth > DEEPEST) return null
    if (typeof value === 'string') return value.replace(pattern, '[redacted]')
    if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name.replace(pattern, '[redacted]'),
        clean(each, depth + 1),
      ]),
    )
  }
  return clean(body)
}
