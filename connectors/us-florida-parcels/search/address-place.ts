import { states } from '@/lib/geography/states'
import { MOST_LETTERS } from '@/lib/street-address/street-address'

const zipAtEnd = /[\s,]\d{5}(?:-\d{4})?$/
const unitOnly = /^(?:#|apt|apartment|unit|ste|suite|lot|bldg|building|rm|room)\b/i

export const streetPartOf = (address: string): string => {
  const [street = '', next = ''] = address.split(',').map((part) => part.trim())
  return isUnit(next) ? `${street}, ${next}` : street
}

export function hasPlace(line: string): boolean {
  const address = line.slice(0, MOST_LETTERS).trim()
  const [, ...others] = address.split(',').map((part) => part.trim())
  return others.some((part) => part !== '' && !isUnit(part)) || endsInState(address) || hasZip(address)
}

export function placeInFlorida(address: string, city: string | undefined): string {
  const line = address
    .slice(0, MOST_LETTERS)
    .replace(/\s+/g, ' ')
    .replace(/[,\s]+$/, '')
  const placed = hasPlace(line) || city === undefined ? line : `${line}, ${city.slice(0, MOST_LETTERS)}`
  return endsInState(placed) || hasZip(placed) ? placed : `${placed}, FL`
}

const hasZip = (address: string) => zipAtEnd.test(address)

/**
 * Accepts any state after a comma. Without a comma it accepts only a few states, because the name or code of
 * a state can be part of a street name.
 */
function endsInState(address: string): boolean {
  const text = address
    .replace(zipAtEnd, '')
    .replace(/[\s,.]+$/, '')
    .toUpperCase()
  const isAfterComma = states.some(
    ({ code, name }) => text.endsWith(`, ${code}`) || text.endsWith(`, ${name.toUpperCase()}`),
  )
  return isAfterComma || /\s(?:FL|FLA|FLORIDA|GA|DC|TX|NY)$/.test(text)
}

const isUnit = (part: string) => part.startsWith('#') || unitOnly.test(part)
