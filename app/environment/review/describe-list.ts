import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import { formatCount, formatMiles, formatNumber } from '@/lib/format'
import { countRecords, listStates } from '@/lib/records/cleanup-site/describe'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatRule, isShorterThanRule } from '@/lib/records/cleanup-site/rule-distance'
import { reviewTexts } from './review-texts'

export type ReviewedList = CleanupAnswer['lists'][number]

export const listLabels = {
  caption: 'Federal lists, how far each was searched, and what it has there',
  list: 'List',
  miles: 'Searched',
  rule: 'Rule',
  counted: 'Source counts',
  listed: 'Listed',
  rest: 'Not loaded',
  unplaced: 'No position',
  loading: 'Loading',
  notNamed: 'Not named',
} as const

const texts = { shorter: 'Shorter than the rule', notKnown: 'Not known', none: 'None', failed: 'Failed' }

export const describeFailure = (problem: string | null) => ({
  counted: texts.failed,
  problem: [`${listStates.failed}.`, problem].filter(Boolean).join(' '),
  listed: texts.notKnown,
  rest: texts.notKnown,
  unplaced: texts.notKnown,
})

const count = (number: number | null) => (number === null ? texts.notKnown : formatNumber(number))

export interface ListWords {
  title: string
  note: string | null
  miles: string
  shorter: string | null
  rule: string
  /** The source counts both loaded and other records. */
  counted: string
  problem: string | null
  listed: string
  rest: string
  unplaced: string
}

export function describeReviewed(search: ReviewedList): ListWords {
  const { list, miles, note, problem, state, listed, notLoaded, unplaced } = search
  const heading = {
    title: titleOfList(list),
    note,
    miles: formatMiles(miles),
    shorter: isShorterThanRule(search) ? texts.shorter : null,
    rule: formatRule(list),
  }
  if (listed === null || notLoaded === null) return { ...heading, ...describeFailure(problem) }
  return {
    ...heading,
    counted: state === 'none' ? texts.none : formatNumber(listed + notLoaded),
    problem: null,
    listed: count(listed),
    rest: count(notLoaded),
    unplaced: count(unplaced),
  }
}

export function summarize({ lists }: Pick<CleanupAnswer, 'lists'>): string {
  const failures = lists.filter(({ state }) => state === 'failed').length
  const filled = lists.filter(({ state }) => state === 'found').length
  const counted = countRecords(lists)
  const first =
    counted === 0
      ? reviewTexts.noSites
      : `${formatCount(counted, 'record')} on ${filled} of ${formatCount(lists.length, 'cleanup and waste list')} within these distances.`
  return failures > 0 ? `${first} We could not ask ${formatCount(failures, 'list')}.` : first
}
