import { defineSentences } from '@/lib/sentences/define-sentences'
import type { AngleUnit, CoordinateToken, NumberToken } from './coordinate-tokens'

const texts = defineSentences('coordinates.read-angle', {
  givenWithTheLetter: '{labels} is given with the letter {letter}.',
  minusSignAndTheLetter: 'The minus sign and the letter {letter} contradict each other; keep one of them.',
  onlyTheLastOfDegrees: 'Only the last of degrees, minutes and seconds can have decimals.',
  minutesRunFrom0: 'Minutes run from 0 to 59; {minutes} is too many.',
  secondsRunFrom0: 'Seconds run from 0 to 59; {seconds} is too many.',
})

type CoordinateAxis = 'latitude' | 'longitude'

export interface ParsedAngle {
  degrees: number
  axis?: CoordinateAxis
  signed: boolean
  precise: boolean
  decimals: number
  parts: number
}

type ReadAngle = ParsedAngle | { problem: string } | null

const order: readonly AngleUnit[] = ['degrees', 'minutes', 'seconds']

export function readAngle(tokens: readonly CoordinateToken[]): ReadAngle {
  const numbers = tokens.filter((token) => token.kind === 'number')
  const letters = [...new Set(tokens.flatMap((token) => (token.kind === 'compass' ? [token.letter] : [])))]
  const labels = tokens.flatMap((token) => (token.kind === 'label' ? [token.axis] : []))
  const units = tokens.filter((token) => token.kind === 'unit')
  const [first, ...smaller] = numbers
  if (!first || numbers.length > 3 || letters.length > 1 || !unitsInOrder(tokens)) return null
  if (smaller.some((number) => number.sign !== '') || (hasHyphen(tokens) && letters.length === 0)) return null
  const [letter] = letters
  const whole = packed(first, letter, numbers.length + units.length)
  const magnitude = whole ?? sexagesimal(numbers)
  if (typeof magnitude !== 'number') return magnitude
  const axis = letter ? axisOfLetter(letter) : labels[0]
  if (labels[0] && axis !== labels[0])
    return { problem: texts.givenWithTheLetter({ labels: labels[0], letter }) }
  const negative = letter === 'S' || letter === 'W'
  if (letter && first.sign !== '' && (first.sign === '-') !== negative && !(first.sign === '+' && negative)) {
    return { problem: texts.minusSignAndTheLetter({ letter }) }
  }
  return {
    degrees: negative || first.sign === '-' ? -magnitude : magnitude,
    ...(axis ? { axis } : {}),
    signed: letter !== undefined || first.sign !== '',
    precise: whole !== null || units.length > 0 || numbers.length > 1 || first.decimals > 0,
    decimals: first.decimals,
    parts: numbers.length,
  }
}

export const axisOfLetter = (letter: string): CoordinateAxis =>
  'NS'.includes(letter) ? 'latitude' : 'longitude'

const hasHyphen = (tokens: readonly CoordinateToken[]): boolean =>
  tokens.some((token) => token.kind === 'separator' && token.text === '-')

function unitsInOrder(tokens: readonly CoordinateToken[]): boolean {
  let place = -1
  for (const token of tokens) {
    if (token.kind === 'number') place++
    if (token.kind === 'unit' && order[place] !== token.unit) return false
  }
  return true
}

function packed(
  { text, sign }: NumberToken,
  letter: string | undefined,
  count: number,
): number | { problem: string } | null {
  const digits = letter && axisOfLetter(letter) === 'latitude' ? 2 : 3
  const shape = /^(\d+)(\d\d)(\d\d(?:\.\d*)?)$/.exec(text)
  if (!letter || count > 1 || sign !== '' || shape?.[1]?.length !== digits) return null
  return combine(Number(shape[1]), Number(shape[2]), Number(shape[3]))
}

function sexagesimal(numbers: readonly NumberToken[]): number | { problem: string } {
  const [degrees, minutes, seconds] = numbers
  if ((minutes && degrees && degrees.decimals > 0) || (seconds && minutes && minutes.decimals > 0)) {
    return { problem: texts.onlyTheLastOfDegrees }
  }
  return combine(degrees?.value ?? 0, minutes?.value ?? 0, seconds?.value ?? 0)
}

function combine(degrees: number, minutes: number, seconds: number): number | { problem: string } {
  if (minutes >= 60) return { problem: texts.minutesRunFrom0({ minutes }) }
  if (seconds >= 60) return { problem: texts.secondsRunFrom0({ seconds }) }
  return degrees + minutes / 60 + seconds / 3600
}
