import 'server-only'
import type { SimilarAnswer } from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import type { HomeSelection } from '../fetch-home'
import { fetchFloridaSimilar } from '../similar/fetch-florida-similar'

export interface HomeStanding {
  compared: SimilarAnswer
  meta: Meta
}

/**
 * Returns undefined for a home outside Florida, the only state with data for the comparison, or if the
 * comparison cannot be loaded. The appeal packet then has no sheet with the home's rank.
 */
export async function fetchStanding(home: HomeSelection): Promise<HomeStanding | undefined> {
  if (home.sourceId !== 'florida-assessments') return undefined
  const answer = await fetchFloridaSimilar(home)
  return answer?.ok && answer.data.compared
    ? { compared: answer.data.compared, meta: answer.meta }
    : undefined
}
