import { listProblems } from '@/app/_surfaces/jobs/read-list'
import { cellStates } from '@/lib/jobs/job'
import { choice, declareUrl, number, page } from '@/lib/url-state'

export const listUrl = declareUrl({
  why: choice([...listProblems, 'file', 'unavailable', 'too-many']),
  count: number({ min: 0, max: 10_000_000 }),
})

export const changeResults = [
  'wrong-key',
  'busy',
  'not-possible',
  'unavailable',
  'no-facts',
  'no-place',
  'too-many',
] as const

export type PlaceListChangeResult = (typeof changeResults)[number]

export const jobUrl = declareUrl({
  result: choice(changeResults),
  state: choice(cellStates),
  page: page(),
})

export const jobHref = (id: string): string => `/places/list/${id}`

/**
 * Declares no parameter, because the URL of a list's file has only `format`, as the URL of every file does.
 */
export const jobFileUrl = declareUrl({})
