import { ANY, alike, all, any, type Condition, equal, type PatternElement } from '@/lib/conditions/condition'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import type { StreetAddress } from '@/lib/street-address/street-address'
import { namePatterns } from '@/lib/street-address/street-tokens'

interface Spelling {
  upper?: boolean
}

/** Matches more rows than those of the address, because the caller compares each row with the address. */
export function byLine(column: string, { upper = false }: Spelling = {}) {
  return ({ readings: [house] }: ParsedAddress): Condition[] => {
    const patterns = namePatterns(house.name)
    const starts = [...numbersOf(house).map((number) => [`${number} `]), ...rangesOf(house, [' '])]
    return [
      any(
        ...starts.flatMap((start) =>
          patterns.map((pattern) => alike(column, [...start, ANY, ...pattern, ANY], upper)),
        ),
      ),
    ]
  }
}

interface Columns extends Spelling {
  number: string
  /** Type of the number column. A comparison with the wrong type silently finds nothing. */
  numberIs: 'number' | 'text'
  street: string
}

export function byParts({ number: column, numberIs, street, upper = false }: Columns) {
  return ({ readings: [house] }: ParsedAddress): Condition[] => {
    const isHouse =
      numberIs === 'number'
        ? equal(column, Number(/^\d+/.exec(house.number)?.[0]))
        : any(
            ...[...numbersOf(house).map((number) => [number]), ...rangesOf(house, [])].map((parts) =>
              alike(column, parts),
            ),
          )
    const streets = namePatterns(house.name).map((pattern) => alike(street, [ANY, ...pattern, ANY], upper))
    return [all(isHouse, any(...streets))]
  }
}

/**
 * A letter after a house number can belong to the number or name a unit, so both forms match. The first
 * number of a range also matches.
 */
function numbersOf({ number, unit }: StreetAddress): string[] {
  const [, first] = /^(\d+)-\d+$/.exec(number) ?? []
  const [, digits] = /^(\d+)[A-Z]$/.exec(number) ?? []
  const lettered = /^[A-Z]$/.test(unit) ? number + unit : undefined
  return [number, first, digits, lettered].filter((each) => each !== undefined)
}

function rangesOf({ number }: StreetAddress, end: PatternElement[]): PatternElement[][] {
  const [, digits = '', last] = /^(\d+)(?:[A-Z]|-(\d+))?$/.exec(number) ?? []
  if (digits === '') return [[`${number}-`, ANY]]
  const lower = [0, 2, 4, 6].map((step) => Number(digits) - step).filter((first) => first > 0)
  const top = last ?? digits
  // The second number of "1234-36" omits the digits that both numbers share.
  const shortened: PatternElement[][] =
    top.length > 2 ? [[top.slice(0, -2), ANY, `-${top.slice(-2)}`, ...end]] : []
  return [
    ...lower.map((first): PatternElement[] => [`${first}-`, ANY]),
    [ANY, `-${top}`, ...end],
    ...shortened,
  ]
}
