import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { stateOfFips } from '@/lib/geography/counties'
import type { LngLat } from '@/lib/geography/types'
import type { Place } from '../place'

export interface County {
  fips: string
  name: string
  state: string
}

export type CountyMatch =
  | { kind: 'county'; county: County; meta: Meta }
  | { kind: 'none'; meta: Meta }
  | { kind: 'problem'; problem: Problem }

export async function findCounty({ point }: Place, call: EngineCaller): Promise<CountyMatch> {
  const answer = await call('geocoder', 'countyAt', point)
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const { county } = answer.data
  const state = county && stateOfFips(county.geoid)
  return county && state
    ? { kind: 'county', county: { fips: county.geoid, name: county.name, state }, meta: answer.meta }
    : { kind: 'none', meta: answer.meta }
}

const SAME_PLACE = 0.003

export async function findCity(place: Place, call: EngineCaller): Promise<string | undefined> {
  return place.city ?? (await findMatch(place, call))?.city
}

export async function findMatch({ point, address }: Place, call: EngineCaller) {
  if (address === undefined) return undefined
  const answer = await call('geocoder', 'findAddress', { address })
  return answer.ok ? answer.data.matches.find((match) => isNear(match, point)) : undefined
}

const isNear = (match: LngLat, { latitude, longitude }: LngLat) =>
  Math.abs(match.latitude - latitude) < SAME_PLACE && Math.abs(match.longitude - longitude) < SAME_PLACE

/** A geocoded address is a point along the street. Its parcel is within this distance. */
const REACH_METERS = 70
const METERS_PER_DEGREE = 111_320

export function boxAround({ latitude, longitude }: LngLat, meters = REACH_METERS): number[] {
  const north = meters / METERS_PER_DEGREE
  const east = north / Math.cos((latitude * Math.PI) / 180)
  const edges = [longitude - east, latitude - north, longitude + east, latitude + north]
  return edges.map((degrees) => Number(degrees.toFixed(6)))
}
