import { z } from 'zod'
import type { MethodContext } from '@/lib/connector/method'
import type { LngLat } from '@/lib/geography/types'
import { facility } from '@/lib/records/facility/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { milesToMeters } from '@/lib/units'
import { milesTo, roundMiles } from '../search/facility-query'
import { readQueryPage } from '../search/fetch-query-page'
import { notesOnRows } from '../search/search'
import type { FacilityRow } from '../search/to-facility-row'
import type { ComplianceServiceName } from '../services'
import { type CircleSearch, MOST_ROWS } from './near-circle'

const texts = defineSentences('federal-env-compliance.near-rows', {
  sourceWouldNotGive: 'The source would not give its longitudes just now, so rows have no position.',
  sourcesTotalChangedWhile:
    'The source’s total changed while the pages were read; the newest total is given.',
})

export const nearRow = z.object({
  ...facility.shape,
  key: z.string().describe('Unique within this answer.'),
  distanceMiles: z.number().nullable().describe('Ours, along the ellipsoid, to 0.01 mile; null in a box.'),
  ring: z.int().nullable().describe('1 to 3; null without a position, and in a box.'),
  ringUncertain: z
    .boolean()
    .describe('Closer to the edge of a ring than the position of the facility or of the point is accurate.'),
})

export type FacilityRowWithDistance = z.output<typeof nearRow>

interface LoadedRows {
  rows: FacilityRow[]
  totalRows: number
  countedTwice: number
  hasLongitude: boolean
  changed: boolean
  ranAt: string
}

export async function loadRows(
  { service, query }: CircleSearch,
  context: MethodContext,
): Promise<LoadedRows> {
  const read = (page: number) => context.call(readQueryPage, { service, query, page })
  const first = await read(1)
  const pages = [first]
  const size = first.rows.length
  const count = size === 0 ? 0 : Math.ceil(Math.min(first.totalRows, MOST_ROWS) / size)
  for (let page = 2; page <= count; page += 1) {
    const next = await read(page)
    if (next.rows.length === 0) break
    pages.push(next)
  }
  return {
    ...onceEach(pages.flatMap(({ rows }) => rows)),
    totalRows: pages.at(-1)?.totalRows ?? 0,
    hasLongitude: pages.every(({ hasLongitude }) => hasLongitude),
    changed: pages.some(({ totalRows }) => totalRows !== first.totalRows),
    ranAt: pages.map(({ ranAt }) => ranAt).sort()[0] ?? '',
  }
}

function notesOnLoading({ hasLongitude, changed }: LoadedRows): string[] {
  return [
    ...(hasLongitude ? [] : [texts.sourceWouldNotGive]),
    ...(changed ? [texts.sourcesTotalChangedWhile] : []),
  ]
}

/**
 * Removes repeated rows. If a row repeats among rows of the same name, the source's total counts it twice.
 * Any other repeated row takes the place of a row that is now missing.
 */
function onceEach(sent: FacilityRow[]): { rows: FacilityRow[]; countedTwice: number } {
  const firstRows = new Map<string, FacilityRow>()
  let countedTwice = 0
  let sameName = new Set<string>()
  for (const [index, row] of sent.entries()) {
    if (row.name !== sent[index - 1]?.name) sameName = new Set()
    const key = JSON.stringify(row)
    if (sameName.has(key)) countedTwice += 1
    sameName.add(key)
    firstRows.set(key, row)
  }
  return { rows: [...firstRows.values()], countedTwice }
}

export function listRows(rows: FacilityRow[]): FacilityRowWithDistance[] {
  const keys = new Map<string, number>()
  return rows
    .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
    .map((row) => ({
      ...row,
      key: uniqueKey(row, keys),
      distanceMiles: null,
      ring: null,
      ringUncertain: false,
    }))
}

export function placeRows(
  rows: FacilityRow[],
  center: LngLat,
  edges: number[],
  pointAccuracy: number,
): FacilityRowWithDistance[] {
  const keys = new Map<string, number>()
  return rows
    .map((row) => ({ row, miles: milesTo(center, row) }))
    .sort((a, b) => compareMiles(a.miles, b.miles) || (a.row.name ?? '').localeCompare(b.row.name ?? ''))
    .map(({ row, miles }) => ({
      ...row,
      key: uniqueKey(row, keys),
      distanceMiles: miles === null ? null : roundMiles(miles),
      ring: miles === null ? null : ringOf(miles, edges),
      ringUncertain:
        miles !== null &&
        isNearEdge(miles, edges, Math.max(pointAccuracy, row.coordinateAccuracyMeters ?? 0)),
    }))
}

function compareMiles(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

/**
 * A row beyond the last edge belongs to the last ring, because the source's distances differ slightly
 * from ours.
 */
function ringOf(miles: number, edges: number[]): number {
  const index = edges.findIndex((edge) => miles <= edge)
  return index < 0 ? edges.length : index + 1
}

const isNearEdge = (miles: number, edges: number[], accuracyMeters: number) =>
  edges.some((edge) => milesToMeters(Math.abs(miles - edge)) < accuracyMeters)

function uniqueKey(row: FacilityRow, counts: Map<string, number>): string {
  const key = [row.registryId, row.sourceId].filter(Boolean).join(' ') || (row.name ?? 'unnamed')
  const times = (counts.get(key) ?? 0) + 1
  counts.set(key, times)
  return times === 1 ? key : `${key} (${times})`
}

export const describeRows = (
  service: ComplianceServiceName,
  loaded: LoadedRows,
  rows: readonly FacilityRowWithDistance[],
  { connector }: MethodContext,
) => ({
  sites: new Set(rows.flatMap(({ registryId }) => registryId ?? [])).size,
  retrievedAt: loaded.ranAt,
  notes: [...notesOnLoading(loaded), ...notesOnRows(service)],
  caveats: connector.caveats,
})
