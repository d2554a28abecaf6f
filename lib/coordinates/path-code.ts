import type { Position } from 'geojson'

const DECIMALS = 6
const UNITS = 10 ** DECIMALS
/**
 * Each URL-safe character holds five bits of the number, and a sixth bit that says whether more characters
 * follow.
 */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const STEP = 32
/** The longest step, across the whole world, takes six characters. */
const MOST_SIGNS = 6

export const roundCorner = (corner: Position): Position => corner.map((degrees) => toUnits(degrees) / UNITS)

const toUnits = (degrees: number) => Math.round(degrees * UNITS)

export function writePath(corners: readonly Position[]): string {
  let [beforeX, beforeY] = [0, 0]
  return corners
    .map(([longitude = 0, latitude = 0]) => {
      const [x, y] = [toUnits(longitude), toUnits(latitude)]
      const text = writeNumber(x - beforeX) + writeNumber(y - beforeY)
      ;[beforeX, beforeY] = [x, y]
      return text
    })
    .join('')
}

function writeNumber(number: number): string {
  // The sign is in the last bit, so that small negative numbers stay short.
  let left = number < 0 ? -2 * number - 1 : 2 * number
  let text = ''
  while (left >= STEP) {
    text += SIGNS[STEP + (left % STEP)]
    left = Math.floor(left / STEP)
  }
  return text + SIGNS[left]
}

export function readPath(text: string): Position[] | undefined {
  const numbers = readNumbers(text)
  if (!numbers || numbers.length % 2 === 1) return undefined
  let [x, y] = [0, 0]
  const corners = Array.from({ length: numbers.length / 2 }, (_, index): Position => {
    x += numbers[2 * index] ?? 0
    y += numbers[2 * index + 1] ?? 0
    return [x / UNITS, y / UNITS]
  })
  const isOnGlobe = ([longitude = 0, latitude = 0]: Position) =>
    Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return corners.every(isOnGlobe) ? corners : undefined
}

function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = []
  let [number, count] = [0, 0]
  for (const sign of text) {
    const bits = SIGNS.indexOf(sign)
    if (bits < 0 || count === MOST_SIGNS) return undefined
    number += (bits % STEP) * STEP ** count
    count += 1
    if (bits >= STEP) continue
    numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2)
    ;[number, count] = [0, 0]
  }
  return count === 0 ? numbers : undefined
}
