import 'server-only'
import { cache } from 'react'
import type { Result } from '@/lib/connector/result'

/** A question that this page asked while it was made. */
export interface Asked {
  connector: string
  method: string
  params: unknown
  result: Promise<Result<unknown>>
}

/** What answers instead of the sources: a page as it was seen once. */
export interface Replay {
  /** The address under which the page is kept. */
  href: string
  takenAt: Date
  answer(connector: string, method: string, params: unknown): Result<unknown>
}

interface Scope {
  asked: Asked[]
  replay?: Replay
}

/** One for each page that is made: every question passes here, so that a page can be shared and shown again. */
export const readingScope = cache((): Scope => ({ asked: [] }))

/** The clock of a page: the day it was seen, where it is shown again. */
export const pageNow = (): Date => readingScope().replay?.takenAt ?? new Date()
