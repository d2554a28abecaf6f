import type { RowFilterHints } from '@/lib/conditions/evaluate'
import { townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import { marketValueOf, type SampleAssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'

export const YEARS = [2026, 2025, 2024, 2023] as const

export function cookHomes({ equals }: RowFilterHints): Iterable<SampleAssessedProperty> {
  const places = townsOf('IL').filter(({ city }) => city === 'Chicago')
  const serials = equals.pin?.flatMap((pin) => {
    const [, serial] = /^1(\d{8})0/.exec(pin) ?? []
    return serial === undefined ? [] : [Number(serial)]
  })
  return assessedProperties(places, serials ? { serials } : {})
}

export const pinOf = ({ serial, unit }: SampleAssessedProperty): string =>
  `1${String(serial).padStart(8, '0')}0${unit ? `1${unit.padStart(3, '0')}` : '0000'}`

export function classOf({ kind, livingSquareFeet, yearBuilt }: SampleAssessedProperty): string {
  if (kind === 'exempt') return 'EX'
  if (kind === 'vacant') return '100'
  if (kind === 'condominium') return '299'
  if (livingSquareFeet < 1000) return '202'
  return (yearBuilt ?? 0) < 1964 ? '205' : '278'
}

export const area = { township_code: '77', nbhd: '77011' }

export function stagesIn(property: SampleAssessedProperty, year: number) {
  const { land, building } = marketValueOf(property, year)
  const reached = year < 2026 ? 3 : Math.min(3, Math.floor(property.roll('stage') * 4))
  const first = property.roll(`appeal ${year}`) < 0.3 ? 0.96 : 1
  const second = property.roll(`board ${year}`) < 0.3 ? 0.95 : 1
  const total = (share: number) => Math.round(land * 0.1) + Math.round(building * 0.1 * share)
  return {
    mailed: reached > 0 ? total(1) : null,
    certified: reached > 1 ? total(first) : null,
    board: reached > 2 ? total(first * second) : null,
  }
}
