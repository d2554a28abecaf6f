import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import { isPage, readingScope } from './reading-scope'
import { thisPage } from './this-page'

/** After this the frame of a page is sent, with what is there by then: most answers are kept ones and come in time. */
const FRAME_MS = 150
/** After this a page says of every answer that is missing that it is still waited for. */
const PAGE_MS = 8_000
/** After this a file says what is missing: proxies commonly end an answer that is silent for a minute. */
const FILE_MS = 45_000
/** A kept answer comes in this time: it is given even to a page whose time is over. */
const KEPT_MS = 100

const leftOf = (milliseconds: number) => readingScope().startedAt + milliseconds - performance.now()

/** What comes before the frame of the page is sent; undefined when it comes later. A page in one piece waits for all. */
export async function soon<T>(answer: Promise<T>): Promise<{ value: T } | undefined> {
  const value = answer.then((given) => ({ value: given }))
  if (await isWhole()) return value
  return orAfter(leftOf(FRAME_MS), value, undefined)
}

/** In one piece: shown again as it was seen, or asked for by a browser that runs no script. */
const isWhole = async (): Promise<boolean> =>
  readingScope().replay !== undefined || (await thisPage()).isPlain

const files = new AsyncLocalStorage<number>()

/** All that is read for one file shares its time. */
export const withinFile = <T>(make: () => Promise<T>): Promise<T> => files.run(performance.now(), make)

/** The answer, or that it is still waited for when the time of the page or the file is over. The question itself goes on. */
export function inTime<T>(answer: Promise<Result<T>>, publisher: string): Promise<Result<T>> {
  const begun = files.getStore()
  if (begun !== undefined) {
    const left = begun + FILE_MS - performance.now()
    return orAfter(Math.max(KEPT_MS, left), answer, { ok: false, error: tooLate(publisher) })
  }
  if (!isPage()) return answer
  return orAfter(Math.max(KEPT_MS, leftOf(PAGE_MS)), answer, { ok: false, error: stillWaiting(publisher) })
}

/** What a press waits for: the actions of one tab run one after another, so that none may keep the others waiting. */
export const inActTime = <T>(answer: Promise<Result<T>>, publisher: string): Promise<Result<T>> =>
  orAfter(PAGE_MS, answer, {
    ok: false,
    error: { ...stillWaiting(publisher), message: pressAgain(publisher) },
  })

const pressAgain = (publisher: string) =>
  `${publisher} has not answered yet. We keep asking; press again in a moment to see the answer.`

const tooLate = (publisher: string): Problem => ({
  code: 'upstream_timeout',
  message: `${publisher} did not answer within ${FILE_MS / 1_000} seconds. We keep asking; download the file again in a minute.`,
  issues: [],
})

const stillWaiting = (publisher: string): Problem => ({
  code: 'upstream_timeout',
  message: `${publisher} has not answered yet. We keep asking.`,
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
