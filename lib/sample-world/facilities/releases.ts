import { rollFor } from './numbers'

export interface ToxicRelease {
  year: number
  air: number
  water: number | null
  land: number | null
  sewer: number | null
  offSite: number
}

const newestYear = 2025
const years = 10
const chemicals = [
  'TOLUENE',
  'LEAD COMPOUNDS',
  'XYLENE (MIXED ISOMERS)',
  'AMMONIA',
  'NITRIC ACID',
  'COPPER',
] as const

export function releasesOf(facility: number): ToxicRelease[] {
  const reported = 3 + Math.floor(rollFor(facility, 700) * (years - 2))
  const scale = 10 ** (1 + 4 * rollFor(facility, 701))
  return Array.from({ length: reported }, (_, back) => {
    const amount = (part: number) => Math.round(scale * rollFor(facility, 710 + 10 * back + part))
    const orNone = (part: number) => (rollFor(facility, 800 + part) < 0.6 ? null : amount(part))
    return {
      year: newestYear - back,
      air: amount(1),
      water: orNone(2),
      land: orNone(3),
      sewer: orNone(4),
      offSite: amount(5),
    }
  })
}

export function chemicalsOf(facility: number): string[] {
  return chemicals.filter((_, place) => place === 0 || rollFor(facility, 850 + place) < 0.3)
}
