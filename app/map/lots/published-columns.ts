import { formatNumber } from '@/lib/format'
import type { MapTableColumn } from '@/lib/records/define-record'
import { type MapLotRow, PUBLISHED_PREFIX } from './lot-row'

export interface PublishedNumberColumn {
  layer: string
  column: string
}

const texts = {
  published: (column: string) => `As published: ${column}`,
  ofLayer: (column: string, layer: string) => `As published: ${column}, ${layer}`,
}

export const formatPublished = ({ layer, column }: PublishedNumberColumn): string => `${layer}.${column}`

export function parsePublished(text: string): PublishedNumberColumn | undefined {
  const [, layer, column] = /^([a-z]{2}-[a-z0-9-]+)\.(\w{1,60})$/.exec(text) ?? []
  return layer && column ? { layer, column } : undefined
}

export const propertyOf = ({ column }: PublishedNumberColumn): string => `${PUBLISHED_PREFIX}${column}`

export function amountOf(
  { record, properties }: Pick<MapLotRow, 'record' | 'properties'>,
  { layer, column }: PublishedNumberColumn,
): number | null {
  const value = record.layer === layer ? properties[`${PUBLISHED_PREFIX}${column}`] : null
  return typeof value === 'number' ? value : null
}

const memory = new WeakMap<readonly MapLotRow[], readonly PublishedNumberColumn[]>()

export function publishedIn(rows: readonly MapLotRow[]): readonly PublishedNumberColumn[] {
  const cached = memory.get(rows)
  if (cached) return cached
  const byLayer = new Map<string, Set<readonly string[]>>()
  for (const { record, published } of rows) {
    const lists = byLayer.get(record.layer)
    if (lists) lists.add(published)
    else byLayer.set(record.layer, new Set([published]))
  }
  const numbers = [...byLayer].flatMap(([layer, lists]) =>
    [...new Set([...lists].flat())].map((name) => ({ layer, column: name.slice(PUBLISHED_PREFIX.length) })),
  )
  memory.set(rows, numbers)
  return numbers
}

export const titleOf = (
  { layer, column }: PublishedNumberColumn,
  all: readonly PublishedNumberColumn[],
): string =>
  all.some((other) => other.layer !== layer) ? texts.ofLayer(column, layer) : texts.published(column)

const LEAST_YEAR = 1_600

export const isYear = (column: string): boolean => /YEAR|YR/.test(column)

/** Adds no unit, because the unit of a published number is unknown. */
export const formatPublishedAmount = ({ column }: PublishedNumberColumn, amount: number): string =>
  isYear(column) && Number.isInteger(amount) && amount < 3_000 ? String(amount) : formatNumber(amount, 2)

/** Returns null for a year such as 0, which publishers write for an unknown year. */
const comparableAmount = ({ column }: PublishedNumberColumn, amount: number | null): number | null =>
  isYear(column) && amount !== null && amount < LEAST_YEAR ? null : amount

/**
 * Leaves a column of one layer empty for the lots of other layers, so that two publishers are never compared.
 */
export function publishedColumnsOf(
  rows: readonly MapLotRow[],
  visible: readonly string[],
): readonly MapTableColumn<MapLotRow>[] {
  const numbers = publishedIn(rows)
  return numbers.map((number) => {
    const id = formatPublished(number)
    return {
      id,
      label: titleOf(number, numbers),
      cell(row) {
        const amount = amountOf(row, number)
        return amount === null ? '' : formatPublishedAmount(number, amount)
      },
      value: (row) => comparableAmount(number, amountOf(row, number)),
      numeric: true,
      compares: isYear(number.column) ? 'year' : 'as published',
      isFirst: visible.includes(id),
    }
  })
}
