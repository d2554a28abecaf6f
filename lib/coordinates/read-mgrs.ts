import { inverse } from 'mgrs'
import type { ParsedCoordinates } from './parse-coordinates'
import { bandAt, degreesOutside } from './utm'

const shape =
  /^(?:(?:MGRS|USNG|UTM)\s*:?\s*)?(\d{1,2})([C-HJ-NP-X])\s*([A-HJ-NP-Z][A-HJ-NP-V])\s*(\d*)\s*(\d*)$/

const ask = (question: string): ParsedCoordinates => ({ kind: 'question', question })
const sizes = ['100 kilometers', '10 kilometers', '1 kilometer', '100 meters', '10 meters', '1 meter']

/** "18SUJ2348006470", with or without spaces; the middle of the square that it names. */
export function readMgrs(text: string): ParsedCoordinates | null {
  const [, zone = '', band = '', square = '', first = '', second = ''] =
    shape.exec(text.trim().toUpperCase()) ?? []
  const digits = first + second
  if (square === '' || digits.length < 2 || Number(zone) < 1 || Number(zone) > 60) return null
  if (digits.length % 2 === 1 || digits.length > 10 || (second !== '' && first.length !== second.length))
    return ask(
      'A grid reference has as many digits for east as for north, at most five each: 18S UJ 23480 06470.',
    )
  const [west, south, east, north] = corners(`${zone}${band}${square}${digits}`)
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  // A square is cut where its zone or band ends, so its middle can lie a little beyond.
  const isBand = [south - 0.1, latitude, north + 0.1].some((each) => bandAt(each) === band)
  if (!isBand || degreesOutside(Number(zone), longitude) > 0.2)
    return ask(`There is no square ${square} in ${zone}${band}. Check the letters.`)
  const size = sizes[digits.length / 2] ?? ''
  return {
    kind: 'point',
    latitude: Math.round(latitude * 1e7) / 1e7,
    longitude: Math.round(longitude * 1e7) / 1e7,
    form: 'MGRS',
    notes: [`A grid reference names a square, here ${size} wide; its middle is taken.`],
  }
}

function corners(code: string): [number, number, number, number] {
  try {
    return inverse(code)
  } catch {
    return [Number.NaN, Number.NaN, Number.NaN, Number.NaN]
  }
}
