import { formatCount, formatMeters, formatMiles, formatNumber } from '@/lib/format'
import { describeAway } from '@/lib/records/cleanup-site/describe'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { describeFailure, type ListWords, listLabels } from '../describe-list'
import type { ListedPermit, PermitSearch } from './fetch-permits'
import { type PermitListId, permitLists } from './permit-lists'

export const permitTexts = {
  title: 'Permits and toxic releases',
  lead: 'A permit or a yearly report is not a record of a cleanup. EPA ECHO has no date of its own for these lists.',
  caption: 'Permits and reporting facilities, nearest first',
  none: 'None of these lists has a facility within its distance.',
  noneOfSome: 'The lists that answered have no facility within their distance.',
  rest: (count: number) => `The next ${formatNumber(count)}`,
  cut: (count: number, all: number) =>
    `These are the nearest ${formatNumber(count)} of ${formatNumber(all)}. The workbook has all of them.`,
}

export const MOST_PERMITS = 300

const texts = {
  none: 'None',
  notCounted: 'Not known',
  beyond: (count: number) =>
    `The source searches circles: ${formatNumber(count)} more ${count === 1 ? 'is' : 'are'} beyond the distance.`,
  twice: (count: number) => `The source counts ${formatCount(count, 'row')} twice.`,
  noPosition: 'Position not published',
  noAccuracy: 'Accuracy of the position not stated.',
  nearLimit: (accuracy: string) => `May lie beyond the distance: its position is exact to ${accuracy} only.`,
  noStatus: 'Not published',
  failed: (title: string, problem: string) =>
    `We could not ask for the list “${title}”, so it says nothing about facilities here. ${problem}`,
}

export const titleOfPermits = (list: PermitListId): string => permitLists[list].title

const count = (number: number | null) => (number === null ? texts.notCounted : formatNumber(number))

export function describePermitSearch(search: PermitSearch): ListWords {
  const { list, miles } = search
  const heading = {
    title: titleOfPermits(list),
    miles: formatMiles(miles),
    shorter: null,
    rule: listLabels.notNamed,
  }
  const { note } = permitLists[list]
  if (search.state === 'failed') return { ...heading, note, ...describeFailure(search.problem) }
  const { counted, listed, notLoaded, unplaced, beyond, countedTwice } = search.counts
  const within = counted === null ? null : counted - beyond
  return {
    ...heading,
    note: [
      note,
      ...(beyond > 0 ? [texts.beyond(beyond)] : []),
      ...(countedTwice > 0 ? [texts.twice(countedTwice)] : []),
    ].join(' '),
    counted: search.state === 'none' ? texts.none : count(within),
    problem: null,
    listed: count(listed),
    rest: count(notLoaded),
    unplaced: count(unplaced),
  }
}

export function describePermit({ list, distanceMiles, direction, row }: ListedPermit, miles: number) {
  const { coordinateAccuracyMeters, permitType, permitStatus, operatingStatus, sourceId, programIds } = row
  return {
    name: formatFacilityName(row.name),
    list: titleOfPermits(list),
    id: list === 'toxic-release' ? programIds.tri.join(', ') : (sourceId ?? ''),
    status: [permitType, permitStatus ?? operatingStatus].filter(Boolean).join(', ') || texts.noStatus,
    distance: distanceMiles === null ? texts.noPosition : describeAway(distanceMiles, direction),
    note: describeAccuracy(distanceMiles, coordinateAccuracyMeters, miles),
  }
}

function describeAccuracy(
  distanceMiles: number | null,
  accuracyMeters: number | null,
  miles: number,
): string | null {
  if (distanceMiles === null) return null
  if (accuracyMeters === null) return texts.noAccuracy
  return isNearLimit({ distanceMiles, accuracyMeters }, miles)
    ? texts.nearLimit(formatMeters(accuracyMeters))
    : null
}

export const describeFailures = (searches: readonly PermitSearch[]): string[] =>
  searches.flatMap((search) =>
    search.state === 'failed' ? [texts.failed(titleOfPermits(search.list), search.problem)] : [],
  )

export const permitLabels = {
  distance: 'Distance',
  facility: 'Facility',
  list: 'List',
  status: 'Status, as published',
  id: 'Permit or id',
} as const

export const milesOf = (searches: readonly PermitSearch[], list: PermitListId): number =>
  searches.find((search) => search.list === list)?.miles ?? permitLists[list].miles
