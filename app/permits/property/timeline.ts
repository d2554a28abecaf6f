import type { BuildingEntity } from '@/lib/records/building-record/fields'
import type { PropertyAnswer } from '../fetch-permits'
import type { What } from '../url'

const entitiesOf = {
  permits: 'building-permit',
  inspections: 'building-inspection',
  violations: 'property-violation',
} as const satisfies Record<What, BuildingEntity>

export function feedsOf(data: PropertyAnswer['data'], what: What | undefined): PropertyAnswer['data'] {
  if (!what) return data
  const feeds = Object.entries(data.feeds).filter(([, { entity }]) => entity === entitiesOf[what])
  return { ...data, feeds: Object.fromEntries(feeds) }
}
