import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import type { LeafValue } from './difference'

export interface RowMatches<T> {
  pairs: [T, T][]
  gone: T[]
  appeared: T[]
}

type Cells = Readonly<Record<string, LeafValue>>

/**
 * Pairs equal rows first, then rows that have the same identifying cells. Without identifying cells, pairs a
 * single changed row. Never pairs rows by position.
 */
export function matchRows<T>(
  was: readonly T[],
  is: readonly T[],
  cellsOf: (row: T) => Cells,
  contentOf: (row: T) => unknown = cellsOf,
): RowMatches<T> {
  const equal = pairUp(was, is, (row) => canonicalKey(contentOf(row)))
  if (equal.gone.length === 0 || equal.appeared.length === 0) return equal
  const names = namesOf(was.map(cellsOf), is.map(cellsOf))
  // Several changed rows cannot be paired reliably without identifying cells.
  if (names.length === 0 && equal.gone.length + equal.appeared.length > 2) return equal
  const sorted = (rows: T[]) =>
    rows
      .map((row) => ({ row, key: canonicalKey(contentOf(row)) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ row }) => row)
  const named = pairUp(sorted(equal.gone), sorted(equal.appeared), (row) => nameOf(cellsOf(row), names))
  return { ...named, pairs: [...equal.pairs, ...named.pairs] }
}

export function namesOf(was: readonly Cells[], is: readonly Cells[]): string[] {
  const rows = [...was, ...is]
  const all = [...new Set(rows.flatMap(Object.keys))]
  const columns = all.filter((column) =>
    rows.some((row) => typeof row[column] === 'string' || rank(column) < 2),
  )
  const names: string[] = []
  for (const column of columns.toSorted((one, other) => rank(one) - rank(other))) {
    if (isUnique(was, names) && isUnique(is, names) && names.length > 0) break
    const more = [...names, column]
    if (
      names.length === 0 ||
      distinct(was, more) > distinct(was, names) ||
      distinct(is, more) > distinct(is, names)
    )
      names.push(column)
  }
  return names
}

const nameOf = (row: Cells, names: readonly string[]): string =>
  canonicalKey(names.map((name) => row[name] ?? null))

export const isNaming = (column: string): boolean => rank(column) < ranks.length

const ranks = [
  /(^|[a-z])(id|key|number)s?$/i,
  /(year|period|date|code|name|title|label|kind|type)$/i,
] as const

function rank(column: string): number {
  const index = ranks.findIndex((pattern) => pattern.test(column))
  return index === -1 ? ranks.length : index
}

const distinct = (rows: readonly Cells[], names: readonly string[]) =>
  new Set(rows.map((row) => nameOf(row, names))).size

const isUnique = (rows: readonly Cells[], names: readonly string[]) => distinct(rows, names) === rows.length

function pairUp<T>(was: readonly T[], is: readonly T[], keyOf: (row: T) => string): RowMatches<T> {
  const left = new Map<string, T[]>()
  for (const row of is) {
    const key = keyOf(row)
    const alike = left.get(key)
    if (alike) alike.push(row)
    else left.set(key, [row])
  }
  const pairs: [T, T][] = []
  const gone: T[] = []
  for (const row of was) {
    const match = left.get(keyOf(row))?.shift()
    if (match === undefined) gone.push(row)
    else pairs.push([row, match])
  }
  return { pairs, gone, appeared: [...left.values()].flat() }
}
