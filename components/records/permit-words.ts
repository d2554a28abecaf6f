import type { BuildingEntity } from '@/connectors/open-data-discovery/feed'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** A permit states what the work is to cost; nobody has checked it. */
export const sayMoney = (value: number): string => `declared cost ${money.format(value)}`

export const sayDwellings = (units: number): string =>
  `${units.toLocaleString('en-US')} ${units === 1 ? 'dwelling' : 'dwellings'}`

export const entityWords: Readonly<Record<BuildingEntity, string>> = {
  'building-permit': 'Permit',
  'building-inspection': 'Inspection',
  'property-violation': 'Violation or complaint',
}
