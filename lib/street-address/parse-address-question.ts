import { stateByCode, stateByName } from '@/lib/geography/states'
import { cutUnit, onOneLine } from './cut-unit'
import { MOST_LETTERS, readStreetAddress, type StreetAddress } from './street-address'
import { directions, streetTypes } from './street-tokens'

export interface ParsedAddress {
  line: string
  readings: [StreetAddress, ...StreetAddress[]]
  city: string
  state: string
  postalCode: string
}

const zipAtEnd = /[\s,]+(\d{5})(?:-\d{4})?$/

export function parseAddressQuestion(text: string, knownCity = ''): ParsedAddress | null {
  const plain = onOneLine(text.normalize('NFKC')).replace(/[\s,]+$/, '')
  const { rest: whole, unit } = cutUnit(plain)
  const postalCode = zipAtEnd.exec(whole)?.[1] ?? ''
  const { rest, state } = cutState(whole.replace(zipAtEnd, ''))
  const [street = '', ...behind] = rest.split(',').map((part) => part.trim())
  const city = behind.filter(Boolean).join(' ')
  const house = city === '' ? withoutEnding(street, knownCity) : street
  // In "12 Main St Springfield IL", nothing marks the start of the city, so shorter lines are tried first.
  const isRunOn = city === '' && house === street && (state !== '' || postalCode !== '')
  const withUnit = (line: string) => (unit === '' ? line : `${line} ${unit}`)
  const line = withUnit(house)
  const lines = isRunOn ? [...shorterLines(house).map(withUnit), line] : [line]
  const [first, ...others] = lines
    .map(readStreetAddress)
    .filter((each) => each !== null && each.number !== '')
  if (!first) return null
  return { line, readings: [first, ...others.filter((each) => each !== null)], city, state, postalCode }
}

/** Codes such as CT and NE can end the name of a street, so they are a state only after a comma. */
function cutState(text: string): { rest: string; state: string } {
  const comma = text.lastIndexOf(',')
  const last = comma < 0 ? '' : text.slice(comma + 1).trim()
  const named = stateByCode(last) ?? stateByName(last)
  if (named) return { rest: text.slice(0, comma).trim(), state: named.code }
  const [, rest = '', code = ''] = /^(.*\S)[\s,]+([A-Za-z]{2})$/.exec(text) ?? []
  const isOfStreet = directions.has(code.toUpperCase()) || streetTypes.has(code.toUpperCase())
  const match = isOfStreet ? undefined : stateByCode(code)
  return match ? { rest, state: match.code } : { rest: text, state: '' }
}

function withoutEnding(line: string, city: string): string {
  const ending = ` ${city.trim().toUpperCase()}`
  return ending !== ' ' && line.toUpperCase().endsWith(ending) ? line.slice(0, -ending.length) : line
}

function shorterLines(line: string): string[] {
  const words = line.slice(0, MOST_LETTERS).split(' ')
  const [, side = '', street = '', corner = ''] = words.map(plain)
  // In a street grid, the second direction ends the street: "930 E 100 N Provo".
  const isGrid = directions.has(side) && /^\d+$/.test(street) && directions.has(corner)
  if (isGrid && words.length > 4 && !streetTypes.has(plain(words[4] ?? '')))
    return [words.slice(0, 4).join(' ')]
  return words.flatMap((word, index) => {
    if (index < 2 || index === words.length - 1 || !streetTypes.has(plain(word))) return []
    const end = directions.has(plain(words[index + 1] ?? '')) ? index + 2 : index + 1
    return end < words.length ? [words.slice(0, end).join(' ')] : []
  })
}

const plain = (word: string) => word.toUpperCase().replaceAll('.', '')
