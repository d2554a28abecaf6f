import { toCapitals } from '@/lib/conditions/to-capitals'
import { cutFloor } from './cut-floor'
import { cutUnit, onOneLine } from './cut-unit'
import { directions, isSameType, ordinals, roads, streetTypes } from './street-tokens'

export interface StreetAddress {
  number: string
  before: string
  name: string
  type: string
  after: string
  unit: string
}

/**
 * Matches the two parts of a house number in a rural grid, such as "W180 N8085", to join them into one word.
 */
const gridNumber = /^([NSEW]\d+) ([NSEW]\d+)(?= )/

/** Maximum length of an address. A longer text of a source is cut, so that parsing stays fast. */
export const MOST_LETTERS = 300

export function readStreetAddress(text: string): StreetAddress | null {
  const capitals = toCapitals(onOneLine(text.slice(0, MOST_LETTERS)))
  const { rest: street, id: unit } = cutUnit(capitals)
  const line = street.replace(/[.'’]/g, '').replace(gridNumber, '$1$2')
  const [, number = '', rest = ''] =
    /^((?:[NSEW]\d+){1,2}(?= )|\d[\dA-Z]*(?:-\d+)?(?: \d\/\d)?)?(?: |$)?(.*)$/s.exec(line) ?? []
  // A street can be a number, so "5TH AVE" alone has no house number.
  const isNumbered = /^\d+(?:ST|ND|RD|TH)$/.test(number) || rest === ''
  const parts = readStreet(isNumbered ? line : rest)
  if (!parts) return null
  return { number: isNumbered ? '' : number.replace(/^0+(?=\d)/, ''), ...parts, unit: unit || parts.unit }
}

/** `undirected` means that the published address lacks a direction that the query has. */
export type StreetLikeness = 'same' | 'undirected'

export function isSameStreetAddress(query: StreetAddress, published: StreetAddress): boolean {
  return compareStreetAddresses(query, published) === 'same'
}

export function compareStreetAddresses(
  query: StreetAddress,
  published: StreetAddress,
): StreetLikeness | null {
  const isLike =
    squash(query.name) === squash(published.name) &&
    isSameHouseAndUnit(query, published) &&
    // A missing type matches every type, because tax rolls often omit the type.
    (query.type === '' || published.type === '' || isSameType(query.type, published.type))
  return isLike ? compareDirections(query, published) : null
}

/**
 * A missing unit matches every unit, because tax rolls often omit the unit. A letter after the number may be
 * the unit: "12A" equals "12 ... UNIT A".
 */
function isSameHouseAndUnit(query: StreetAddress, published: StreetAddress): boolean {
  if (query.number === '' || query.number === published.number) {
    return query.unit === '' || published.unit === '' || isSameUnit(query.unit, published.unit)
  }
  const lettered = /^\d+[A-Z]$/
  return (
    (lettered.test(query.number) && query.number === published.number + published.unit) ||
    (lettered.test(published.number) && published.number === query.number + query.unit)
  )
}

/** Some permits list several units: "1201,1302". */
const isSameUnit = (a: string, b: string): boolean =>
  a === b || a.split(',').includes(b) || b.split(',').includes(a)

/**
 * Tax rolls write "4TH ST S" where people write "S 4th St", so a direction may be on either side of the name.
 * The sides must agree in a street grid, and if both addresses have two directions.
 */
function compareDirections(query: StreetAddress, published: StreetAddress): StreetLikeness | null {
  const [queryDirections, rollDirections] = [query, published].map(({ before, after }) =>
    [before, after].filter(Boolean),
  )
  if (!queryDirections || !rollDirections) return null
  const isSided =
    [query, published].some(isOfGrid) || (queryDirections.length === 2 && rollDirections.length === 2)
  if (isSided) {
    const sides = (['before', 'after'] as const).filter((side) => query[side] !== '')
    const common = sides.filter((side) => published[side] !== '')
    if (common.some((side) => query[side] !== published[side])) return null
    return common.length === sides.length ? 'same' : 'undirected'
  }
  if (queryDirections.every((direction) => rollDirections.includes(direction))) return 'same'
  return rollDirections.every((direction) => queryDirections.includes(direction)) ? 'undirected' : null
}

/**
 * "930 E 100 N" is a house 930 east on the street named 100 North, so the second direction belongs to the
 * street's name.
 */
const isOfGrid = ({ before, name, type, after }: StreetAddress) =>
  /^\d+$/.test(name) && type === '' && before !== '' && after !== ''

const squash = (name: string) => name.replaceAll(' ', '')

function readStreet(text: string): Omit<StreetAddress, 'number'> | null {
  const standard = roads.reduce((line, [pattern, short]) => line.replace(pattern, short), text)
  const { rest, unit: floor } = cutFloor(standard)
  const tokens = rest
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter(Boolean)
  joinOrdinals(tokens)
  const before = takeBefore(tokens)
  const unit = floor || takeBareUnit(tokens)
  const after = takeAfter(tokens)
  const type = tokens.length > 1 ? streetTypes.get(tokens.at(-1) ?? '') : undefined
  if (type) tokens.pop()
  // In a street grid, "E 300 North St" is the same street as "E 300 N".
  const ofGrid = type === 'ST' && before !== '' && after === '' && takeGridSide(tokens)
  if (ofGrid) return { before, name: tokens.join(' '), type: '', after: ofGrid, unit }
  const name = tokens.map((token, index) => spell(token, index)).join(' ')
  return name === '' ? null : { before, name, type: type ?? '', after, unit }
}

/**
 * Removes the direction before the name. Returns an empty text if the direction is the name itself: "North
 * Ave".
 */
function takeBefore(tokens: string[]): string {
  const [first = '', second = '', ...rest] = tokens
  const joined = first.length === 1 && second.length === 1 ? directions.get(first + second) : undefined
  if (joined && rest.length > 1) {
    tokens.splice(0, 2)
    return joined
  }
  const direction = directions.get(first)
  const isName = rest.length === 0 && (second === '' || streetTypes.has(second))
  if (!direction || isName) return ''
  tokens.shift()
  return direction
}

function takeAfter(tokens: string[]): string {
  const direction = tokens.length > 1 ? directions.get(tokens.at(-1) ?? '') : undefined
  if (direction) tokens.pop()
  return direction ?? ''
}

function takeGridSide(tokens: string[]): string | undefined {
  const [number = '', side = '', ...more] = tokens
  const direction = directions.get(side)
  if (!/^\d+$/.test(number) || !direction || more.length > 0) return undefined
  tokens.pop()
  return direction
}

function joinOrdinals(tokens: string[]): void {
  const at = tokens.findIndex((token, index) => ordinals.has(`${token} ${tokens[index + 1]}`))
  if (at >= 0) tokens.splice(at, 2, ordinals.get(`${tokens[at]} ${tokens[at + 1]}`) ?? '')
}

/**
 * Tax rolls write a unit without a word after the street type: "742 W INKWELL ST 5". After HWY or RTE the
 * number belongs to the road's name.
 */
function takeBareUnit(tokens: string[]): string {
  const last = tokens.at(-1) ?? ''
  const type = streetTypes.get(tokens.at(-2) ?? '')
  const isUnit = tokens.length > 2 && type !== undefined && type !== 'HWY' && type !== 'RTE'
  if (!isUnit || !/^(\d{1,5}[A-Z]?|[A-Z]\d{1,4})$/.test(last)) return ''
  tokens.pop()
  return last
}

const firstWords = new Map([
  ['SAINT', 'ST'],
  ['FORT', 'FT'],
  ['MOUNT', 'MT'],
])

function spell(token: string, index: number): string {
  const ordinal = ordinals.get(token) ?? /^(\d+)(?:ST|ND|RD|TH)$/.exec(token)?.[1]
  return ordinal ?? (index === 0 ? firstWords.get(token) : undefined) ?? token
}

/**
 * Tax rolls pad ordinals ("07TH"), write ranges with spaces ("33 - 35"), and put a village in parentheses
 * after the street.
 */
export function readPublishedAddress(text: string): StreetAddress | null {
  const plain = text
    .slice(0, MOST_LETTERS)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^\s*(\d+)\s*-\s*(?=\d+ )/, '$1-')
    .replace(/\b0+(?=\d+(?:ST|ND|RD|TH)\b)/gi, '')
  return readStreetAddress(plain)
}
