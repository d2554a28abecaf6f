import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { formatCount, formatMiles, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { countRecords, listStates } from '@/lib/records/cleanup-site/describe'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatRule, isShorterThanRule } from '@/lib/records/cleanup-site/rule-distance'
import { reviewTexts } from './review-texts'

export type ReviewCleanupList = CleanupSearchResult['lists'][number]

export const listTexts = defineTexts('review.describe-list', {
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
  shorter: 'Shorter than the rule',
  notKnown: 'Not known',
  none: 'None',
  failed: 'Failed',
  why: (failure) => `${failure}.`,
  summary: (records, filled, lists) =>
    `${formatCount(records, 'record')} on ${filled} of ${formatCount(lists, 'cleanup and waste list')} within these distances.`,
  failures: (lists) => `We could not ask ${formatCount(lists, 'list')}.`,
})

export const describeFailure = (problem: string | null) => ({
  counted: listTexts.failed,
  problem: [listTexts.why(translate(listStates.failed)), problem && translate(problem)]
    .filter(Boolean)
    .join(' '),
  listed: listTexts.notKnown,
  rest: listTexts.notKnown,
  unplaced: listTexts.notKnown,
})

const count = (number: number | null) => (number === null ? listTexts.notKnown : formatNumber(number))

export interface ReviewCleanupListText {
  title: string
  note: string | null
  miles: string
  shorter: string | null
  rule: string
  /** The number of records that the source counts, including records that we did not load. */
  counted: string
  problem: string | null
  listed: string
  rest: string
  unplaced: string
}

export function describeReviewed(search: ReviewCleanupList): ReviewCleanupListText {
  const { list, miles, note, problem, state, listed, notLoaded, unplaced } = search
  const heading = {
    title: translate(titleOfList(list)),
    note: note && translate(note),
    miles: formatMiles(miles),
    shorter: isShorterThanRule(search) ? listTexts.shorter : null,
    rule: formatRule(list),
  }
  if (listed === null || notLoaded === null) return { ...heading, ...describeFailure(problem) }
  return {
    ...heading,
    counted: state === 'none' ? listTexts.none : formatNumber(listed + notLoaded),
    problem: null,
    listed: count(listed),
    rest: count(notLoaded),
    unplaced: count(unplaced),
  }
}

export function summarize({ lists }: Pick<CleanupSearchResult, 'lists'>): string {
  const failures = lists.filter(({ state }) => state === 'failed').length
  const filled = lists.filter(({ state }) => state === 'found').length
  const counted = countRecords(lists)
  const first = counted === 0 ? reviewTexts.noSites : listTexts.summary(counted, filled, lists.length)
  return failures > 0 ? `${first} ${listTexts.failures(failures)}` : first
}
