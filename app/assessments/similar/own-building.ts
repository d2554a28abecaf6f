import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { HomeSelection, OwnBuilding } from '../fetch-home'

/** Cook County publishes sizes apart from its values. Returns undefined elsewhere and without one size. */
export async function fetchOwnBuilding({
  sourceId,
  property,
}: HomeSelection): Promise<OwnBuilding | undefined> {
  if (sourceId !== 'cook-county-il-assessments' || !property.parcelId) return undefined
  const answer = await read('us-assessment-evidence', 'getBuildingRecords', { pin: property.parcelId })
  if (!answer.ok) return undefined
  const { whyNotPerSquareFoot, buildingSquareFeet, records } = answer.data
  if (whyNotPerSquareFoot !== null || !buildingSquareFeet) return undefined
  return { squareFeet: buildingSquareFeet, yearBuilt: records[0]?.yearBuilt ?? null }
}
