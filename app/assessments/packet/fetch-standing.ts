import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { SimilarAnswer } from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import { floridaCounties } from '@/lib/geography/florida-counties'
import type { ChosenHome } from '../fetch-home'

export interface HomeStanding {
  compared: SimilarAnswer
  meta: Meta
}

/** Only Florida publishes the data for a comparison; otherwise the packet has one sheet less. */
export async function fetchStanding({ sourceId, property }: ChosenHome): Promise<HomeStanding | undefined> {
  const county = floridaCounties.find(({ name }) => name === property.county)?.number
  if (sourceId !== 'florida-assessments' || !county || !property.parcelId) return undefined
  const params = { county, parcelId: property.parcelId }
  const answer = await read('us-florida-parcels', 'similarParcels', params)
  const compared = answer.ok ? answer.data.compared : null
  return answer.ok && compared ? { compared, meta: answer.meta } : undefined
}
