import { OpenLocationCode } from 'open-location-code'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { looksLikeGrid } from './looks-like-grid'
import { type CoordinatesParseResult, parseCoordinates } from './parse-coordinates'
import { readUtm } from './read-utm'
import { bandAt, degreesOutside, inverse } from './utm'

export function parsePoint(text: string): CoordinatesParseResult {
  if (!looksLikeGrid(text)) return parseCoordinates(text)
  return readPlusCode(text) ?? readMgrs(text) ?? readUtm(text) ?? parseCoordinates(text)
}

const shape =
  /^(?:(?:MGRS|USNG|UTM)\s*:?\s*)?(\d{1,2})([C-HJ-NP-X])\s*([A-HJ-NP-Z][A-HJ-NP-V])\s*(\d*)\s*(\d*)$/

const ask = (question: string): CoordinatesParseResult => ({ kind: 'question', question })
const sizes = ['100 kilometers', '10 kilometers', '1 kilometer', '100 meters', '10 meters', '1 meter']

function readMgrs(text: string): CoordinatesParseResult | null {
  const [, zone = '', band = '', square = '', first = '', second = ''] =
    shape.exec(text.trim().toUpperCase()) ?? []
  const digits = first + second
  if (square === '' || digits.length < 2 || Number(zone) < 1 || Number(zone) > 60) return null
  if (digits.length % 2 === 1 || digits.length > 10 || (second !== '' && first.length !== second.length))
    return ask(texts.gridReferenceHasAsMany)
  const [west, south, east, north] = corners(`${zone}${band}${square}${digits}`)
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  // The edge of a zone or band cuts grid squares, so the center of a square can lie slightly outside of the
  // zone.
  const isBand = [south - 0.1, latitude, north + 0.1].some((each) => bandAt(each) === band)
  if (!isBand || degreesOutside(Number(zone), longitude) > 0.2)
    return ask(texts.thereIsNoSquare({ square, zone, band }))
  const size = sizes[digits.length / 2] ?? ''
  return {
    kind: 'point',
    latitude: Math.round(latitude * 1e7) / 1e7,
    longitude: Math.round(longitude * 1e7) / 1e7,
    form: 'MGRS',
    notes: [texts.gridReferenceNamesASquare({ size })],
  }
}

function corners(code: string): [number, number, number, number] {
  try {
    return inverse(code)
  } catch {
    return [Number.NaN, Number.NaN, Number.NaN, Number.NaN]
  }
}

const codes = new OpenLocationCode()
const plusCodeShape =
  /^(?:plus code\s*:?\s*)?([23456789CFGHJMPQRVWX0]{2,8}\+[23456789CFGHJMPQRVWX]{0,7})(?:[\s,]+(.*))?$/i

const askPlusCode = (question: string): CoordinatesParseResult => ({ kind: 'question', question })
const texts = defineSentences('coordinates.parse-point', {
  short:
    '{code} is a short plus code, which needs the place it was made for. Give the whole code, with eight characters before the plus.',
  unused: 'Not used: {words}.',
  coarse: '{code} names an area of {size}. Give the whole code, with characters behind the plus.',
  wrong: '{code} is not a plus code. Check its letters.',
  area: 'A plus code is an area, here about {size}; its middle is taken.',
  gridReferenceHasAsMany:
    'A grid reference has as many digits for east as for north, at most five each: 18S UJ 23480 06470.',
  thereIsNoSquare: 'There is no square {square} in {zone}{band}. Check the letters.',
  gridReferenceNamesASquare: 'A grid reference names a square, here {size} wide; its middle is taken.',
})

function readPlusCode(text: string): CoordinatesParseResult | null {
  const [, plusCode = '', words = ''] = plusCodeShape.exec(text.trim()) ?? []
  const code = plusCode.toUpperCase()
  if (code === '') return null
  if (codes.isShort(code)) return askPlusCode(texts.short({ code }))
  if (!codes.isFull(code)) return askPlusCode(texts.wrong({ code }))
  const { latitudeLo, latitudeHi, longitudeLo, longitudeHi, latitudeCenter, longitudeCenter, codeLength } =
    codes.decode(code)
  const meters = 111_320
  const tall = (latitudeHi - latitudeLo) * meters
  const wide = (longitudeHi - longitudeLo) * meters * Math.cos((latitudeCenter * Math.PI) / 180)
  const size = `${formatLength(wide)} by ${formatLength(tall)}`
  if (codeLength < 8) return askPlusCode(texts.coarse({ code, size }))
  return {
    kind: 'point',
    latitude: Math.round(latitudeCenter * 1e7) / 1e7,
    longitude: Math.round(longitudeCenter * 1e7) / 1e7,
    form: 'plus code',
    notes: [texts.area({ size }), ...(words ? [texts.unused({ words: words.slice(0, 80) })] : [])],
  }
}

function formatLength(meters: number): string {
  if (meters >= 1000) return `${Math.round(meters / 1000)} kilometers`
  return meters >= 1.5 ? `${Math.round(meters)} meters` : `${meters.toFixed(1)} meters`
}
