import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { runQuery, searchCounts } from '../search/run-query'
import { type CircleSearch, type FacilityCircleChoice, MOST_ROWS } from './near-circle'
import { type FacilityRowWithDistance, nearRow } from './near-rows'

const texts = defineSentences('federal-env-compliance.near-counts', {
  matched: {
    one: '{count, number} {kind, sentence} record matches {area, sentence}: {tally, sentence}.',
    other: '{count, number} {kind, sentence} records match {area, sentence}: {tally, sentence}.',
  },
  uncounted:
    'More {kind, sentence} records than the source gives out match {area, sentence}: {tally, sentence}.',
  facility: 'facility',
  permit: 'permit',
  activeFacility: 'active facility',
  activePermit: 'active permit',
  inBox: 'in this box',
  within: { one: 'within 1 mile', other: 'within {count, number} miles' },
  tally: '{positioned, number} with a position, {unpositioned, number} without, {rest, sentence}',
  twice: '{countedTwice, number} counted twice by the source, {rest, sentence}',
  notLoaded: '{notLoaded, number} not loaded',
  othersNotLoaded: 'all others not loaded',
  sourceDidNotSend: 'The source did not send every row it counts.',
  loadedIsEverythingAtMost:
    'Loaded is everything {area, sentence}, at most {mostRows, number} rows, nearest first.',
  activeOnlyLeavesOut: 'Active only leaves out {left, number} more that the source does not count as active.',
  activeOnlyLeavesOutThose: 'Active only leaves out those that the source does not count as active.',
  contradiction:
    'The counts of EPA ECHO changed while its rows were read, and no longer agree. Try again in a minute.',
})

export const ringReport = z.object({
  ring: z.int(),
  fromMiles: z.number(),
  throughMiles: z.number(),
  listed: z.int(),
  complete: z.boolean().describe('Everything the source counts up to the outer edge is loaded.'),
  notLoaded: z
    .int()
    .nullable()
    .describe('What the source counts here beyond what was loaded; null where it does not say.'),
})

const countEquation = z.object({
  matched: z
    .int()
    .nullable()
    .describe('The source’s own total within the radius; null where it refuses to say.'),
  listedWithPosition: z.int(),
  listedWithoutPosition: z.int(),
  notLoaded: z.int().nullable(),
  countedTwice: z.int().describe('Rows the source lists, and counts, twice; we list them once.'),
  activeOnly: z.boolean(),
  excludedByActiveOnly: z
    .int()
    .nullable()
    .describe('Rows that come in addition without `activeOnly`; null where not counted.'),
  sentence: z.string(),
})

type CountEquation = z.output<typeof countEquation>

export const listedShape = {
  counts: countEquation,
  sites: z.int(),
  rows: z.array(nearRow),
  totals: searchCounts,
  retrievedAt: z.string(),
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
}

export function reportRings(
  plan: FacilityCircleChoice,
  rows: FacilityRowWithDistance[],
  delivered: boolean,
): z.output<typeof ringReport>[] {
  return plan.edges.map((edge, index) => {
    const from = plan.edges[index - 1] ?? 0
    return {
      ring: index + 1,
      fromMiles: from,
      throughMiles: edge,
      listed: rows.filter((row) => row.ring === index + 1).length,
      complete: edge <= plan.radius && delivered,
      notLoaded: notLoadedIn(plan, index),
    }
  })
}

function notLoadedIn({ edges, counts, radius, within }: FacilityCircleChoice, index: number): number | null {
  const [from, through] = [edges[index - 1] ?? 0, edges[index] ?? 0]
  if (through <= radius) return 0
  const outer = counts[index]
  const inner = from <= radius ? within : counts[index - 1]
  return outer == null || inner == null ? null : Math.max(0, outer - inner)
}

interface Parts {
  matched: number | null
  rows: FacilityRowWithDistance[]
  countedTwice: number
  activeOnly: boolean
  excludedByActiveOnly: number | null
  area: string
  rowKind: 'facility' | 'permit'
  completeWithinMiles: number | null
}

export function equate(parts: Parts): CountEquation {
  const { matched, rows, countedTwice, activeOnly, excludedByActiveOnly } = parts
  const listedWithPosition = rows.filter(
    ({ latitude, longitude }) => latitude !== null && longitude !== null,
  ).length
  const listedWithoutPosition = rows.length - listedWithPosition
  const notLoaded = matched === null ? null : matched - rows.length - countedTwice
  if (notLoaded !== null && notLoaded < 0) throw contradiction()
  const counts = { matched, listedWithPosition, listedWithoutPosition, notLoaded }
  const sentence = [
    formatCounts(parts, counts),
    ...describeWhy(parts, notLoaded),
    ...describeActive(parts),
  ].join(' ')
  return { ...counts, countedTwice, activeOnly, excludedByActiveOnly, sentence }
}

/**
 * The result `excludedByActiveOnly` is null if this additional request fails, so that the search still
 * succeeds.
 */
export async function countInactive(
  { service, query: { activeOnly = false, ...rest } }: CircleSearch,
  matched: number | null,
  { call }: MethodContext,
) {
  const everything = activeOnly
    ? await call(runQuery, { service, query: rest }).catch((error) => {
        if (error instanceof ConnectorError) return { totalRows: null }
        throw error
      })
    : { totalRows: null }
  const { totalRows: all } = everything
  const excludedByActiveOnly = all === null || matched === null ? null : Math.max(0, all - matched)
  return { activeOnly, excludedByActiveOnly }
}

type Counts = Pick<CountEquation, 'matched' | 'listedWithPosition' | 'listedWithoutPosition' | 'notLoaded'>

export const areas = {
  box: texts.inBox,
  withinMiles: (miles: number) => texts.within({ count: miles }),
}

const kinds = {
  facility: { all: texts.facility, active: texts.activeFacility },
  permit: { all: texts.permit, active: texts.activePermit },
}

function formatCounts({ rowKind, area, activeOnly, countedTwice }: Parts, counts: Counts): string {
  const { matched, listedWithPosition, listedWithoutPosition, notLoaded } = counts
  const kind = kinds[rowKind][activeOnly ? 'active' : 'all']
  const others = notLoaded === null ? texts.othersNotLoaded : texts.notLoaded({ notLoaded })
  const rest = countedTwice > 0 ? texts.twice({ countedTwice, rest: others }) : others
  const tally = texts.tally({ positioned: listedWithPosition, unpositioned: listedWithoutPosition, rest })
  return matched === null
    ? texts.uncounted({ kind, area, tally })
    : texts.matched({ count: matched, kind, area, tally })
}

function describeWhy({ completeWithinMiles }: Parts, notLoaded: number | null): string[] {
  if (notLoaded === 0) return []
  if (completeWithinMiles === null) return [texts.sourceDidNotSend]
  return [
    texts.loadedIsEverythingAtMost({ area: areas.withinMiles(completeWithinMiles), mostRows: MOST_ROWS }),
  ]
}

function describeActive({ activeOnly, excludedByActiveOnly }: Parts): string[] {
  if (!activeOnly) return []
  return [
    excludedByActiveOnly === null
      ? texts.activeOnlyLeavesOutThose
      : texts.activeOnlyLeavesOut({ left: excludedByActiveOnly }),
  ]
}

const contradiction = () => new ConnectorError('upstream_unavailable', texts.contradiction)
