import 'server-only'
import type { HomeSelection } from '../fetch-home'
import { proposeInCook } from './propose/cook-proposals'
import { proposeInFlorida } from './propose/florida-proposals'
import type { Proposals } from './propose/proposal'
import type { Subject } from './similar-home'

const places: Readonly<
  Record<
    string,
    {
      kind: Subject['kind']
      propose: (home: HomeSelection, subject: Subject) => Promise<Proposals | undefined>
    }
  >
> = {
  'florida-assessments': { kind: 'marketValue', propose: proposeInFlorida },
  'cook-county-il-assessments': { kind: 'assessedValue', propose: proposeInCook },
}

const placeOf = ({ sourceId }: HomeSelection, { kind }: Subject) => {
  const place = Object.hasOwn(places, sourceId) ? places[sourceId] : undefined
  return place?.kind === kind ? place : undefined
}

export const mayPropose = (home: HomeSelection, subject: Subject): boolean =>
  placeOf(home, subject) !== undefined

/** Returns undefined if no office publishes the facts. */
export const fetchProposals = async (home: HomeSelection, subject: Subject): Promise<Proposals | undefined> =>
  placeOf(home, subject)?.propose(home, subject)
