import { cityNames, findPlacesByName, type NamedCity, plainName } from './places'

const MOST = 3
/**
 * If more than three cities match equally well, the largest is returned only if its population is at least
 * this many times that of the second largest.
 */
const OUTWEIGHS = 10

/**
 * Returns an empty list if the name is short or is itself a place, or if more than three cities match equally
 * well and none is much larger than the others.
 */
export function findSimilarCities(name: string, state = ''): NamedCity[] {
  const plain = plainName(name)
  const most = mostErrors(plain.length, state !== '')
  if (most === 0 || findPlacesByName(state === '' ? name : `${name}, ${state}`).length > 0) return []
  let nearest = most
  let matches: NamedCity[] = []
  for (const { place, plain: other } of cityNames()) {
    if (state !== '' && place.state !== state) continue
    const errors = typingErrors(plain, other, nearest)
    if (errors > nearest) continue
    matches = errors < nearest ? [place] : [...matches, place]
    nearest = errors
  }
  const [first, second, ...more] = matches.toSorted((a, b) => b.population - a.population)
  if (!first || !second) return first ? [first] : []
  if (more.length < MOST - 1) return [first, second, ...more]
  return first.population >= OUTWEIGHS * second.population ? [first] : []
}

/**
 * Allows fewer errors for a short name, and for a name without a state, because many other names resemble it.
 */
function mostErrors(length: number, hasState: boolean): number {
  if (length < 4) return 0
  return length >= (hasState ? 5 : 8) ? 2 : 1
}

/** Stops early if the result must exceed `most`. A result above `most` is only a lower bound. */
function typingErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const replaced = cost(above[column - 1]) + (isSame ? 0 : 1)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = row > 1 && column > 1 && isSwap ? cost(before[column - 2]) + 1 : replaced
      line.push(Math.min(replaced, swapped, cost(above[column]) + 1, cost(line[column - 1]) + 1))
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return cost(above[b.length])
}

const cost = (value: number | undefined): number => value ?? Number.POSITIVE_INFINITY
