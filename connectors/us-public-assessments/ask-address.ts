import type { AskedAddress } from '@/lib/street-address/read-asked-address'
import { ordinals } from '@/lib/street-address/street-words'
import { ANY, alike, all, any, type Condition, equal, type Part } from './condition'

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

const particles = /^(LA|LE|DE|DEL|DI|DA|DU|MC|MAC|VAN|VON|O|D|L)(?=[A-Z]{3})/

/** The word of a name that says most, in the ways it can be written. */
function namePatterns(name: string): Part[][] {
  const words = name.split(' ').filter((word) => word.length > 0)
  const telling = words.filter((word) => !/^(ST|FT|MT|CTYRD|STRD|USHWY)$/.test(word))
  const [longest = name] = telling.toSorted((a, b) => b.length - a.length)
  if (/^\d+$/.test(longest)) {
    const inWords = [...ordinals].find(([, digits]) => digits === longest)?.[0]
    return [[longest], ...(inWords ? [[inWords]] : [])]
  }
  // "Kings" may be "King's", and "LaSalle" may be "La Salle".
  const stem = longest.length > 3 ? longest.replace(/S$/, '') : longest
  const particle = particles.exec(stem)?.[1]
  return [particle ? [particle, ANY, stem.slice(particle.length)] : [stem]]
}
