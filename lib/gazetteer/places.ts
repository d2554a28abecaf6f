import { counties, countyBounds, formatCounty } from '@/lib/geography/counties'
import { states } from '@/lib/geography/states'
import floridaPlaces from './florida-places.json'
import usPlaces from './us-places.json'

/**
 * The names are bundled, so that a search by name sends no request to a source. Cities come from GeoNames (CC
 * BY 4.0, `scripts/gazetteer.ts`), which lists places of about 1,000 people or more. Smaller municipalities
 * of Florida come from a public list, and counties from the Census Bureau's outlines.
 */
export interface NamedPlace {
  kind: 'city' | 'county'
  /** GeoNames id of a city, or FIPS code of a county. Empty for a city that GeoNames does not list. */
  id: string
  name: string
  state: string
  population: number
}

export interface NamedCity extends NamedPlace {
  kind: 'city'
  latitude: number
  longitude: number
}

interface Entry<P extends NamedPlace = NamedPlace> {
  place: P
  plain: string
}

let index: { cities: Entry<NamedCity>[]; counties: Entry[] } | undefined

function gazetteer() {
  index ??= {
    cities: [
      ...Object.entries(usPlaces).flatMap(([state, rows]) => rows.map((row) => readCity(row, state))),
      ...floridaPlaces.map((row) => readCity(row, 'FL')),
    ],
    counties: counties().map(({ fips, name, state }) => {
      const place = {
        kind: 'county',
        id: fips,
        name: formatCounty(fips, name),
        state,
        population: 0,
      } as const
      return { place, plain: plainName(place.name) }
    }),
  }
  return index
}

function readCity(row: string, state: string): Entry<NamedCity> {
  const [name = '', latitude, longitude, population = 0, id = ''] = row.split('|')
  return {
    place: {
      kind: 'city',
      id,
      name,
      state,
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
    },
    plain: plainName(usual.get(name) ?? name),
  }
}

/** GeoNames writes “New York City”, but people type “New York”. */
const usual = new Map([['New York City', 'New York']])

const short = new Map([
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
])

export const plainName = (text: string): string =>
  text
    .slice(0, 120)
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => short.get(word) ?? word)
    .join(' ')

const plainStates = states.map(({ code, name }) => ({
  code,
  letters: code.toLowerCase(),
  name: plainName(name),
}))

interface NameReading {
  name: string
  inStates: readonly string[]
}

/**
 * Splits the text into a name and a state ("Pensacola, Fl", "springfield il"). Without a comma, the whole
 * text is also a possible name, because a name may end with the name or code of a state.
 */
function readingsOf(text: string, isTyping: boolean): NameReading[] {
  const comma = text.lastIndexOf(',')
  if (comma > 0) {
    const state = plainName(text.slice(comma + 1))
    const name = plainName(text.slice(0, comma))
    if (state === '') return [{ name, inStates: [] }]
    const fits = plainStates.filter((each) =>
      isTyping
        ? each.letters.startsWith(state) || each.name.startsWith(state)
        : each.letters === state || each.name === state,
    )
    return [{ name, inStates: fits.length > 0 ? fits.map(({ code }) => code) : ['none'] }]
  }
  const plain = plainName(text)
  const ending = plainStates.filter(
    ({ letters, name }) => plain.endsWith(` ${letters}`) || plain.endsWith(` ${name}`),
  )
  const cut = ending.map(({ code, letters, name }) => ({
    name: plain.slice(0, -1 - (plain.endsWith(` ${name}`) ? name : letters).length),
    inStates: [code],
  }))
  return [{ name: plain, inStates: [] }, ...cut]
}

/** A county also matches without the word "County", but only if no place has exactly this name. */
export function findPlacesByName(text: string): NamedPlace[] {
  const { cities, counties } = gazetteer()
  const readings = readingsOf(text, false).filter(({ name }) => name !== '')
  const called = (entries: readonly Entry[], spell: (plain: string) => string) =>
    entries.filter((entry) =>
      readings.some(({ name, inStates }) => spell(entry.plain) === name && isIn(entry, inStates)),
    )
  const whole = called([...cities, ...counties], (plain) => plain)
  const matches = whole.length > 0 ? whole : called(counties, withoutKind)
  return matches.map(({ place }) => place).toSorted(byPopulation)
}

export function searchPlaces(text: string, most: number): NamedPlace[] {
  const { cities, counties } = gazetteer()
  const readings = readingsOf(text, true).filter(({ name }) => name.length >= 2)
  const ranked = [...cities, ...counties].flatMap((entry) => {
    const rank = Math.max(0, ...readings.map((reading) => rankOf(entry, reading)))
    return rank > 0 ? [{ rank, place: entry.place }] : []
  })
  return ranked
    .toSorted((a, b) => b.rank - a.rank || byPopulation(a.place, b.place))
    .slice(0, most)
    .map(({ place }) => place)
}

export const cityNames = (): readonly Entry<NamedCity>[] => gazetteer().cities

export const usualName = ({ name }: NamedPlace): string => usual.get(name) ?? name

const withoutKind = (plain: string) => plain.replace(/ (?:county|parish)$/, '')

const isIn = ({ place }: Entry, inStates: readonly string[]) =>
  inStates.length === 0 || inStates.includes(place.state)

function rankOf(entry: Entry, { name, inStates }: NameReading): number {
  const { plain } = entry
  if (!isIn(entry, inStates)) return 0
  if (plain === name || withoutKind(plain) === name) return 3
  if (plain.startsWith(name)) return 2
  return name.length >= 4 && plain.includes(` ${name}`) ? 1 : 0
}

const byPopulation = (a: NamedPlace, b: NamedPlace) =>
  b.population - a.population || a.name.localeCompare(b.name) || a.state.localeCompare(b.state)

export const cityById = (id: string): NamedCity | undefined =>
  id === '' ? undefined : gazetteer().cities.find(({ place }) => place.id === id)?.place

export const countyById = (fips: string): NamedPlace | undefined =>
  gazetteer().counties.find(({ place }) => place.id === fips)?.place

export function citiesOf(state: string): readonly NamedCity[] {
  const cities =
    ofState.get(state) ?? gazetteer().cities.flatMap(({ place }) => (place.state === state ? [place] : []))
  ofState.set(state, cities)
  return cities
}

const ofState = new Map<string, readonly NamedCity[]>()

export function centerOfPlace(place: NamedPlace): { latitude: number; longitude: number } | undefined {
  if ('latitude' in place) return place as NamedCity
  const bounds = countyBounds(place.id)
  if (!bounds) return undefined
  const [west, south, east, north] = bounds
  return {
    latitude: Number(((south + north) / 2).toFixed(4)),
    longitude: Number(((west + east) / 2).toFixed(4)),
  }
}
