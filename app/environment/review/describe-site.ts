import { formatDay, formatMeters } from '@/lib/format'
import { describeAway } from '@/lib/records/cleanup-site/describe'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { type CleanupList, titleOfList } from '@/lib/records/cleanup-site/lists'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'

export type LimitOf = (list: CleanupList) => number | undefined

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

/** Says where a distance is weaker than its digits. */
export function describePosition(record: CleanupSite, limitOf: LimitOf): string[] {
  const { isPlaceOnly, accuracyMeters, distanceMiles, list } = record
  if (distanceMiles === null) return []
  if (isPlaceOnly) return [texts.placeOnly]
  if (accuracyMeters === null) return [texts.noAccuracy]
  const limit = limitOf(list)
  const isNear = limit !== undefined && isNearLimit(record, limit)
  return isNear ? [texts.nearLimit(formatMeters(accuracyMeters))] : []
}

export function describeDistance({
  distanceMiles,
  direction,
}: Pick<CleanupSite, 'distanceMiles' | 'direction'>): string {
  if (distanceMiles === null) return texts.noPosition
  return describeAway(distanceMiles, direction)
}

/** "Brownfields with federal money: 12345" */
export const describeListing = ({ list, programId }: Pick<CleanupSite, 'list' | 'programId'>): string =>
  programId === null ? titleOfList(list) : `${titleOfList(list)}: ${programId}`

export const describeRegistry = (registryId: string | null): string[] =>
  registryId === null ? [] : [texts.registry(registryId)]

/** A status is quoted as published, because a letter means something to its program only. */
export function describeStatus({ status, reportedOn, registryUpdatedOn }: CleanupSite): string {
  return [
    status === null ? texts.noStatus : `“${status}”`,
    reportedOn && texts.reported(formatDay(reportedOn)),
    registryUpdatedOn && texts.updated(formatDay(registryUpdatedOn)),
  ]
    .filter(Boolean)
    .join(', ')
}
