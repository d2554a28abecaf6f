import type { SamplePermit } from '@/lib/sample-world/permits'

export const about = {
  attribution: 'Sample City of Los Angeles',
  category: 'City Infrastructure',
  tags: ['permits'],
}

export const permitNumber = ({ submitted, index }: SamplePermit) =>
  `${submitted.slice(2, 4)}010-10000-${index}`

export const subTypes: Record<SamplePermit['use'], string> = {
  house: '1 or 2 Family Dwelling',
  duplex: '1 or 2 Family Dwelling',
  townhouse: '1 or 2 Family Dwelling',
  apartments: 'Apartment',
  garage: '1 or 2 Family Dwelling',
  roof: '1 or 2 Family Dwelling',
  shop: 'Commercial',
}

export const typeOf = ({ isNew, use }: SamplePermit) => {
  if (use === 'garage') return 'Bldg-Addition'
  return isNew ? 'Bldg-New' : 'Bldg-Alter/Repair'
}
