import { formatDay, formatMeters } from '@/lib/format'
import { describeAway } from '@/lib/records/cleanup-site/describe'
import { type CleanupSite, statusWords } from '@/lib/records/cleanup-site/fields'
import type { SiteGroup } from '@/lib/records/cleanup-site/group-sites'
import { type CleanupList, cleanupListIds, titleOfList } from '@/lib/records/cleanup-site/lists'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'

export const byList = (records: readonly CleanupSite[]): CleanupSite[] =>
  records.toSorted((one, other) => cleanupListIds.indexOf(one.list) - cleanupListIds.indexOf(other.list))

export type FindListLimit = (list: CleanupList) => number | undefined

const texts = {
  placeOnly: 'Middle of a ZIP code or town, so the distance is not of the site.',
  noAccuracy: 'Accuracy of the position not stated.',
  nearLimit: (accuracy: string) => `May lie beyond the distance: its position is exact to ${accuracy} only.`,
  noPosition: 'Not known: the record has no position',
  noStatus: 'Not published',
  registry: (id: string) => `registry id ${id}`,
  reported: (day: string) => `reported or decided on ${day}`,
  updated: (day: string) => `registry record updated on ${day}`,
}

export function describePosition(record: CleanupSite, limitOf: FindListLimit): string[] {
  const { isPlaceOnly, accuracyMeters, distanceMiles, list } = record
  if (distanceMiles === null) return []
  if (isPlaceOnly) return [texts.placeOnly]
  if (accuracyMeters === null) return [texts.noAccuracy]
  const limit = limitOf(list)
  const isNear = limit !== undefined && isNearLimit(record, limit)
  return isNear ? [texts.nearLimit(formatMeters(accuracyMeters))] : []
}

function describeDistance({
  distanceMiles,
  direction,
}: Pick<CleanupSite, 'distanceMiles' | 'direction'>): string {
  if (distanceMiles === null) return texts.noPosition
  return describeAway(distanceMiles, direction)
}

const describeListing = ({ list, programId }: Pick<CleanupSite, 'list' | 'programId'>): string =>
  programId === null ? titleOfList(list) : `${titleOfList(list)}: ${programId}`

const describeRegistry = (registryId: string | null): string[] =>
  registryId === null ? [] : [texts.registry(registryId)]

export const describePublished = (record: CleanupSite): string => statusWords(record) ?? texts.noStatus

function describeStatus(record: CleanupSite): string {
  const { reportedOn, registryUpdatedOn } = record
  return [
    describePublished(record),
    reportedOn && texts.reported(formatDay(reportedOn)),
    registryUpdatedOn && texts.updated(formatDay(registryUpdatedOn)),
  ]
    .filter(Boolean)
    .join(', ')
}

export const lineLabels = {
  lists: 'Lists and ids',
  status: 'Status and date',
  distance: 'Distance',
  height: 'Ground',
  page: 'Agency’s page',
} as const

export const noHeight = 'Not compared: the list has no position of the site itself.'
export const noPage = 'The list names no page of this site.'

export function describeGroup({ records }: SiteGroup, limitOf: FindListLimit) {
  const [first] = records
  return {
    lists: [...records.map(describeListing), ...describeRegistry(first.registryId)].join('; '),
    status: records
      .map((record) =>
        records.length === 1
          ? describeStatus(record)
          : `${titleOfList(record.list)}: ${describeStatus(record)}`,
      )
      .join('; '),
    distance: describeDistance(first),
    notes: [...new Set(records.flatMap((record) => describePosition(record, limitOf)))],
    page: records.find(({ detailUrl }) => detailUrl)?.detailUrl ?? null,
  }
}
