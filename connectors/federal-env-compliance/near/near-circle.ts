import type { MethodContext } from '@/lib/connector/method'
import type { FacilityQuery } from '../search/facility-query'
import { runQuery } from '../search/run-query'
import type { ComplianceServiceName } from '../services'

export const MOST_ROWS = 5_000

const PARTS = [0.25, 0.5, 1] as const

export interface CircleSearch {
  service: ComplianceServiceName
  query: FacilityQuery
}

interface CircleCount {
  radius: number
  /** Is null if the source refuses the search and sends no count. */
  rows: number | null
  loadable: boolean
}

export interface FacilityCircleChoice {
  edges: number[]
  counts: (number | null | undefined)[]
  matched: number | null
  radius: number
  within: number
}

const roundRadius = (miles: number) => Number(miles.toFixed(4)) || miles

/**
 * Chooses a circle whose rows all fit the limit. A truncated search could lack the nearest rows, because the
 * source sorts rows by name instead of by distance.
 */
export async function planCircle(
  around: CircleSearch,
  radiusMiles: number,
  rings: number,
  context: MethodContext,
): Promise<FacilityCircleChoice> {
  const edges = PARTS.map((part) => roundRadius(radiusMiles * part))
  const whole = await countWithin(around, radiusMiles, context)
  const matched = whole.rows
  if (rings === PARTS.length && whole.loadable) {
    return {
      edges,
      counts: [undefined, undefined, matched],
      matched,
      radius: radiusMiles,
      within: matched ?? 0,
    }
  }
  const inner = [
    await countWithin(around, edges[0] ?? 0, context),
    await countWithin(around, edges[1] ?? 0, context),
  ]
  const circles = [...inner, whole]
  const targets = circles.slice(0, rings)
  const best = targets.findLast(({ loadable }) => loadable)
  const next = targets[best ? targets.indexOf(best) + 1 : 0]
  const largest = next ? await widen(best ?? NOTHING, next, around, context) : best
  return {
    edges,
    counts: circles.map(({ rows }) => rows),
    matched,
    radius: largest?.radius ?? 0,
    within: largest?.rows ?? 0,
  }
}

const NOTHING: CircleCount = { radius: 0, rows: 0, loadable: true }
const PROBES = 4
/** Probing stops at a circle with two thirds of the allowed rows, because each probe costs a request. */
const ENOUGH = (MOST_ROWS * 2) / 3

async function widen(
  fits: CircleCount,
  tooMany: CircleCount,
  around: CircleSearch,
  context: MethodContext,
): Promise<CircleCount> {
  let [low, high] = [fits, tooMany]
  for (let probe = 0; probe < PROBES && (low.rows ?? 0) < ENOUGH; probe += 1) {
    const counted = await countWithin(around, between(low, high), context)
    if (counted.loadable) low = counted
    else high = counted
  }
  return low
}

function between(low: CircleCount, high: CircleCount): number {
  const rows = low.rows ?? 0
  const share = high.rows === null ? 0.5 : (0.85 * MOST_ROWS - rows) / (high.rows - rows)
  const area = low.radius ** 2 + Math.min(0.9, Math.max(0.02, share)) * (high.radius ** 2 - low.radius ** 2)
  const radius = Math.sqrt(area)
  return radius > 1 ? Number(radius.toFixed(2)) : roundRadius(radius)
}

async function countWithin(
  { service, query }: CircleSearch,
  radiusMiles: number,
  { call }: MethodContext,
): Promise<CircleCount> {
  const run = await call(runQuery, { service, query: { ...query, radiusMiles } })
  const loadable = !run.refused && run.totalRows !== null && run.totalRows <= MOST_ROWS
  return { radius: radiusMiles, rows: run.totalRows, loadable }
}
