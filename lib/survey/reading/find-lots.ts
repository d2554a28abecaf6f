import { readWhole } from './read-number'
import { type DescriptionTokens, freeWord, isMark, skipMarks, take, wordAt } from './reading'
import type { DescriptionToken } from './tokenize'

const longestRange = 60

export function findLots(reading: DescriptionTokens): string[] {
  const lots: string[] = []
  for (let i = 0; i < reading.tokens.length; i++) {
    const name = freeWord(reading, i)
    const spaced = ['LOT', 'LOTS', 'LT', 'LTS', 'GL', 'GLO'].includes(name)
    if (!spaced && !(name === 'L' && reading.tokens[i + 1]?.glued)) continue
    const at = skipMarks(reading.tokens, i + 1, '.#:(')
    const from = ['NO', 'NOS', 'NUMBER', 'NUMBERED'].includes(wordAt(reading.tokens, at)) ? at + 1 : at
    const end = readLots(reading, skipMarks(reading.tokens, from, '.'), name.endsWith('S'), lots)
    if (end > from) take(reading, { start: i, end }, 'lot')
  }
  return [...new Set(lots)]
}

interface Lot {
  name: string
  end: number
}

function readLots(reading: DescriptionTokens, from: number, several: boolean, lots: string[]): number {
  const { tokens } = reading
  let end = from
  for (let at = from; ; ) {
    const lot = readLot(reading, at)
    if (!lot || isDirected(tokens, lot)) return end
    const last = upTo(reading, lot)
    lots.push(...between(lot.name, last?.name))
    end = (last ?? lot).end
    at = skipMarks(tokens, end, several ? ',&' : '&')
    if (wordAt(tokens, at) === 'AND') at++
    if (at === end) return end
  }
}

function readLot({ tokens, used }: DescriptionTokens, at: number): Lot | null {
  if (used[at]) return null
  const word = tokens[at]
  if (word?.kind === 'word' && /^[A-DF-MO-RT-VX-Z]$/.test(word.raw)) return { name: word.text, end: at + 1 }
  const number = readWhole(tokens, at)
  if (!number) return null
  const letter = tokens[number.end]
  const lettered =
    letter?.kind === 'word' && letter.glued && /^[A-DF-MO-RT-VX-Z]$/.test(letter.text) && !used[number.end]
  return lettered
    ? { name: `${number.number}${letter.text}`, end: number.end + 1 }
    : { name: `${number.number}`, end: number.end }
}

/** In "Lots 1, 2N 3E", "2N" is a township and no lot. */
function isDirected(tokens: readonly DescriptionToken[], { end }: Lot): boolean {
  const next = tokens[end]
  return next?.kind === 'word' && next.glued && /^[NSEW]$/.test(next.text)
}

function upTo(reading: DescriptionTokens, first: Lot): Lot | null {
  const joined =
    isMark(reading.tokens, first.end, '-') ||
    ['TO', 'THRU', 'THROUGH'].includes(wordAt(reading.tokens, first.end))
  const last = joined ? readLot(reading, first.end + 1) : null
  if (!last || isDirected(reading.tokens, last)) return null
  const span = Number(last.name) - Number(first.name)
  return span > 0 && span < longestRange ? last : null
}

function between(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first]
  const from = Number(first)
  return Array.from({ length: Number(last) - from + 1 }, (_, i) => `${from + i}`)
}
