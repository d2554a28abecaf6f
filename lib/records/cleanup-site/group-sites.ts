import type { CleanupSite } from './fields'

export interface CleanupSiteGroup {
  key: string
  records: readonly [CleanupSite, ...CleanupSite[]]
}

/**
 * Groups records by registry id. Records without one are grouped only if their list and program id are equal,
 * because ids of different programs look alike.
 */
export function groupSites(records: readonly CleanupSite[]): CleanupSiteGroup[] {
  const groups = new Map<string, [CleanupSite, ...CleanupSite[]]>()
  for (const [index, record] of records.entries()) {
    const { registryId, list, programId } = record
    const key = registryId ?? `${list}:${programId ?? index}`
    const group = groups.get(key)
    if (group) group.push(record)
    else groups.set(key, [record])
  }
  return [...groups].map(([key, members]) => ({ key, records: members }))
}
