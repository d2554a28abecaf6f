import type { ExportRow, ExportTable } from '@/lib/export/table'
import type { LngLat } from '@/lib/geography/types'
import { type BuildingCard, buildingCard } from '@/lib/records/building-card/fields'
import type { ValueStage } from './rank'

type Totals = Record<`${ValueStage}Total`, number | null>

interface ListedHome extends BuildingCard, Totals {
  address: string | null
  place: LngLat | null
}

interface SimilarHomesAnswer {
  home: BuildingCard
  homePlace: LngLat | null
  homeTotal: number | null
  stage: ValueStage | null
  records: readonly ListedHome[]
  caveats: string[]
}

const uses = {
  subject: 'the home asked about',
  similar: 'similar home',
  unvalued: 'similar home without a value at this stage',
} as const

const noTotals: Totals = { mailedTotal: null, certifiedTotal: null, boardTotal: null }

const perFootLabel = 'Assessed value per square foot at the stage of the home asked about (derived)'

const useOf = (home: ListedHome, stage: ValueStage | null) =>
  stage && !home[`${stage}Total`] ? uses.unvalued : uses.similar

export function similarTable({
  home,
  homePlace,
  homeTotal,
  stage,
  records,
  caveats,
}: SimilarHomesAnswer): ExportTable {
  const own = { ...home, ...noTotals, address: null, place: homePlace }
  if (stage) own[`${stage}Total`] = homeTotal
  const toRow = (usedAs: string, each: ListedHome): ExportRow => {
    const { address, place, mailedTotal, certifiedTotal, boardTotal, buildingSquareFeet: area } = each
    const total = stage && each[`${stage}Total`]
    return {
      cells: {
        usedAs,
        ...buildingCard.cells(each),
        address,
        mailedTotal,
        certifiedTotal,
        boardTotal,
        perSquareFoot: total && area ? Number((total / area).toFixed(2)) : null,
      },
      geometry: place && { type: 'Point', coordinates: [place.longitude, place.latitude] },
    }
  }
  return {
    columns: [
      { key: 'usedAs', label: 'Used as', type: 'text' },
      ...buildingCard.columns,
      { key: 'address', label: 'Address', type: 'text' },
      { key: 'mailedTotal', label: 'Assessed value as mailed', type: 'number', unit: 'USD' },
      { key: 'certifiedTotal', label: 'Assessed value as certified', type: 'number', unit: 'USD' },
      { key: 'boardTotal', label: 'Assessed value after the Board', type: 'number', unit: 'USD' },
      { key: 'perSquareFoot', label: perFootLabel, type: 'number', unit: 'USD' },
    ],
    key: ['parcelId'],
    rows: [toRow(uses.subject, own), ...records.map((each) => toRow(useOf(each, stage), each))],
    notes: caveats,
  }
}
