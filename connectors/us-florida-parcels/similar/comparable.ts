import { defineSentences } from '@/lib/sentences/define-sentences'
import type { RollParcel } from './roll-parcel'

export interface ExclusionRule<T> {
  id: string
  text: string
  holds: (each: T) => boolean
}

const CONDOMINIUM = '004'

const reasons = defineSentences('us-florida-parcels.comparable', {
  noValue: 'without a just value',
  land: 'land without a home, which is valued by its own area',
  classified: 'farmed or conserved land, valued by its use',
  public: 'institutional, government or exempt',
  condominium: 'a condominium that is not one unit: its living area is the whole building’s',
  severalBuildings: 'with several buildings or homes, whose area is a sum',
  noYear: 'without a year built',
  rollYear: 'of another roll year, or of none',
  split: 'split or joined with other land',
  disaster: 'marked for a disaster',
  new: 'with new construction on this roll',
  nowhere: 'without a position on the map',
})

const isPublicUse = (code: string | null) => Number(code) >= 70 && Number(code) <= 98
const isVacantUse = (code: string | null) => Number(code) % 10 === 0 && Number(code) < 50

const isClassified = (parcel: RollParcel) =>
  [parcel.classifiedJustValue, parcel.rechargeJustValue, parcel.conservationJustValue].some(
    (value) => (value ?? 0) > 0,
  )

const unfit: readonly ExclusionRule<RollParcel>[] = [
  { id: 'no-value', text: reasons.noValue, holds: ({ justValue }) => !justValue || justValue <= 0 },
  {
    id: 'land',
    text: reasons.land,
    holds: ({ landUseCode, livingSquareFeet }) => isVacantUse(landUseCode) || !livingSquareFeet,
  },
  { id: 'classified', text: reasons.classified, holds: isClassified },
  {
    id: 'public',
    text: reasons.public,
    holds: ({ landUseCode }) => isPublicUse(landUseCode),
  },
  {
    id: 'condominium',
    text: reasons.condominium,
    holds: ({ landUseCode, residentialUnits }) => landUseCode === CONDOMINIUM && residentialUnits !== 1,
  },
  {
    id: 'several-buildings',
    text: reasons.severalBuildings,
    holds: ({ buildings, residentialUnits }) => (buildings ?? 1) > 1 || (residentialUnits ?? 1) > 1,
  },
]

export const refuseSubject = (parcel: RollParcel): string | undefined =>
  unfit.find(({ holds }) => holds(parcel))?.text ?? (isUnknownAge(parcel) ? reasons.noYear : undefined)

const isUnknownAge = ({ yearBuilt, landUseCode }: RollParcel) => !yearBuilt || !landUseCode

export const parcelRules = (rollYear: number): readonly ExclusionRule<RollParcel>[] => [
  {
    id: 'roll-year',
    text: reasons.rollYear,
    holds: (parcel) => parcel.rollYear !== rollYear,
  },
  ...unfit,
  { id: 'split', text: reasons.split, holds: ({ split }) => (split ?? 0) > 0 },
  { id: 'disaster', text: reasons.disaster, holds: ({ disaster }) => (disaster ?? 0) > 0 },
  {
    id: 'new',
    text: reasons.new,
    holds: ({ newConstructionValue }) => (newConstructionValue ?? 0) > 0,
  },
  { id: 'nowhere', text: reasons.nowhere, holds: ({ place }) => place === null },
]

export interface ExclusionCount {
  id: string
  text: string
  count: number
}

export function sift<T>(
  all: readonly T[],
  rules: readonly ExclusionRule<T>[],
): { remaining: T[]; dropped: ExclusionCount[]; apart: { each: T; rule: ExclusionRule<T> }[] } {
  const apart: { each: T; rule: ExclusionRule<T> }[] = []
  const counts = new Map<string, number>()
  const rest = all.filter((each) => {
    const rule = rules.find(({ holds }) => holds(each))
    if (!rule) return true
    counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1)
    apart.push({ each, rule })
    return false
  })
  const dropped = rules.flatMap(({ id, text }) => {
    const count = counts.get(id)
    return count ? [{ id, text, count }] : []
  })
  return { remaining: rest, dropped, apart }
}
