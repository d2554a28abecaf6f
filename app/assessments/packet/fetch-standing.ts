import 'server-only'
import type { SimilarParcelsReport } from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import type { HomeSelection } from '../fetch-home'
import { fetchFloridaSimilar } from '../similar/fetch-florida-similar'

export interface HomeComparables {
  compared: SimilarParcelsReport
  meta: Meta
}

/** Returns undefined if the comparison fails, and outside Florida, the only state with data for it. */
export async function fetchStanding(home: HomeSelection): Promise<HomeComparables | undefined> {
  if (home.sourceId !== 'florida-assessments') return undefined
  const answer = await fetchFloridaSimilar(home)
  return answer?.ok && answer.data.compared
    ? { compared: answer.data.compared, meta: answer.meta }
    : undefined
}
