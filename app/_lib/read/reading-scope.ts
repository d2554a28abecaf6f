import 'server-only'
import { cache } from 'react'
import type { OpenplatEngine } from '@/connectors/engine'
import type { Result } from '@/lib/connector/result'

export type CallMethod = OpenplatEngine['call']

export interface PageCall {
  connector: string
  method: string
  params: unknown
  result: Promise<Result<unknown>>
  ended?: Result<unknown>
}

/** Answers calls from a frozen copy instead of the sources. */
export interface Replay {
  href: string
  takenAt: Date
  answer(connector: string, method: string, params: unknown): Result<unknown>
}

export const missingReading: Result<never> = {
  ok: false,
  error: {
    code: 'source_disabled',
    message: 'This was not part of the page when it was saved, and a frozen copy asks no source.',
    issues: [],
  },
}

interface Scope {
  requests: PageCall[]
  startedAt: number
  offersWhole?: boolean
  asksAgain?: boolean
  replay?: Replay
}

/** The scope records every call, so that the page can be frozen and shown again. */
export const readingScope = cache((): Scope => ({ requests: [], startedAt: performance.now() }))

/**
 * Returns whether a page is rendering. Elsewhere, such as in a route handler, each call would get a scope of
 * its own.
 */
export function isPage(): boolean {
  const scope = readingScope()
  return readingScope() === scope
}

export const isWaiting = (result: Result<unknown> | undefined): boolean =>
  result?.ok === false && result.error.isWaiting === true

/** For parts that were added later: older copies are shown without them. */
export const isMissingReading = (result: Result<unknown>): boolean => result === missingReading

export const pageNow = (): Date => readingScope().replay?.takenAt ?? new Date()
