import type { SamplePlace } from '../gazetteer'
import { hashOf } from '../hash'
import invented from '../words.json'

const words = invented.streets

export interface SampleStreet {
  name: string
  type: string
}

const anyWord = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')

export const streetWordIn = (text: string): string | undefined => anyWord.exec(text)?.[0].toUpperCase()

export const streetTypes: readonly (readonly [string, string])[] = [
  ['St', 'Street'],
  ['Ave', 'Avenue'],
  ['Rd', 'Road'],
  ['Dr', 'Drive'],
  ['Ln', 'Lane'],
  ['Ct', 'Court'],
  ['Blvd', 'Boulevard'],
  ['Way', 'Way'],
  ['Pl', 'Place'],
  ['Cir', 'Circle'],
  ['Pkwy', 'Parkway'],
  ['Hwy', 'Highway'],
  ['Ter', 'Terrace'],
  ['Trl', 'Trail'],
  ['Sq', 'Square'],
]

/** 8 has no common factor with the 61 words, so each pair of a word and a type occurs once in 488 streets. */
const typesInUse = 8
const streetCount = words.length * typesInUse
const farthestNamedRow = streetCount / 2

export function streetOfRow(place: SamplePlace, row: number): SampleStreet {
  if (Math.abs(row) >= farthestNamedRow) {
    return { name: `County Road ${Math.abs(row)}${row < 0 ? 'S' : 'N'}`, type: '' }
  }
  const index = modulo(row + offsetOf(place), streetCount)
  return { name: words[index % words.length] ?? '', type: streetTypes[index % typesInUse]?.[0] ?? '' }
}

export function rowOfStreet(place: SamplePlace, { name, type }: SampleStreet): number | null {
  const road = /^county road (\d{1,5})([ns])$/i.exec(name)
  if (road) {
    const row = Number(road[1]) * (road[2]?.toLowerCase() === 's' ? -1 : 1)
    return Math.abs(row) >= farthestNamedRow ? row : null
  }
  const word = words.findIndex((candidate) => candidate.toLowerCase() === name.toLowerCase())
  const kind = streetTypes.findIndex(([candidate]) => candidate.toLowerCase() === type.toLowerCase())
  if (word < 0 || kind < 0 || kind >= typesInUse) return null
  const turns = Array.from({ length: typesInUse }, (_, turn) => word + turn * words.length)
  const index = turns.find((candidate) => candidate % typesInUse === kind) ?? word
  const row = modulo(index - offsetOf(place), streetCount)
  return row >= farthestNamedRow ? row - streetCount : row
}

function offsetOf(place: SamplePlace): number {
  return Math.floor(hashOf('streets', place.city, place.state) * streetCount)
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size
}
