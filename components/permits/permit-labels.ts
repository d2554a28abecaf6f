import type { BuildingEntity } from '@/connectors/open-data-discovery/buildings/feed'
import { formatCount, formatDollars } from '@/lib/format'

/** A permit states what the work is to cost; nobody has checked it. */
export const formatMoney = (value: number): string => `declared cost ${formatDollars(value)}`

export const describeDwellings = (units: number): string => formatCount(units, 'dwelling')

export const severalWords: Readonly<Record<BuildingEntity, string>> = {
  'building-permit': 'Permits',
  'building-inspection': 'Inspections',
  'property-violation': 'Violations and complaints',
}
