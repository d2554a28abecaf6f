import { formatDay, formatMeters } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeAway } from '@/lib/records/cleanup-site/describe'
import { type CleanupSite, statusWords } from '@/lib/records/cleanup-site/fields'
import type { CleanupSiteGroup } from '@/lib/records/cleanup-site/group-sites'
import { type CleanupListId, cleanupListIds, titleOfList } from '@/lib/records/cleanup-site/lists'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'

export const byList = (records: readonly CleanupSite[]): CleanupSite[] =>
  records.toSorted((one, other) => cleanupListIds.indexOf(one.list) - cleanupListIds.indexOf(other.list))

export type SearchDistanceOfList = (list: CleanupListId) => number | undefined

export const siteTexts = defineTexts('review.describe-site', {
  placeOnly: 'Middle of a ZIP code or town, so the distance is not of the site.',
  noAccuracy: 'Accuracy of the position not stated.',
  nearLimit: (accuracy) => `May lie beyond the distance: its position is exact to ${accuracy} only.`,
  noPosition: 'Not known: the record has no position',
  noStatus: 'Not published',
  listed: (status) => `Listed: ${status}`,
  registry: (id) => `registry id ${id}`,
  reported: (day) => `reported or decided on ${day}`,
  updated: (day) => `registry record updated on ${day}`,
  noHeight: 'Not compared: the list has no position of the site itself.',
  noPage: 'The list names no page of this site.',
})

export function describePosition(record: CleanupSite, limitOf: SearchDistanceOfList): string[] {
  const { isPlaceOnly, accuracyMeters, distanceMiles, list } = record
  if (distanceMiles === null) return []
  if (isPlaceOnly) return [siteTexts.placeOnly]
  if (accuracyMeters === null) return [siteTexts.noAccuracy]
  const limit = limitOf(list)
  const isNear = limit !== undefined && isNearLimit(record, limit)
  return isNear ? [siteTexts.nearLimit(formatMeters(accuracyMeters))] : []
}

function describeDistance({
  distanceMiles,
  direction,
}: Pick<CleanupSite, 'distanceMiles' | 'direction'>): string {
  if (distanceMiles === null) return siteTexts.noPosition
  return describeAway(distanceMiles, direction)
}

const describeListing = ({ list, programId }: Pick<CleanupSite, 'list' | 'programId'>): string =>
  programId === null ? translate(titleOfList(list)) : `${translate(titleOfList(list))}: ${programId}`

const describeRegistry = (registryId: string | null): string[] =>
  registryId === null ? [] : [siteTexts.registry(registryId)]

export function describePublished(record: CleanupSite): string {
  const { status } = record
  if (status === null) return siteTexts.noStatus
  return statusWords(record) === status ? status : siteTexts.listed(status)
}

function describeStatus(record: CleanupSite): string {
  const { reportedOn, registryUpdatedOn } = record
  return [
    describePublished(record),
    reportedOn && siteTexts.reported(formatDay(reportedOn)),
    registryUpdatedOn && siteTexts.updated(formatDay(registryUpdatedOn)),
  ]
    .filter(Boolean)
    .join(', ')
}

export const lineLabels = defineTexts('review.line-labels', {
  lists: 'Lists and ids',
  status: 'Status and date',
  distance: 'Distance',
  height: 'Ground',
  page: 'Agency’s page',
})

export function describeGroup({ records }: CleanupSiteGroup, limitOf: SearchDistanceOfList) {
  const [first] = records
  return {
    lists: [...records.map(describeListing), ...describeRegistry(first.registryId)].join('; '),
    status: records
      .map((record) =>
        records.length === 1
          ? describeStatus(record)
          : `${translate(titleOfList(record.list))}: ${describeStatus(record)}`,
      )
      .join('; '),
    distance: describeDistance(first),
    notes: [...new Set(records.flatMap((record) => describePosition(record, limitOf)))],
    page: records.find(({ detailUrl }) => detailUrl)?.detailUrl ?? null,
  }
}
