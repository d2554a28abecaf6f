import { z } from 'zod'
import type { Result } from '@/lib/connector/result'

/** The version that is written; every version ever written can be read. */
export const VERSION = 2

/** One question that a page asked, and what the source answered then. */
export interface KeptAnswer {
  connector: string
  method: string
  params: Record<string, unknown>
  result: Result<unknown>
  /** False where the server no longer held what was on the screen and asked again. */
  asSeen: boolean
}

/** A page as it was seen: its address, and every answer it was made of, as this server obtained them. */
export interface Snapshot {
  version: number
  /** Path and query of the page. */
  href: string
  takenAt: string
  release: string
  sample: boolean
  readings: KeptAnswer[]
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
