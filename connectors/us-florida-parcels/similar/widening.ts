import type { LngLat } from '@/lib/geography/types'
import { milesToMeters } from '@/lib/units'
import { metersBetween, type RollParcel } from './roll-parcel'

export interface SimilarityCriteria {
  miles: number
  areaPercent: number
  years: number
}

/** Steps from the closest criteria to the widest. They are our choice, not a county's rule. */
export const widening: readonly SimilarityCriteria[] = [
  { miles: 0.5, areaPercent: 15, years: 10 },
  { miles: 0.5, areaPercent: 20, years: 10 },
  { miles: 0.5, areaPercent: 25, years: 10 },
  { miles: 0.5, areaPercent: 25, years: 15 },
  { miles: 1, areaPercent: 25, years: 15 },
  { miles: 2, areaPercent: 25, years: 15 },
]

export const widest: SimilarityCriteria = { miles: 2, areaPercent: 25, years: 15 }

export const rings = [...new Set(widening.map(({ miles }) => miles))]

export const ENOUGH = 10
/** The search stops widening at this number of sales, which is enough for every figure. */
export const ENOUGH_SALES = 30

export interface SubjectParcel {
  place: LngLat
  livingSquareFeet: number
  yearBuilt: number
}

export const isWithin = ({ place }: SubjectParcel, parcel: RollParcel, miles: number): boolean =>
  parcel.place !== null && metersBetween(place, parcel.place) <= milesToMeters(miles)

export const meets = (subject: SubjectParcel, { miles, areaPercent, years }: SimilarityCriteria) => {
  const [least, most] = areaBounds(subject, areaPercent)
  return (parcel: RollParcel): boolean =>
    isWithin(subject, parcel, miles) &&
    (parcel.livingSquareFeet ?? 0) >= least &&
    (parcel.livingSquareFeet ?? 0) <= most &&
    Math.abs((parcel.yearBuilt ?? 0) - subject.yearBuilt) <= years
}

export const areaBounds = ({ livingSquareFeet }: SubjectParcel, percent: number): [number, number] => [
  livingSquareFeet * (1 - percent / 100),
  livingSquareFeet * (1 + percent / 100),
]

export function widen(
  subject: SubjectParcel,
  candidates: readonly RollParcel[],
  steps: readonly SimilarityCriteria[],
) {
  const attempts: (SimilarityCriteria & { found: number })[] = []
  for (const criteria of steps) {
    const similar = candidates.filter(meets(subject, criteria))
    attempts.push({ ...criteria, found: similar.length })
    if (similar.length >= ENOUGH) return { similar, taken: attempts, isEnough: true }
  }
  const last = steps.at(-1)
  return { similar: last ? candidates.filter(meets(subject, last)) : [], taken: attempts, isEnough: false }
}
