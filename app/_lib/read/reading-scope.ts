import 'server-only'
import { cache } from 'react'
import type { OpenplatEngine } from '@/connectors/engine'
import type { Result } from '@/lib/connector/result'

/** How a server component asks. */
export type Read = OpenplatEngine['call']

/** A question that this page asked while it was made. */
export interface PageRequest {
  connector: string
  method: string
  params: unknown
  result: Promise<Result<unknown>>
  /** What came of it; undefined as long as nothing did. */
  ended?: Result<unknown>
}

/** What answers instead of the sources: a page as it was seen once. */
export interface Replay {
  /** The address under which the page is kept. */
  href: string
  takenAt: Date
  answer(connector: string, method: string, params: unknown): Result<unknown>
}

/** What a page that is shown again gives for a question that it did not ask when it was kept. */
export const notKept: Result<never> = {
  ok: false,
  error: {
    code: 'source_disabled',
    message: 'This was not part of the page when it was saved, and a frozen copy asks no source.',
    issues: [],
  },
}

interface Scope {
  asked: PageRequest[]
  /** When the making of the page began, by `performance.now()`. */
  startedAt: number
  /** The way to the page in one piece is in the frame; once is enough. */
  offersWhole?: boolean
  /** It asks again by itself for what is missing; once is enough. */
  asksAgain?: boolean
  replay?: Replay
}

/** One for each page that is made: every question passes here, so that a page can be shared and shown again. */
export const readingScope = cache((): Scope => ({ asked: [], startedAt: performance.now() }))

/** Whether a page is being made. Elsewhere, as in a route handler, every call would be given a scope of its own. */
export function isPage(): boolean {
  const scope = readingScope()
  return readingScope() === scope
}

/** Still asked for, when the page's time was over. */
export const isWaiting = (result: Result<unknown> | undefined): boolean =>
  result?.ok === false && result.error.isWaiting === true

/** For parts that pages got later: a copy from before is shown without them. */
export const isNotKept = (result: Result<unknown>): boolean => result === notKept

/** The clock of a page: the day it was seen, where it is shown again. */
export const pageNow = (): Date => readingScope().replay?.takenAt ?? new Date()
