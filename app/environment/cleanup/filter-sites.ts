import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { groupSites, type SiteGroup } from '@/lib/records/cleanup-site/group-sites'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { isFrsId } from '@/lib/records/facility/fields'
import { type CleanupChoice, noCleanupSites } from '../url'

export const sitesFor = (
  { sites }: Pick<CleanupAnswer, 'sites'>,
  choice: CleanupChoice | undefined,
): SiteGroup[] =>
  choice === noCleanupSites ? [] : groupSites(sites.filter(({ list }) => !choice || list === choice))

export const hrefOfSite = ({ registryId }: CleanupSite): string | undefined =>
  registryId && isFrsId(registryId) ? `/environment/facility/${registryId}` : undefined

export interface CleanupMark {
  name: string
  at: [longitude: number, latitude: number]
  href: string | null
}

/** The middle of a ZIP code has no mark: no site is there. */
export const drawSites = (groups: readonly SiteGroup[]): CleanupMark[] =>
  groups.flatMap(({ records: [first] }) => {
    const { name, latitude, longitude, isPlaceOnly } = first
    if (latitude === null || longitude === null || isPlaceOnly) return []
    return [{ name: formatFacilityName(name), at: [longitude, latitude], href: hrefOfSite(first) ?? null }]
  })
