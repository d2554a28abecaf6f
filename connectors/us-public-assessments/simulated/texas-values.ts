import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'

export function serialOfAccount(id: string): number | null {
  const digits = id.replace(/\D/g, '')
  return digits === '' ? null : Math.floor(Number(digits) / 10)
}

/** Market value, and what is left of it after the limit on homesteads. */
export function texasValues(property: AssessedProperty, year: number) {
  const { land, building, total } = marketValueOf(property, year)
  const isLimited = property.kind === 'house' && property.roll('homestead') < 0.5
  return { land, building, market: total, limited: isLimited ? Math.round(total * 0.93) : total }
}

/** The state's category of property. */
export const categoryCode = ({ kind }: AssessedProperty) =>
  ({ house: 'A1', condominium: 'A3', vacant: 'C1', exempt: 'XV' })[kind]
