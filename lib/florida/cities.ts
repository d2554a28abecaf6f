import points from './city-points.json'

export interface City {
  name: string
  latitude: number
  longitude: number
}

/**
 * Where Florida's cities lie: a point each, none an outline. Places of 1,000 people and more are GeoNames' (CC BY 4.0);
 * smaller municipalities follow a public list of city points.
 */
const cities: readonly City[] = points.map(([name, latitude, longitude]) => ({
  name: String(name),
  latitude: Number(latitude),
  longitude: Number(longitude),
}))

/** Several where places share a name; none where the name is not known. */
export function citiesNamed(text: string): City[] {
  const wanted = new Set(cityNames(text).map(lettersOf))
  return cities.filter(({ name }) => wanted.has(lettersOf(name.toUpperCase())))
}

const written: readonly (readonly string[])[] = [
  ['SAINT', 'ST', 'ST.'],
  ['FORT', 'FT', 'FT.'],
  ['MOUNT', 'MT', 'MT.'],
]

/** One city, as counties write it: with or without points, in full or shortened. */
export function cityNames(city: string): string[] {
  const capitals = city.toUpperCase().replace(/\s+/g, ' ').trim()
  const plain = capitals.replaceAll('.', '').trim()
  const words = plain.split(' ')
  const at = words.findIndex((word) => spellingsOf(word) !== undefined)
  const others =
    words.length < 2 ? [] : (spellingsOf(words[at] ?? '') ?? []).map((word) => words.with(at, word).join(' '))
  return [...new Set([capitals, plain, ...others])].filter(Boolean)
}

const spellingsOf = (word: string) => written.find((spellings) => spellings.includes(word))
const lettersOf = (name: string) => name.replace(/[^A-Z]/g, '')
