import { cutUnit } from './cut-unit'
import { directions, ordinals, roads, streetTypes } from './street-words'

/** A street address in its parts, each in the one spelling that all others are brought to. Empty: not said. */
export interface StreetAddress {
  number: string
  before: string
  name: string
  type: string
  after: string
  unit: string
}

/** Houses of a rural grid, "N6505" or "W180 N8085": with or without a blank between. */
const gridNumber = /^([NSEW]\d+) ([NSEW]\d+)(?= )/

/** The street part of an address, without city; null where no street is named. */
export function readStreetAddress(text: string): StreetAddress | null {
  const capitals = text.toUpperCase().replace(/\s+/g, ' ').trim()
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

/** Whether a published address is the one asked for. What was asked without saying it, any address meets. */
export function isSameStreetAddress(asked: StreetAddress, published: StreetAddress): boolean {
  const isMet = (wanted: string, given: string) => wanted === '' || wanted === given
  const isTold = (wanted: string, given: string) => given === '' || isMet(wanted, given)
  return (
    squash(asked.name) === squash(published.name) &&
    isMet(asked.number, published.number) &&
    isMet(asked.before, published.before) &&
    isMet(asked.after, published.after) &&
    // Rolls often leave the type and the unit out.
    isTold(asked.type, published.type) &&
    isTold(asked.unit, published.unit)
  )
}

const squash = (name: string) => name.replaceAll(' ', '')

function readStreet(text: string): Omit<StreetAddress, 'number'> | null {
  const spoken = roads.reduce((line, [pattern, short]) => line.replace(pattern, short), text)
  const tokens = spoken
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter(Boolean)
  const before = takeBefore(tokens)
  const unit = takeBareUnit(tokens)
  const after = takeAfter(tokens)
  const type = tokens.length > 1 ? streetTypes.get(tokens.at(-1) ?? '') : undefined
  if (type) tokens.pop()
  const name = tokens.map((token, index) => spell(token, index)).join(' ')
  return name === '' ? null : { before, name, type: type ?? '', after, unit }
}

/** A direction in front, unless it is all that the street is called: "North Ave". */
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

/** Rolls write "742 W INKWELL ST 5": what follows the type is the unit, but for roads that have numbers. */
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
