import type { Read } from '@/app/_lib/read/reading-scope'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { stateOfFips } from '@/lib/geography/counties'
import type { LngLat } from '@/lib/geography/types'
import type { Place } from '../place'

export interface County {
  /** Five digits. */
  fips: string
  name: string
  /** Two letters. */
  state: string
}

export type CountyFound =
  | { kind: 'county'; county: County; meta: Meta }
  /** In no county: at sea, or abroad. */
  | { kind: 'none'; meta: Meta }
  | { kind: 'problem'; problem: Problem }

/** Which county a place lies in; knows the state better than our outlines do. */
export async function findCounty({ point }: Place, read: Read): Promise<CountyFound> {
  const answer = await read('geocoder', 'countyAt', point)
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const { county } = answer.data
  const state = county && stateOfFips(county.geoid)
  return county && state
    ? { kind: 'county', county: { fips: county.geoid, name: county.name, state }, meta: answer.meta }
    : { kind: 'none', meta: answer.meta }
}

/** As far as one match of an address can lie from the point that was chosen for it, in degrees. */
const SAME_PLACE = 0.003

/** The city of the address: known, or as the post writes it; undefined where nobody can tell. */
export async function findCity(place: Place, read: Read): Promise<string | undefined> {
  return place.city ?? (await findMatch(place, read))?.city
}

/** The address as the geocoder matches it at this very place. */
export async function findMatch({ point, address }: Place, read: Read) {
  if (address === undefined) return undefined
  const answer = await read('geocoder', 'findAddress', { address })
  return answer.ok ? answer.data.matches.find((match) => isNear(match, point)) : undefined
}

const isNear = (match: LngLat, { latitude, longitude }: LngLat) =>
  Math.abs(match.latitude - latitude) < SAME_PLACE && Math.abs(match.longitude - longitude) < SAME_PLACE
