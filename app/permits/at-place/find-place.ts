import 'server-only'
import { type Locality, plainCity } from '@/app/_lib/coverage/permit-coverage'
import { read } from '@/app/_lib/read/data'
import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { stateOfFips } from '@/lib/geography/counties'
import { stateByCode, stateByName } from '@/lib/geography/states'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'

export type LocalityResolution =
  | { kind: 'question'; question: string }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'choices'; choices: string[]; meta?: Meta }
  | { kind: 'place'; place: Locality; address?: string; notes: string[]; meta?: Meta }

const texts = {
  unreadable:
    'This is not a place we know. Type a street address with city and state, or a city such as Chicago, IL.',
  atSea: 'These coordinates are in no county of the United States.',
  unknownAddress:
    'The Census Bureau has no such address, so the place is the city that you typed. New streets are often missing.',
  noLookUp: 'The address look-up is not answering right now, so the place is the city that you typed.',
  sameName: 'If you mean a place of this name in another state, add the state.',
  postal: 'The city is the one in the postal address. A house outside the city limits can have the same one.',
  coordinates:
    'Coordinates tell the county but not the city, so the cities of the county or the state are offered.',
}

export async function findPlace(
  q: string,
  localities: Parameters<typeof readTypedPlace>[1],
): Promise<LocalityResolution> {
  const coordinates = parsePoint(q)
  if (coordinates.kind === 'point') return placeAt(coordinates)
  if (coordinates.kind === 'question') return coordinates
  if (/\d/.test(q)) return findAddress(q)
  const [only, ...others] = readTypedPlace(q, localities)
  if (!only) return { kind: 'question', question: texts.unreadable }
  if (others.length === 0) return { kind: 'place', place: only, notes: notesOf(q, only) }
  return {
    kind: 'choices',
    choices: [only, ...others].map(({ city, county, state }) => `${city ?? county}, ${state}`),
  }
}

/**
 * Without a state only listed cities are found, so a note says that other states may have a city of the same
 * name.
 */
const notesOf = (q: string, { city }: Locality): string[] =>
  city !== undefined && !namesState(q) ? [texts.sameName] : []

interface CityReach {
  city: string
  state: string
  reach?: 'city' | 'county' | 'state' | 'region'
}

export function readTypedPlace(text: string, listed: readonly CityReach[]): Locality[] {
  const localities = listed.filter(({ reach }) => reach !== 'state' && reach !== 'region')
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const { name, state } = cutState(plain)
  if (state !== undefined && name !== '') {
    const city = localities.find((each) => each.state === state && isNamed(each, name))?.city
    return [placeOf(city ?? name, state)]
  }
  const named = localities.filter((each) => isNamed(each, plain))
  if (named.length > 0) return distinct(named)
  return state === undefined ? [] : [{ state }]
}

const isNamed = ({ city, state }: CityReach, name: string) =>
  plainCity(city, state) === plainCity(name, state)
const placeOf = (name: string, state: string): Locality =>
  isCounty(name) ? { state, county: name } : { state, city: name }
const isCounty = (name: string) => /\b(county|parish)$/i.test(name)

const distinct = (places: readonly CityReach[]): Locality[] => [
  ...new Map(places.map(({ city, state }) => [`${city} ${state}`, placeOf(city, state)])).values(),
]

const namesState = (text: string): boolean => cutState(text).state !== undefined

function cutState(text: string): { name: string; state?: string } {
  const words = text.split(/[\s,]+/).filter(Boolean)
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const ending = words.slice(from).join(' ')
    const state = stateByName(ending) ?? stateByCode(ending)
    if (state) return { name: words.slice(0, from).join(' '), state: state.code }
  }
  return { name: text }
}

async function placeAt({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): Promise<LocalityResolution> {
  const answer = await read('geocoder', 'countyAt', { latitude, longitude })
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const { county } = answer.data
  const state = county && stateOfFips(county.geoid)
  if (!county || !state) return { kind: 'question', question: texts.atSea }
  return {
    kind: 'place',
    place: { state, county: county.name },
    notes: [texts.coordinates],
    meta: answer.meta,
  }
}

async function findAddress(q: string): Promise<LocalityResolution> {
  const answer = await read('geocoder', 'findAddress', { address: q })
  if (!answer.ok && answer.error.code === 'invalid_params')
    return { kind: 'question', question: texts.unreadable }
  if (!answer.ok) return byWords(q, texts.noLookUp) ?? { kind: 'problem', problem: answer.error }
  const [first, ...others] = matchesMeant(q, answer.data)
  if (!first) return byWords(q, texts.unknownAddress) ?? { kind: 'question', question: texts.unreadable }
  if (others.length > 0)
    return { kind: 'choices', choices: [first, ...others].map(({ address }) => address), meta: answer.meta }
  const { latitude, longitude, city, state, address } = first
  const at = await read('geocoder', 'countyAt', { latitude, longitude })
  const county = at.ok ? at.data.county?.name : undefined
  return { kind: 'place', place: { state, city, county }, address, notes: [texts.postal], meta: answer.meta }
}

function matchesMeant(q: string, { matches }: AddressMatches) {
  const typed = matches.find(({ address }) => address.toUpperCase() === q.toUpperCase())
  return typed
    ? [typed]
    : [...new Map(matches.map((match) => [`${match.city} ${match.state}`, match])).values()]
}

function byWords(q: string, note: string): LocalityResolution | undefined {
  const address = parseAddressQuestion(q)
  if (!address?.state || !address.city) return undefined
  const { city, state, line } = address
  return { kind: 'place', place: { city, state }, address: line, notes: [note] }
}
