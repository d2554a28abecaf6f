import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import type { ExportCell, ExportColumn } from '@/lib/export/table'
import type { LngLat } from '@/lib/geography/types'
import { readPoint, readText } from '../tables/read-cell'
import { holds } from './column-kind'

interface PublisherColumn {
  name: string
  label: string
  type: string
}

type Cells = Readonly<Record<string, unknown>>

interface PublisherTable {
  columns: ExportColumn[]
  cellsOf(row: Cells): Record<string, ExportCell>
}

interface Part {
  column: ExportColumn
  toCell(row: Cells): ExportCell
}

export function publisherTable(
  columns: readonly PublisherColumn[],
  rows: readonly Cells[],
  keyOf: (name: string) => string,
): PublisherTable {
  const parts = columns.flatMap((column) => partsOf(column, rows, keyOf(column.name)))
  return {
    columns: parts.map(({ column }) => column),
    cellsOf: (row) => Object.fromEntries(parts.map(({ column, toCell }) => [column.key, toCell(row)])),
  }
}

function partsOf({ name, label, type }: PublisherColumn, rows: readonly Cells[], key: string): Part[] {
  const cellOf = (row: Cells) => row[name] ?? null
  if (type === 'point' || type === 'location' || rows.some((row) => readPoint(cellOf(row))))
    return positionParts(label, rows, key, cellOf)
  if (type === 'url') return [{ column: { key, label, type: 'link' }, toCell: (row) => linkOf(cellOf(row)) }]
  const kind = holds(type)
  if (kind === 'number')
    return [{ column: { key, label, type: 'number' }, toCell: (row) => numberOf(cellOf(row)) }]
  if (kind === 'moment')
    return [{ column: { key, label, type: 'date' }, toCell: (row) => momentOf(cellOf(row), type) }]
  return [{ column: { key, label, type: 'text' }, toCell: (row) => written(cellOf(row)) }]
}

function positionParts(
  label: string,
  rows: readonly Cells[],
  key: string,
  cellOf: (row: Cells) => unknown,
): Part[] {
  const axis = (name: keyof LngLat): Part => ({
    column: { key: `${key}.${name}`, label: `${label}: ${name}`, type: 'number' },
    toCell: (row) => readPoint(cellOf(row))?.[name] ?? null,
  })
  const rest: Part = {
    column: { key: `${key}.rest`, label: `${label}: address`, type: 'text' },
    toCell: (row) => addressOf(cellOf(row)),
  }
  const hasRest = rows.some((row) => rest.toCell(row) !== null)
  return [axis('latitude'), axis('longitude'), ...(hasRest ? [rest] : [])]
}

function addressOf(value: unknown): ExportCell {
  if (typeof value !== 'object' || value === null) return written(value)
  const text = 'human_address' in value ? readText(value.human_address) : null
  if (text !== null) return addressIn(text)
  return readPoint(value) || Object.values(value).every((each) => each === null) ? null : written(value)
}

function addressIn(text: string): string | null {
  try {
    const parts: unknown = JSON.parse(text)
    if (typeof parts !== 'object' || parts === null) return text
    return Object.values(parts).map(readText).filter(Boolean).join(', ') || null
  } catch {
    return text
  }
}

/** A code such as "007", or an integer with more digits than a double can hold, stays text. */
function numberOf(value: unknown): ExportCell {
  if (typeof value !== 'string' || !/^-?(0|[1-9]\d*)?(?<=\d)(\.\d+)?$|^-?\.\d+$/.test(value))
    return written(value)
  const number = Number(value)
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number
}

/**
 * Portals send a day as midnight without a time zone, layers send milliseconds, and the oldest columns send
 * seconds.
 */
function momentOf(value: unknown, type: string): ExportCell {
  const isSeconds = type === 'date' && typeof value === 'string' && /^-?\d{1,11}$/.test(value)
  const moment = isSeconds ? isoOf(Number(value) * 1000) : typeof value === 'number' ? isoOf(value) : value
  if (typeof moment !== 'string') return written(value)
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.0+)?$/.exec(moment) ?? []
  if (!day || !time) return moment
  return time === '00:00:00' ? day : `${day}T${time}`
}

function isoOf(milliseconds: number): string | null {
  const moment = new Date(milliseconds)
  if (Number.isNaN(moment.getTime())) return null
  const iso = moment.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso
}

function linkOf(value: unknown): ExportCell {
  if (typeof value !== 'object' || value === null) return written(value)
  return 'url' in value ? readText(value.url) : written(value)
}

function written(value: unknown): ExportCell {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return canonicalKey(value)
}
