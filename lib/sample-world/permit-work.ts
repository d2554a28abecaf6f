import { pickBy } from './hash'

export interface Work {
  use: 'house' | 'duplex' | 'townhouse' | 'apartments' | 'garage' | 'roof' | 'shop'
  isNew: boolean
  /** Dwellings that it adds. */
  units: number
}

export function workOf(roll: (question: string) => number): Work {
  const use = pickBy(roll('use'), usesByFrequency)
  const isNew = roll('new') < chanceOfNew[use]
  return { use, isNew, units: isNew ? unitsOf(use, roll('units')) : 0 }
}

const usesByFrequency = [
  ...['house', 'house', 'house', 'house', 'house', 'duplex', 'townhouse', 'townhouse'],
  ...['apartments', 'apartments', 'garage', 'garage', 'garage', 'roof', 'roof', 'roof', 'roof', 'roof'],
  ...['shop', 'shop'],
] as [Work['use'], ...Work['use'][]]

const chanceOfNew: Record<Work['use'], number> = {
  house: 0.6,
  duplex: 0.7,
  townhouse: 0.8,
  apartments: 0.6,
  garage: 0.6,
  roof: 0,
  shop: 0.3,
}

function unitsOf(use: Work['use'], fraction: number): number {
  switch (use) {
    case 'house':
    case 'townhouse':
      return 1
    case 'duplex':
      return 2
    case 'apartments':
      return 3 + Math.floor(fraction ** 3 * 180)
    default:
      return 0
  }
}

/** Of some, and not only of small works, nobody stated a value. */
export function valueOfWork({ use, isNew, units }: Work, fraction: number): number {
  if (fraction < 0.06) return 0
  const base = { house: 280, duplex: 410, townhouse: 230, apartments: 150, garage: 38, roof: 14, shop: 320 }
  const whole = base[use] * (0.6 + fraction) * (use === 'apartments' ? Math.max(units, 1) : 1)
  return Math.round(isNew ? whole : whole / 6) * 1000
}
