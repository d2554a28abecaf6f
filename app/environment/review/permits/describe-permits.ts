import { formatCount, formatMeters, formatMiles, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { describeAway } from '@/lib/records/cleanup-site/describe'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { describeFailure, listTexts, type ReviewCleanupListText } from '../describe-list'
import { siteTexts } from '../describe-site'
import type { ReviewFacilityPermit, ReviewPermitSearch } from './fetch-permits'
import { permitLists, permitListTexts, type ReviewPermitListId } from './permit-lists'

export const permitTexts = defineTexts('review.permits', {
  title: 'Permits and toxic releases',
  lead: 'A permit or a yearly report is not a record of a cleanup. EPA ECHO has no date of its own for these lists.',
  caption: 'Permits and reporting facilities, nearest first',
  distance: 'Distance',
  facility: 'Facility',
  list: 'List',
  status: 'Status, as published',
  id: 'Permit or id',
  none: 'None of these lists has a facility within its distance.',
  noneOfSome: 'The lists that answered have no facility within their distance.',
  rest: (count) => `The next ${formatNumber(count)}`,
  cut: (count, all) =>
    `These are the nearest ${formatNumber(count)} of ${formatNumber(all)}. The workbook has all of them.`,
  beyond: (count) =>
    `The source searches circles: ${formatNumber(count)} more ${count === 1 ? 'is' : 'are'} beyond the distance.`,
  twice: (count) => `The source counts ${formatCount(count, 'row')} twice.`,
  noPosition: 'Position not published',
  failed: (title, problem) =>
    `We could not ask for the list “${title}”, so it says nothing about facilities here. ${problem}`,
})

export const MOST_PERMITS = 300

export const titleOfPermits = (list: ReviewPermitListId): string => permitListTexts[list].title

const count = (number: number | null) => (number === null ? listTexts.notKnown : formatNumber(number))

export function describePermitSearch(search: ReviewPermitSearch): ReviewCleanupListText {
  const { list, miles } = search
  const heading = {
    title: titleOfPermits(list),
    miles: formatMiles(miles),
    shorter: null,
    rule: listTexts.notNamed,
  }
  const { note } = permitListTexts[list]
  if (search.state === 'failed') return { ...heading, note, ...describeFailure(search.problem) }
  const { counted, listed, notLoaded, unplaced, beyond, countedTwice } = search.counts
  const within = counted === null ? null : counted - beyond
  return {
    ...heading,
    note: [
      note,
      ...(beyond > 0 ? [permitTexts.beyond(beyond)] : []),
      ...(countedTwice > 0 ? [permitTexts.twice(countedTwice)] : []),
    ].join(' '),
    counted: search.state === 'none' ? listTexts.none : count(within),
    problem: null,
    listed: count(listed),
    rest: count(notLoaded),
    unplaced: count(unplaced),
  }
}

export function describePermit({ list, distanceMiles, direction, row }: ReviewFacilityPermit, miles: number) {
  const { coordinateAccuracyMeters, permitType, permitStatus, operatingStatus, sourceId, programIds } = row
  return {
    name: formatFacilityName(row.name),
    list: titleOfPermits(list),
    id: list === 'toxic-release' ? programIds.tri.join(', ') : (sourceId ?? ''),
    status: [permitType, permitStatus ?? operatingStatus].filter(Boolean).join(', ') || siteTexts.noStatus,
    distance: distanceMiles === null ? permitTexts.noPosition : describeAway(distanceMiles, direction),
    note: describeAccuracy(distanceMiles, coordinateAccuracyMeters, miles),
  }
}

function describeAccuracy(
  distanceMiles: number | null,
  accuracyMeters: number | null,
  miles: number,
): string | null {
  if (distanceMiles === null) return null
  if (accuracyMeters === null) return siteTexts.noAccuracy
  return isNearLimit({ distanceMiles, accuracyMeters }, miles)
    ? siteTexts.nearLimit(formatMeters(accuracyMeters))
    : null
}

export const describeFailures = (searches: readonly ReviewPermitSearch[]): string[] =>
  searches.flatMap((search) =>
    search.state === 'failed' ? [permitTexts.failed(titleOfPermits(search.list), search.problem)] : [],
  )

export const milesOf = (searches: readonly ReviewPermitSearch[], list: ReviewPermitListId): number =>
  searches.find((search) => search.list === list)?.miles ?? permitLists[list].miles
