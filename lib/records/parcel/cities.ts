import { citiesOf, type NamedCity } from '@/lib/gazetteer/places'

/** Returns several if places share a name, and an empty list for an unknown name. */
export function citiesNamed(text: string): NamedCity[] {
  const wanted = new Set(cityNames(text).map(lettersOf))
  return citiesOf('FL').filter(({ name }) => wanted.has(lettersOf(name.toUpperCase())))
}

const written: readonly (readonly string[])[] = [
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

const spellingsOf = (word: string) => written.find((spellings) => spellings.includes(word))
const lettersOf = (name: string) => name.replace(/[^A-Z]/g, '')
