import { states } from '@/lib/geography/states'
import { gazetteer } from '../gazetteer'
import { streetTypes } from './street-names'

export interface SampleAddressFields {
  number: number
  preDirection: string
  name: string
  type: string
  suffixDirection: string
  city: string
  state: string
  zip: string
}

const directions = new Map(
  [
    ['N', 'North'],
    ['S', 'South'],
    ['E', 'East'],
    ['W', 'West'],
    ['NE', 'Northeast'],
    ['NW', 'Northwest'],
    ['SE', 'Southeast'],
    ['SW', 'Southwest'],
  ].flatMap(([short = '', long = '']) => [
    [short, short],
    [long.toUpperCase(), short],
  ]),
)

const types = new Map(
  streetTypes.flatMap(([short, long]) => [
    [short.toUpperCase(), short],
    [long.toUpperCase(), short],
  ]),
)

const stateNames = new Set(gazetteer.map((place) => place.state))
const cityNames = [...new Set(gazetteer.map((place) => place.city.toUpperCase()))]

export function readAddress(text: string): SampleAddressFields | null {
  const { rest, state, zip } = cutStateAndZip(text.replace(/\b(apt|unit|ste|suite)\b\.?\s*\S+|#\s*\S+/gi, ''))
  const { street, city } = cutCity(rest)
  const match = /^(\d{1,6})\s+(.+)$/.exec(street)
  if (!match || /&|\bP\.?O\.? BOX\b/i.test(street)) return null
  const words = readStreet((match[2] ?? '').split(/\s+/))
  return words && { number: Number(match[1]), ...words, city, state, zip }
}

function cutStateAndZip(typed: string): { rest: string; state: string; zip: string } {
  const text = abbreviateState(typed)
  const tokens = text.split(/[\s,]+/).filter(Boolean)
  const zip = /^(\d{5})(-\d{4})?$/.exec(tokens.at(-1) ?? '')?.[1] ?? ''
  const isZipOnly = zip !== '' && tokens.length > 1
  const stateWord = (tokens.at(isZipOnly ? -2 : -1) ?? '').toUpperCase()
  const state = stateNames.has(stateWord) && tokens.length > 2 ? stateWord : ''
  let rest = text.trim()
  if (isZipOnly) rest = rest.replace(/[\s,]*\d{5}(-\d{4})?[\s,]*$/, '')
  if (state) rest = rest.replace(/[\s,]*[A-Za-z]{2}[\s,]*$/, '')
  return { rest, state, zip: isZipOnly ? zip : '' }
}

function abbreviateState(text: string): string {
  const [, before = '', zip = ''] = /^(.*?)([\s,]*(?:\d{5}(?:-\d{4})?)?[\s,]*)$/.exec(text) ?? []
  const ending = before.toUpperCase()
  const names = states.filter(({ name }) => ending.endsWith(` ${name.toUpperCase()}`))
  const longest = names.toSorted((a, b) => b.name.length - a.name.length)[0]
  return longest ? `${before.slice(0, -longest.name.length)}${longest.code}${zip}` : text
}

function cutCity(text: string): { street: string; city: string } {
  const [street = '', ...others] = text.split(',').map((part) => part.trim())
  const city = others.filter(Boolean).join(' ').toUpperCase()
  if (city) return { street, city }
  const match = cityNames.find((name) => street.toUpperCase().endsWith(` ${name}`))
  return match ? { street: street.slice(0, -match.length).trim(), city: match } : { street, city: '' }
}

/** A single remaining word is the name, even if it looks like a direction or a type. */
function readStreet(words: string[]): Omit<SampleAddressFields, 'number' | 'city' | 'state' | 'zip'> | null {
  const rest = words.map((word) => word.replace(/\.$/, ''))
  const pre = rest.length > 1 ? directions.get((rest[0] ?? '').toUpperCase()) : undefined
  if (pre) rest.shift()
  const suffix = rest.length > 1 ? directions.get((rest.at(-1) ?? '').toUpperCase()) : undefined
  if (suffix) rest.pop()
  const type = rest.length > 1 ? types.get((rest.at(-1) ?? '').toUpperCase()) : undefined
  if (type) rest.pop()
  const name = rest.join(' ')
  if (!name) return null
  return { preDirection: pre ?? '', name, type: type ?? '', suffixDirection: suffix ?? '' }
}
