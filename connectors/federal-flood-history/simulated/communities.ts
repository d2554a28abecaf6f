import { countyByFips, stateOfFips } from '@/lib/geography/counties'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import type { FemaRow } from './claims'
import { countiesOf } from './events'

const FIRST = Date.UTC(1972, 0, 1)
const DAY_MS = 86_400_000

/** Returns undefined for an invalid number, and for a dissolved community, which the register omits. */
export function communityOf(id: string): FemaRow | undefined {
  const [, state = '', ofCounty, ofCity = ''] = /^(\d{2})(?:9(\d{3})|(\d{3})\d)$/.exec(id) ?? []
  const county = countyByFips(`${state}${ofCounty ?? ofCity}`) ?? anyCounty(state, id)
  if (!county) return undefined
  const share = (what: string) => hashOf('register', what, id)
  if (share('dissolved') < 0.03) return undefined
  const isParticipating = share('participating') > 0.05
  const isEmergency = share('emergency') < 0.08
  const isRated = isParticipating && !isEmergency && share('rated') < 0.5
  const ratingClass = 5 + Math.floor(share('class') * 5)
  const name = county.name.toUpperCase()
  return {
    communityIdNumber: id,
    communityName: `${ofCounty ? `${name} COUNTY` : `${name} FALLS, CITY OF`}    `,
    county: `${name} COUNTY`,
    state: county.state,
    participatingInNFIP: isParticipating,
    tribal: false,
    initialFloodHazardBoundaryMap: usDay(share('first') * 2_000),
    initialFloodInsuranceRateMap: usDay(2_500 + share('first map') * 3_000),
    currentlyEffectiveMapDate: pickBy(share('mark'), [
      usDay(12_000 + share('map') * 7_000),
      `${usDay(12_000 + share('map') * 7_000)}(M)`,
      '(NSFHA)',
    ]),
    regularEmergencyProgramDate: isParticipating
      ? `${usDay(3_000 + share('program') * 3_000)}${isEmergency ? '(E)' : ''}`
      : null,
    sanctionDate: isParticipating ? null : usDay(7_000),
    originalEntryDate: usDay(2_400),
    classRatingEffectiveDate: isRated ? usDay(16_000 + share('since') * 2_000) : null,
    classRating: isRated ? String(ratingClass) : null,
    sfhaDiscount: isRated ? `${(10 - ratingClass) * 5}%` : null,
    nonSfhaDiscount: isRated ? (ratingClass < 7 ? '10%' : '5%') : null,
    lastRefresh: '2026-11-23T06:00:00.000Z',
    id: `sample-${id}`,
  }
}

/** The community number of a town contains no county code. */
function anyCounty(state: string, id: string) {
  const choices = countiesOf(stateOfFips(state) ?? '')
  return choices.length > 0 && id.length === 6 ? pickBy(hashOf('town', id), choices) : undefined
}

function usDay(days: number): string {
  const [year = '', month, day] = new Date(FIRST + Math.floor(days) * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${month}/${day}/${year.slice(2)}`
}
