import 'server-only'
import type { HomeSelection } from '../fetch-home'
import { proposeInCook } from './propose/cook-proposals'
import { proposeInFlorida } from './propose/florida-proposals'
import type { SuggestedHomesOutcome } from './propose/proposal'
import type { ComparisonSubject } from './similar-home'

const places: Readonly<
  Record<
    string,
    {
      kind: ComparisonSubject['kind']
      propose: (home: HomeSelection, subject: ComparisonSubject) => Promise<SuggestedHomesOutcome | undefined>
    }
  >
> = {
  'florida-assessments': { kind: 'marketValue', propose: proposeInFlorida },
  'cook-county-il-assessments': { kind: 'assessedValue', propose: proposeInCook },
}

const placeOf = ({ sourceId }: HomeSelection, { kind }: ComparisonSubject) => {
  const place = Object.hasOwn(places, sourceId) ? places[sourceId] : undefined
  return place?.kind === kind ? place : undefined
}

export const mayPropose = (home: HomeSelection, subject: ComparisonSubject): boolean =>
  placeOf(home, subject) !== undefined

export const fetchProposals = async (
  home: HomeSelection,
  subject: ComparisonSubject,
): Promise<SuggestedHomesOutcome | undefined> => placeOf(home, subject)?.propose(home, subject)
