import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { isPage, readingScope } from './reading-scope'
import { thisPage } from './this-page'

const texts = defineTexts('read.page-deadline', {
  press: (publisher: string) =>
    `${publisher} has not answered yet. We keep asking; press again in a moment to see the answer.`,
  late: (publisher: string, seconds: number) =>
    `${publisher} did not answer within ${seconds} seconds. We keep asking; download the file again in a minute.`,
  waiting: (publisher: string) => `${publisher} has not answered yet. We keep asking.`,
})

/** The frame of a page is sent after this time. Most results come from the cache and arrive earlier. */
const FRAME_MS = 150
const PAGE_MS = 8_000
/**
 * A file waits no longer than this, because many proxies close a response that sends nothing for a minute.
 */
const FILE_MS = 45_000
/** Minimum wait, even after the deadline, because a cached result arrives within this time. */
const KEPT_MS = 100

const remainingOf = (milliseconds: number) => readingScope().startedAt + milliseconds - performance.now()

/**
 * Resolves to undefined if the result arrives after the frame. A page from a snapshot or with `plain=1`
 * always waits for the result.
 */
export async function soon<T>(answer: Promise<T>): Promise<{ value: T } | undefined> {
  const value = answer.then((result) => ({ value: result }))
  if (await isWhole()) return value
  return orAfter(remainingOf(FRAME_MS), value, undefined)
}

export const isWhole = async (): Promise<boolean> =>
  readingScope().replay !== undefined || (await thisPage()).isPlain

const files = new AsyncLocalStorage<number>()

/** A page that shows the rows of a file has the deadline of a page. */
export const withinFile = <T>(make: () => Promise<T>): Promise<T> =>
  isPage() ? make() : files.run(performance.now(), make)

/**
 * Resolves to a failure if the result misses the deadline of the page or file. The request continues, so that
 * a retry can get its result from the cache.
 */
export function inTime<T>(answer: Promise<Result<T>>, publisher: string): Promise<Result<T>> {
  const startedAt = files.getStore()
  if (startedAt !== undefined) {
    const left = startedAt + FILE_MS - performance.now()
    return orAfter(Math.max(KEPT_MS, left), answer, { ok: false, error: tooLate(publisher) })
  }
  if (!isPage()) return answer
  return orAfter(Math.max(KEPT_MS, remainingOf(PAGE_MS)), answer, {
    ok: false,
    error: stillWaiting(publisher),
  })
}

/** A tab runs its actions one after another, so a slow action would block the others. */
export const inActTime = <T>(answer: Promise<Result<T>>, publisher: string): Promise<Result<T>> =>
  orAfter(PAGE_MS, answer, {
    ok: false,
    error: { ...stillWaiting(publisher), message: texts.press(publisher) },
  })

const tooLate = (publisher: string): Problem => ({
  code: 'upstream_timeout',
  message: texts.late(publisher, FILE_MS / 1_000),
  issues: [],
})

const stillWaiting = (publisher: string): Problem => ({
  code: 'upstream_timeout',
  message: texts.waiting(publisher),
  issues: [],
  isWaiting: true,
})

async function orAfter<T>(milliseconds: number, answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
