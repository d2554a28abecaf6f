import { citiesOf, type NamedCity } from '@/lib/gazetteer/places'

export function findCitiesByName(text: string): NamedCity[] {
  const names = new Set(cityNames(text).map(lettersOf))
  return citiesOf('FL').filter(({ name }) => names.has(lettersOf(name.toUpperCase())))
}

const abbreviations: readonly (readonly string[])[] = [
  ['SAINT', 'ST', 'ST.'],
  ['FORT', 'FT', 'FT.'],
  ['MOUNT', 'MT', 'MT.'],
]

export function cityNames(city: string): string[] {
  const capitals = city.toUpperCase().replace(/\s+/g, ' ').trim()
  const plain = capitals.replaceAll('.', '').trim()
  const words = plain.split(' ')
  const at = words.findIndex((word) => spellingsOf(word) !== undefined)
  const others =
    words.length < 2 ? [] : (spellingsOf(words[at] ?? '') ?? []).map((word) => words.with(at, word).join(' '))
  return [...new Set([capitals, plain, ...others])].filter(Boolean)
}

const spellingsOf = (word: string) => abbreviations.find((spellings) => spellings.includes(word))
const lettersOf = (name: string) => name.replace(/[^A-Z]/g, '')
