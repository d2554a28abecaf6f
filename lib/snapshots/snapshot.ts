import { z } from 'zod'
import type { Result } from '@/lib/connector/result'

/** Every version ever released stays readable. */
export const VERSION = 2

export interface SnapshotCall {
  connector: string
  method: string
  params: Record<string, unknown>
  result: Result<unknown>
  /**
   * False if the server had to request the result again, because it no longer had the one on the visitor's
   * screen.
   */
  asSeen: boolean
}

export interface Snapshot {
  version: number
  href: string
  takenAt: string
  release: string
  sample: boolean
  readings: SnapshotCall[]
}

const reading = z.strictObject({
  connector: z.string(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()),
  result: z.custom<Result<unknown>>((value) => value instanceof Object && 'ok' in value),
  asSeen: z.boolean(),
})

export const snapshotSchema = z.strictObject({
  version: z.int(),
  href: z.string().startsWith('/'),
  takenAt: z.iso.datetime(),
  release: z.string(),
  sample: z.boolean(),
  readings: z.array(reading),
}) satisfies z.ZodType<Snapshot>
