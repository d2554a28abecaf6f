import { formatCount, formatDollars, formatNumber } from '@/lib/format'
import type { Compares, LayerColumn } from '@/lib/records/define-record'
import type { LayerRow } from '../layers/map-layer'

/** What stands beside a value that differs, in words; undefined where it does not. */
type Mark = string | undefined

interface NumberRule {
  /** How far from the middle a value has to be. */
  apart(middle: number): number
  /** The distance with its unit. */
  say(distance: number): string
  words: readonly [more: string, less: string]
}

const SHARE = 0.25
const aQuarter = (middle: number) => Math.abs(middle) * SHARE
const moreOrLess = ['more', 'less'] as const

const rules: Readonly<Record<Exclude<Compares, 'class'>, NumberRule>> = {
  year: {
    apart: () => 1,
    say: (years) => formatCount(Math.round(years), 'year'),
    words: ['later', 'earlier'],
  },
  dollars: { apart: aQuarter, say: (dollars) => formatDollars(dollars), words: moreOrLess },
  'dollars per square foot': {
    apart: aQuarter,
    say: (dollars) => `${formatDollars(dollars, 2)} per square foot`,
    words: moreOrLess,
  },
  acres: { apart: aQuarter, say: (acres) => `${formatNumber(acres, 1)} acres`, words: moreOrLess },
  // One inspection more says nothing, nor does a quarter of two.
  count: {
    apart: (middle) => Math.max(2, aQuarter(middle)),
    say: (count) => formatNumber(count, 1),
    words: moreOrLess,
  },
}

export const compareHint =
  'Bold: another class than most, another year, or 25% or more from the median (of two, from the other).'

/** Which of the compared rows differ in a column in a way that matters. What is not published differs from nothing. */
export function marksOf(column: LayerColumn<LayerRow>, rows: readonly LayerRow[]): readonly Mark[] {
  const { compares, cell, value } = column
  if (compares === undefined) return rows.map(() => undefined)
  if (compares === 'class') return markClasses(rows.map(cell))
  const numbers = rows.map((row) => {
    const number = value?.(row)
    return typeof number === 'number' ? number : undefined
  })
  return markNumbers(numbers, rules[compares])
}

/** Where one class is the most frequent the others are marked, else all are. */
function markClasses(classes: readonly string[]): Mark[] {
  const counts = new Map<string, number>()
  for (const name of classes) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const usual = [...counts.keys()].filter((name) => counts.get(name) === most)
  if (counts.size < 2) return classes.map(() => undefined)
  return classes.map((name) => {
    if (name === '') return undefined
    if (usual.length > 1) return 'differs'
    return name === usual[0] ? undefined : 'another than most'
  })
}

function markNumbers(numbers: readonly (number | undefined)[], { apart, say, words }: NumberRule): Mark[] {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b)
  return numbers.map((number) => {
    const middle = number === undefined ? undefined : middleFor(number, sorted)
    if (number === undefined || middle === undefined) return undefined
    const distance = number - middle
    if (distance === 0 || Math.abs(distance) < apart(middle)) return undefined
    return `${say(Math.abs(distance))} ${words[distance > 0 ? 0 : 1]}`
  })
}

/** One of the values itself, so that the distance from it is a true one: of two the other, else the lower middle. */
function middleFor(number: number, sorted: readonly number[]): number | undefined {
  const [low, high] = sorted
  if (sorted.length === 2) return number === low ? high : low
  return sorted[Math.floor((sorted.length - 1) / 2)]
}
