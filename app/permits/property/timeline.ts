import type { BuildingEntity } from '@/lib/records/building-record/fields'
import type { BuildingRecordsResponse } from '../fetch-permits'
import type { PermitSubject } from '../url'

const entitiesOf = {
  permits: 'building-permit',
  inspections: 'building-inspection',
  violations: 'property-violation',
} as const satisfies Record<PermitSubject, BuildingEntity>

export function feedsOf(
  data: BuildingRecordsResponse['data'],
  what: PermitSubject | undefined,
): BuildingRecordsResponse['data'] {
  if (!what) return data
  const feeds = Object.entries(data.feeds).filter(([, { entity }]) => entity === entitiesOf[what])
  return { ...data, feeds: Object.fromEntries(feeds) }
}
