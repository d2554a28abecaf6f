import type { BuildingCard } from '@/lib/records/building-card/fields'
import { type EvidenceRow, numberOf } from './cells'

const stages = ['board', 'certified', 'mailed'] as const
export type ValueStage = (typeof stages)[number]

export const totalsOf = (row: EvidenceRow): Record<ValueStage, number | null> => ({
  mailed: numberOf(row.mailed_tot),
  certified: numberOf(row.certified_tot),
  board: numberOf(row.board_tot),
})

export function stageOf(row: EvidenceRow): ValueStage | null {
  const totals = totalsOf(row)
  return stages.find((stage) => totals[stage]) ?? null
}

interface HomeValue {
  card: BuildingCard
  row: EvidenceRow
}

/**
 * Compares all homes at the latest stage that the visitor's home has reached, because a later stage may
 * already have lowered the values of other homes.
 */
export function rankOf(
  home: HomeValue,
  alike: readonly BuildingCard[],
  rows: ReadonlyMap<string, EvidenceRow>,
) {
  const stage = stageOf(home.row)
  const own = stage && perFoot(home.card, totalsOf(home.row)[stage])
  if (!stage || !own) return null
  const rank = { lower: 0, equal: 0, higher: 0, unknown: 0 }
  for (const card of alike) {
    const other = perFoot(card, totalsOf(rows.get(card.parcelId) ?? {})[stage])
    if (other === null) rank.unknown += 1
    else if (other === own) rank.equal += 1
    else rank[other < own ? 'lower' : 'higher'] += 1
  }
  return rank
}

const perFoot = ({ buildingSquareFeet }: BuildingCard, total: number | null) =>
  total && buildingSquareFeet ? total / buildingSquareFeet : null
