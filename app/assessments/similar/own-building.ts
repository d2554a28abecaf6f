import 'server-only'
import { read } from '@/app/_lib/read/data'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type BuildingCard, buildingCard, ownerFacts } from '@/lib/records/building-card/fields'
import type { HomeBuilding, HomeSelection } from '../fetch-home'
import type { HomeRecordFact } from '../home-facts'

const texts = defineTexts('similar.own-building', {
  numbered: (number: number, label: string) => `Building ${number}: ${label}`,
})

/**
 * Fetches building cards of Cook County, which publishes them separately from values. Returns undefined for a
 * home on another roll, or without a card.
 */
export async function fetchOwnBuilding({
  sourceId,
  property,
}: HomeSelection): Promise<HomeBuilding | undefined> {
  if (sourceId !== 'cook-county-il-assessments' || !property.parcelId) return undefined
  const answer = await read('us-assessment-evidence', 'getBuildingRecords', { pin: property.parcelId })
  if (!answer.ok || answer.data.records.length === 0) return undefined
  const { whyNotPerSquareFoot, buildingSquareFeet, records } = answer.data
  const yearBuilt = records[0]?.yearBuilt ?? null
  return {
    facts: records.flatMap((card, index) =>
      factsOf(card, records.length > 1 ? (card.card ?? index + 1) : undefined),
    ),
    meta: answer.meta,
    ...(whyNotPerSquareFoot === null && buildingSquareFeet
      ? { size: { squareFeet: buildingSquareFeet, yearBuilt } }
      : {}),
  }
}

const factsOf = (card: BuildingCard, number?: number): HomeRecordFact[] =>
  ownerFacts.flatMap((field) =>
    buildingCard.facts(card, [field]).map(({ label, value, agencyWords }) => ({
      id: `building${number ?? ''}.${field}`,
      label: number === undefined ? translate(label) : texts.numbered(number, translate(label)),
      value,
      ...(agencyWords && { agencyWords }),
    })),
  )
