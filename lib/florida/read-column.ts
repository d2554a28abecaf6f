import { countyByNumber } from './counties'
import { landUseName } from './land-use'
import type { ColumnKind } from './parcel-columns'

type Published = string | number | null

/** The value of a column as published, and what it says where that is known. */
export interface ColumnReading {
  published: string
  meaning: string | null
}

/** The file format knows no empty number, so a 0 says nothing by itself. */
const ZERO = '0, which the roll also writes for unknown'

export function readColumn(kind: ColumnKind, value: Published): ColumnReading {
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return { published: 'Blank', meaning: null }
  if (value === 0) return { published: ZERO, meaning: null }
  return { published: String(value).trim(), meaning: meanings[kind]?.(value) ?? null }
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const meanings: Partial<Record<ColumnKind, (value: string | number) => string | undefined>> = {
  dollars: (value) => `$${grouped.format(Number(value))}`,
  area: (value) => `${grouped.format(Number(value))} square feet`,
  month: (value) => monthName(Number(value)),
  county: (value) => countyByNumber(Number(value))?.name,
  landUse: (value) => landUseName(String(value).trim()),
  inspection: (value) => sayInspection(Number(value)) ?? undefined,
}

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

export function monthName(month: number): string | undefined {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12
  return isMonth ? monthNames.format(Date.UTC(2000, month - 1)) : undefined
}

/** Month and two digits of the year in one number, leading zero lost: 1125 is November 2025, 394 is March 1994. */
export function sayInspection(packed: number): string | null {
  const month = monthName(Math.floor(packed / 100))
  const year = packed % 100
  return month ? `${month} ${year >= 50 ? 1900 + year : 2000 + year}` : null
}
