import 'server-only'
import type { HomeSelection } from '../fetch-home'
import { proposeInCook } from './propose/cook-proposals'
import { proposeInFlorida } from './propose/florida-proposals'
import type { SuggestedHomes } from './propose/proposal'
import type { ComparedSubject } from './similar-home'

const places: Readonly<
  Record<
    string,
    {
      kind: ComparedSubject['kind']
      propose: (home: HomeSelection, subject: ComparedSubject) => Promise<SuggestedHomes | undefined>
    }
  >
> = {
  'florida-assessments': { kind: 'marketValue', propose: proposeInFlorida },
  'cook-county-il-assessments': { kind: 'assessedValue', propose: proposeInCook },
}

const placeOf = ({ sourceId }: HomeSelection, { kind }: ComparedSubject) => {
  const place = Object.hasOwn(places, sourceId) ? places[sourceId] : undefined
  return place?.kind === kind ? place : undefined
}

export const mayPropose = (home: HomeSelection, subject: ComparedSubject): boolean =>
  placeOf(home, subject) !== undefined

export const fetchProposals = async (
  home: HomeSelection,
  subject: ComparedSubject,
): Promise<SuggestedHomes | undefined> => placeOf(home, subject)?.propose(home, subject)
