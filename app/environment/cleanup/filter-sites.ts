import { hrefOfRegistryId } from '@/app/_lib/facility-href'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { type CleanupSiteGroup, groupSites } from '@/lib/records/cleanup-site/group-sites'
import { positionOfSite } from '@/lib/records/cleanup-site/position'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { type CleanupChoice, noCleanupSites } from '../url'

export const sitesFor = (
  { sites }: Pick<CleanupSearchResult, 'sites'>,
  choice: CleanupChoice | undefined,
): CleanupSiteGroup[] =>
  choice === noCleanupSites ? [] : groupSites(sites.filter(({ list }) => !choice || list === choice))

export interface CleanupMark {
  name: string
  at: [longitude: number, latitude: number]
  href: string | null
}

/**
 * Omits a site whose only position is the center of a ZIP code, town or county, because the site is not
 * there.
 */
export const drawSites = (groups: readonly CleanupSiteGroup[]): CleanupMark[] =>
  groups.flatMap(({ records: [first] }) => {
    const { name, registryId } = first
    const position = positionOfSite(first)
    if (!position) return []
    const { latitude, longitude } = position
    return [
      {
        name: formatFacilityName(name),
        at: [longitude, latitude],
        href: hrefOfRegistryId(registryId) ?? null,
      },
    ]
  })
