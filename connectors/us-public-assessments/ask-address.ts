import { namePatterns } from '@/lib/street-address/name-patterns'
import type { AskedAddress } from '@/lib/street-address/read-asked-address'
import { ANY, alike, all, any, type Condition, equal } from '@/lib/table-query/condition'

interface Spelling {
  /** The column is in mixed case. */
  upper?: boolean
}

/** For a column with the whole street line. Loose on purpose: what comes back is compared house by house. */
export function byLine(column: string, { upper = false }: Spelling = {}) {
  return ({ readings: [{ number, name }] }: AskedAddress): Condition[] => {
    const starts = new Set([`${number} `, `${number}-`, ...firstNumbers(number)])
    const patterns = namePatterns(name)
    const alternatives = [...starts].flatMap((start) =>
      patterns.map((pattern) => alike(column, [start, ANY, ...pattern, ANY], upper)),
    )
    return [any(...alternatives)]
  }
}

interface Columns extends Spelling {
  number: string
  /** Numbers against a text column, and the other way round, find nothing, silently. */
  numberIs: 'number' | 'text'
  street: string
}

/** For tables with the house number in a column of its own. */
export function byParts({ number: column, numberIs, street, upper = false }: Columns) {
  return ({ readings: [{ number, name }] }: AskedAddress): Condition[] => {
    const digits = Number(/^\d+/.exec(number)?.[0])
    const isHouse = equal(column, numberIs === 'number' ? digits : number)
    return [
      all(isHouse, any(...namePatterns(name).map((pattern) => alike(street, [ANY, ...pattern, ANY], upper)))),
    ]
  }
}

/** A range is also found by its first number, alone or with a dash behind. */
function firstNumbers(number: string): string[] {
  const [, first] = /^(\d+)-\d+$/.exec(number) ?? []
  return first ? [`${first} `, `${first}-`] : []
}
