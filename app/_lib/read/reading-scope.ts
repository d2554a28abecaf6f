import 'server-only'
import { cache } from 'react'
import type { OpenplatEngine } from '@/connectors/engine'
import type { Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('read.reading-scope', {
  missing: 'This was not part of the page when it was saved, and a frozen copy asks no source.',
})

export type EngineCaller = OpenplatEngine['call']

export interface PageCall {
  connector: string
  method: string
  params: unknown
  result: Promise<Result<unknown>>
  ended?: Result<unknown>
}

export interface SnapshotReplay {
  href: string
  takenAt: Date
  answer(connector: string, method: string, params: unknown): Result<unknown>
}

export const missingReading: Result<never> = {
  ok: false,
  error: {
    code: 'source_disabled',
    get message() {
      return texts.missing
    },
    issues: [],
  },
}

interface Scope {
  requests: PageCall[]
  startedAt: number
  offersWhole?: boolean
  asksAgain?: boolean
  replay?: SnapshotReplay
}

/**
 * React's `cache` returns one scope for a whole page. The scope records the page's calls, so that the page
 * can be frozen.
 */
export const readingScope = cache((): Scope => ({ requests: [], startedAt: performance.now() }))

/**
 * Returns true while a page renders. Elsewhere, as in a route handler, `cache` returns a new scope for each
 * call.
 */
export function isPage(): boolean {
  const scope = readingScope()
  return readingScope() === scope
}

export const isWaiting = (result: Result<unknown> | undefined): boolean =>
  result?.ok === false && result.error.isWaiting === true

export const isMissingReading = (result: Result<unknown>): boolean => result === missingReading

export const pageNow = (): Date => readingScope().replay?.takenAt ?? new Date()
