import { findPlacesByName, type NamedCity, usualName } from '@/lib/gazetteer/places'
import { findSimilarCities } from '@/lib/gazetteer/similar-names'
import { stateByCode, stateByName } from '@/lib/geography/states'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'

export interface SpellingSuggestion {
  city: string
  text: string
}

export function suggestSpelling(words: string): SpellingSuggestion[] {
  const named = cityIn(words.trim().slice(0, 200))
  if (!named) return []
  const { start, city, state, after } = named
  return findSimilarCities(city, state).map((place) => ({
    city: `${place.name}, ${place.state}`,
    text: `${start}${usualName(place)}${after || endingOf(place)}`,
  }))
}

const endingOf = ({ state }: NamedCity) => `, ${state}`

interface CityInWords {
  start: string
  city: string
  state: string
  after: string
}

function cityIn(words: string): CityInWords | undefined {
  const address = parseAddressQuestion(words)
  if (address && address.city !== '') return cutCity(words, address.city, address.state)
  if (address) return address.state === '' ? undefined : cityAtEnd(words, address.line, address.state)
  const [, city = '', after = ''] =
    /^([\p{L} .'’-]{3,40}?)((?:,\s*|\s+)\p{L}{2}|,\s*[\p{L} ]+)?$/u.exec(words) ?? []
  const code = after.replace(',', '').trim()
  const state = stateByCode(code) ?? stateByName(code)
  if (city === '' || (after !== '' && !state)) return undefined
  return { start: '', city, state: state?.code ?? '', after }
}

/**
 * Returns the longest ending of the line that resembles a known city. Returns undefined if no ending
 * resembles one, or if an ending is itself a known city.
 */
function cityAtEnd(words: string, line: string, state: string): CityInWords | undefined {
  const parts = line.split(' ')
  const counts = [3, 2, 1].filter((count) => count <= parts.length - 2)
  const endings = counts.map((count) => parts.slice(-count).join(' '))
  if (endings.some((city) => findPlacesByName(`${city}, ${state}`).length > 0)) return undefined
  const city = endings.find((each) => findSimilarCities(each, state).length > 0)
  return city === undefined ? undefined : cutCity(words, city, state)
}

function cutCity(words: string, city: string, state: string): CityInWords | undefined {
  const from = words.toUpperCase().lastIndexOf(city.toUpperCase())
  if (from < 0) return undefined
  return { start: words.slice(0, from), city, state, after: words.slice(from + city.length) }
}
