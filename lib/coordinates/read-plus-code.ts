import { OpenLocationCode } from 'open-location-code'
import type { ParsedCoordinates } from './parse-coordinates'

const codes = new OpenLocationCode()
const shape =
  /^(?:plus code\s*:?\s*)?([23456789CFGHJMPQRVWX0]{2,8}\+[23456789CFGHJMPQRVWX]{0,7})(?:[\s,]+(.*))?$/i

const ask = (question: string): ParsedCoordinates => ({ kind: 'question', question })
const texts = {
  short: (code: string) =>
    `${code} is a short plus code, which needs the place it was made for. Give the whole code, with eight characters before the plus.`,
  coarse: (code: string, size: string) =>
    `${code} names an area of ${size}. Give the whole code, with characters behind the plus.`,
  wrong: (code: string) => `${code} is not a plus code. Check its letters.`,
  area: (size: string) => `A plus code is an area, here about ${size}; its middle is taken.`,
}

/** "849VCWC8+R9": the middle of the area that it names. */
export function readPlusCode(text: string): ParsedCoordinates | null {
  const [, given = '', words = ''] = shape.exec(text.trim()) ?? []
  const code = given.toUpperCase()
  if (code === '') return null
  if (codes.isShort(code)) return ask(texts.short(code))
  if (!codes.isFull(code)) return ask(texts.wrong(code))
  const { latitudeLo, latitudeHi, longitudeLo, longitudeHi, latitudeCenter, longitudeCenter, codeLength } =
    codes.decode(code)
  const meters = 111_320
  const tall = (latitudeHi - latitudeLo) * meters
  const wide = (longitudeHi - longitudeLo) * meters * Math.cos((latitudeCenter * Math.PI) / 180)
  const size = `${sayLength(wide)} by ${sayLength(tall)}`
  if (codeLength < 8) return ask(texts.coarse(code, size))
  return {
    kind: 'point',
    latitude: Math.round(latitudeCenter * 1e7) / 1e7,
    longitude: Math.round(longitudeCenter * 1e7) / 1e7,
    form: 'plus code',
    notes: [texts.area(size), ...(words ? [`Not used: ${words.slice(0, 80)}.`] : [])],
  }
}

function sayLength(meters: number): string {
  if (meters >= 1000) return `${Math.round(meters / 1000)} kilometers`
  return meters >= 1.5 ? `${Math.round(meters)} meters` : `${meters.toFixed(1)} meters`
}
