import type { AssessedProperty } from './assessed-property'
import { hashOf } from './hash'

export interface YearValue {
  land: number
  building: number
  total: number
}

const firstYear = 1999

/** Market value in a year, whole hundreds of dollars: rises and falls with the years, now and then by a jump. */
export function marketValueOf(property: AssessedProperty, year: number): YearValue {
  const { kind, lotSquareFeet, livingSquareFeet, units, yearBuilt, roll, address } = property
  const share = kind === 'condominium' ? units : 1
  const level = levelIn(address.state, year) * (0.8 + 0.4 * roll('quarter'))
  const land = hundreds((lotSquareFeet / share) * 14 * level)
  const isStanding = yearBuilt !== null && yearBuilt <= year
  const renewed = roll('renewed') < 0.15 && year >= 2025 ? 1.25 : 1
  const building = isStanding ? hundreds(livingSquareFeet * (70 + 60 * roll('quality')) * level * renewed) : 0
  return { land, building, total: land + building }
}

/** The market of a state: three years at one level, as most places reassess. */
function levelIn(state: string, year: number): number {
  const cycle = Math.floor((year - firstYear) / 3)
  const drift = 0.55 + 0.075 * cycle
  return drift * (0.94 + 0.12 * hashOf('market', state, cycle))
}

const hundreds = (dollars: number) => 100 * Math.round(dollars / 100)
