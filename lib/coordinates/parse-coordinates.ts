import { defineSentences } from '@/lib/sentences/define-sentences'
import { type CoordinateToken, coordinateTokens } from './coordinate-tokens'
import { countryPart, isReadAsWest } from './country-boxes'
import { joinDecimalCommas } from './join-decimal-commas'
import { axisOfLetter, type ParsedAngle, readAngle } from './read-angle'
import { splitAngles } from './split-angles'

const texts = defineSentences('coordinates.parse-coordinates', {
  commasCanBeDecimal: 'The commas can be decimal points or dividers. Write it like 39.7392, -104.9903.',
  commasAreReadAsDecimal:
    'The commas are read as decimal points: {numbers}. Write 39° 44′ where minutes are meant.',
  thereAreMoreThan: 'There are more than two numbers here. Give one latitude and one longitude.',
  weCannotReadThisWrite: 'We cannot read this. Write it like 39.7392, -104.9903.',
  oneHalfHasMore: 'One half has more numbers than the other. Write it like 39.7392, -104.9903.',
  giveBothALatitude: 'Give both a latitude and a longitude, for example 39.7392, -104.9903.',
  onlyAAddTheForExample: 'This is only a {given}. Add the {missing}, for example 39.7392, -104.9903.',
  bothNumbersAreAGive: 'Both numbers are a {axis}. Give one of each.',
  longitudeWasWrittenFirst: 'The longitude was written first: the first number is beyond 90.',
  readWithTheLatitude:
    'Read with the latitude first, which is outside the United States. Swap the numbers if the longitude came first.',
  wholeDegreesOnlyThePlace: 'Whole degrees only: the place can be tens of miles away.',
  longitudeHasNoSign: 'The longitude has no sign or letter and is read as west. Write E if east is meant.',
  longitudeHasNoSignOr:
    'The longitude has no sign or letter and is read as east: {part}. Write W if west is meant.',
  lookLikeGridMeters: 'These look like grid meters or feet. Give latitude and longitude in degrees.',
  latitudeRunsFrom90:
    'A latitude runs from -90 to 90; {shown} is outside. Check the first number and its decimal point.',
  longitudeRunsFrom180: 'A longitude runs from -180 to 180; {shown} is outside. Check its decimal point.',
})

type CoordinateForm =
  | 'decimal degrees'
  | 'degrees and minutes'
  | 'degrees, minutes, seconds'
  | 'map link'
  | 'UTM'
  | 'MGRS'
  | 'plus code'

export type CoordinatesParseResult =
  | { kind: 'point'; latitude: number; longitude: number; form: CoordinateForm; notes: string[] }
  | { kind: 'question'; question: string }
  | { kind: 'not-coordinates' }

const longestText = 4000
const nothing: CoordinatesParseResult = { kind: 'not-coordinates' }
const ask = (question: string): CoordinatesParseResult => ({ kind: 'question', question })

export function parseCoordinates(text: string): CoordinatesParseResult {
  if (text.length > longestText) return nothing
  const link = readMapLink(text)
  if (link === 'no-point') return nothing
  if (link) return inRange(link.latitude, link.longitude, 'map link', [])
  const cut = coordinateTokens(text)
  if (!cut?.some((token) => token.kind === 'number')) return nothing
  const { tokens, commas } = joinDecimalCommas(cut)
  if (commas === 'ambiguous') return ask(texts.commasCanBeDecimal)
  const sure = commas === 'guessed' || isSure(tokens)
  const pair = readPair(tokens, /^\s*point\s*z?\s*\(/i.test(text))
  if (pair.kind === 'question') return sure ? pair : nothing
  if (pair.kind === 'point' && !sure && !countryPart(pair.latitude, pair.longitude)) return nothing
  if (pair.kind === 'point' && commas === 'guessed') pair.notes.push(formatCommas(tokens))
  return pair
}

function formatCommas(tokens: readonly CoordinateToken[]): string {
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [`${token.sign}${token.text}`] : []))
  return texts.commasAreReadAsDecimal({ numbers: numbers.join(' and ') })
}

/**
 * Returns true if the text can only mean coordinates. The parser then asks the visitor about a mistake
 * instead of searching for an address.
 */
function isSure(tokens: readonly CoordinateToken[]): boolean {
  const numbers = tokens.filter((token) => token.kind === 'number')
  const has = (kind: CoordinateToken['kind']) => tokens.some((token) => token.kind === kind)
  const inDegrees = tokens.some((token) => token.kind === 'unit' && token.unit === 'degrees')
  const decimals = numbers.filter((number) => number.decimals >= 2).length
  if (isPlainPair(tokens)) return true
  if (inDegrees || has('label')) return true
  if (has('compass'))
    return numbers.some((number) => number.decimals > 0) || (numbers.length >= 4 && bothLetters(tokens))
  if (numbers.length === 1) return numbers.some((number) => number.decimals >= 3 && number.value <= 180)
  return decimals >= 2 || (numbers.length % 2 === 0 && numbers.some((number) => number.sign === '-'))
}

/** Matches "0, 0" and "91, 200", because no address or parcel number is two small numbers and a comma. */
function isPlainPair(tokens: readonly CoordinateToken[]): boolean {
  const [first, comma, second, ...more] = tokens
  const small = (token: CoordinateToken | undefined) => token?.kind === 'number' && token.value <= 360
  if (!small(first) || !small(second) || more.length > 0 || comma?.kind !== 'separator') return false
  return comma.text === ';' || (comma.text === ',' && comma.spaced)
}

function bothLetters(tokens: readonly CoordinateToken[]): boolean {
  const axes = tokens.flatMap((token) => (token.kind === 'compass' ? [axisOfLetter(token.letter)] : []))
  return new Set(axes).size === 2
}

function readPair(tokens: readonly CoordinateToken[], longitudeFirst: boolean): CoordinatesParseResult {
  const slices = splitAngles(tokens)
  if (slices.length > 2) return ask(texts.thereAreMoreThan)
  const angles: ParsedAngle[] = []
  for (const slice of slices) {
    const angle = readAngle(slice)
    if (!angle) return ask(texts.weCannotReadThisWrite)
    if ('problem' in angle) return ask(angle.problem)
    angles.push(angle)
  }
  const [first, second] = angles
  if (!first) return nothing
  if (!second) return askForOther(first)
  if (first.parts !== second.parts && !(first.axis || second.axis) && !hasUnits(tokens)) {
    return ask(texts.oneHalfHasMore)
  }
  return arrange(first, second, longitudeFirst)
}

const hasUnits = (tokens: readonly CoordinateToken[]): boolean =>
  tokens.some((token) => token.kind === 'unit')

function askForOther({ axis, degrees, parts }: ParsedAngle): CoordinatesParseResult {
  if (parts > 1 && !axis) return ask(texts.giveBothALatitude)
  const axisName = axis ?? (Math.abs(degrees) > 90 ? 'longitude' : 'latitude')
  const missing = axisName === 'latitude' ? 'longitude' : 'latitude'
  return ask(texts.onlyAAddTheForExample({ given: axisName, missing }))
}

/**
 * Letters, labels and `longitudeFirst` decide the order. Otherwise the first number is the latitude, unless
 * only the first number is beyond 90.
 */
function arrange(first: ParsedAngle, second: ParsedAngle, longitudeFirst: boolean): CoordinatesParseResult {
  if (first.axis && first.axis === second.axis) return ask(texts.bothNumbersAreAGive({ axis: first.axis }))
  const notes: string[] = []
  const isReversed = first.axis === 'longitude' || second.axis === 'latitude' || longitudeFirst
  const isAmbiguous = !first.axis && !second.axis && !longitudeFirst
  const certain = isAmbiguous && Math.abs(first.degrees) > 90 && Math.abs(second.degrees) <= 90
  if (certain) notes.push(texts.longitudeWasWrittenFirst)
  const [latitude, longitude] = isReversed || certain ? [second, first] : [first, second]
  const place = withSide(latitude.degrees, longitude, notes)
  if (
    isAmbiguous &&
    !certain &&
    !countryPart(latitude.degrees, place) &&
    countryPart(longitude.degrees, latitude.degrees)
  ) {
    notes.push(texts.readWithTheLatitude)
  }
  if (!latitude.precise && !longitude.precise) notes.push(texts.wholeDegreesOnlyThePlace)
  const form = forms[Math.max(first.parts, second.parts) - 1] ?? 'degrees, minutes, seconds'
  return inRange(latitude.degrees, place, form, notes)
}

const forms: readonly CoordinateForm[] = [
  'decimal degrees',
  'degrees and minutes',
  'degrees, minutes, seconds',
]

/**
 * A longitude without a sign becomes western if only the western position is in the country, because people
 * omit the minus.
 */
function withSide(latitude: number, { degrees, signed }: ParsedAngle, notes: string[]): number {
  if (signed || degrees <= 0) return degrees
  if (isReadAsWest(latitude, degrees)) {
    notes.push(texts.longitudeHasNoSign)
    return -degrees
  }
  const part = countryPart(latitude, degrees)
  if (part) notes.push(texts.longitudeHasNoSignOr({ part }))
  return degrees
}

function inRange(
  latitude: number,
  longitude: number,
  form: CoordinateForm,
  notes: string[],
): CoordinatesParseResult {
  if (!(Math.abs(latitude) <= 90)) {
    const meters = Math.abs(latitude) > 1000 || Math.abs(longitude) > 1000
    if (meters) return ask(texts.lookLikeGridMeters)
    return ask(texts.latitudeRunsFrom90({ shown: formatDegrees(latitude) }))
  }
  if (!(Math.abs(longitude) <= 180)) {
    return ask(texts.longitudeRunsFrom180({ shown: formatDegrees(longitude) }))
  }
  return { kind: 'point', latitude: rounded(latitude), longitude: rounded(longitude), form, notes }
}

const formatDegrees = (degrees: number): string => String(rounded(degrees))
/** Seven decimals are a centimeter. Adding zero turns -0 into 0. */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7 + 0

const value = '([+-]?\\d{1,3}(?:\\.\\d{1,20})?)'

/** The patterns for a marker come first, because the center of the view may be elsewhere. */
const linkForms: readonly RegExp[] = [
  `!3d${value}!4d${value}`,
  `[?&]mlat=${value}&mlon=${value}(?:[&#]|$)`,
  `[?&](?:q|query|ll|center|daddr|sll)=(?:loc:)?${value},\\+?${value}(?:[&#,]|$)`,
  `@${value},${value}(?:,|$|/)`,
  `#map=\\d{1,2}(?:\\.\\d{1,4})?/${value}/${value}(?:[&/]|$)`,
].map((form) => new RegExp(form))

const geo = new RegExp(`^geo:${value},${value}(?:,[+-]?\\d{1,6}(?:\\.\\d{1,6})?)?(?:;.{0,200})?$`, 'i')

function readMapLink(text: string): { latitude: number; longitude: number } | 'no-point' | null {
  const plain = text.trim().slice(0, 4000).replaceAll(/%2C/gi, ',')
  const match = geo.exec(plain) ?? (isLink(plain) ? firstMatch(plain) : null)
  if (match) return { latitude: Number(match[1]), longitude: Number(match[2]) }
  return isLink(plain) || /^geo:/i.test(plain) ? 'no-point' : null
}

const isLink = (text: string): boolean => /^(?:https?:\/\/|www\.|maps\.|goo\.gl|@[+-]?\d)/i.test(text)

function firstMatch(text: string): RegExpExecArray | null {
  for (const pattern of linkForms) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}
