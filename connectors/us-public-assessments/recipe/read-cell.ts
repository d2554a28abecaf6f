import { toIso } from '@/lib/calendar-day'
import type { CellReader, RecipeCell, RecipeRow } from './source'

export const textFrom = (from: CellReader<string> | undefined, rows: readonly RecipeRow[]): string | null =>
  firstFrom(from, rows, (value) => String(value).replace(/\s+/g, ' ').trim() || null)

export const numberFrom = (from: CellReader<number> | undefined, rows: readonly RecipeRow[]): number | null =>
  firstFrom(from, rows, toNumber)

export const recordedFrom = (
  from: CellReader<number> | undefined,
  rows: readonly RecipeRow[],
): number | null => firstFrom(from, rows, (value) => recorded(toNumber(value)))

export const valueFrom = <T>(from: CellReader<T> | undefined, rows: readonly RecipeRow[]): unknown =>
  firstFrom(from, rows, (value) => value)

function firstFrom<T, R>(
  from: CellReader<T> | undefined,
  rows: readonly RecipeRow[],
  parse: (value: unknown) => R | null,
): R | null {
  if (from === undefined) return null
  for (const row of rows) {
    const value = (typeof from === 'string' ? row[from] : from(row, rows)) ?? null
    const fact = value === null ? null : parse(value)
    if (fact !== null) return fact
    if (typeof from === 'function' && from.length > 1) return null
  }
  return null
}

const MOST_LETTERS_OF_NUMBER = 80

export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return isPossible(value) ? value : null
  if (typeof value !== 'string' || value.length > MOST_LETTERS_OF_NUMBER) return null
  const [, digits] = /^\s*\$?\s*(-?[\d,]*\.?\d+|-?[\d,]+\.)(?:\s*[A-Za-z. ]*)$/.exec(value) ?? []
  const number = Number((digits ?? '').replaceAll(',', '') || Number.NaN)
  return isPossible(number) ? number : null
}

const isPossible = (number: number) => Math.abs(number) < 1e15

/** Returns null for 0, which means "not recorded" for a year, an area or a price. */
export const recorded = (value: number | null): number | null => (value === 0 ? null : value)

export function dateFrom(column: string) {
  return ({ [column]: value }: RecipeRow): string | null => {
    if (typeof value === 'number') return toIso(value)
    return value === undefined ? null : value
  }
}

export const always =
  <T>(value: T) =>
  (): T =>
    value

export function withUnit(line: string, unit: RecipeCell | undefined): string {
  const text = String(unit ?? '').trim()
  const [, name] = /^(?:UNIT|APT|STE|#)?\.?\s*#?\s*([A-Z0-9-]{1,6})$/i.exec(text) ?? []
  if (name === undefined) return line
  const hasUnit = new RegExp(`[\\s#]${name}$`, 'i').test(line.trimEnd())
  return hasUnit ? line : `${line} UNIT ${name}`
}
