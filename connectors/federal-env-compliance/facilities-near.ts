import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { Context, Method } from '@/lib/connector/method'
import { type Around, type Plan, planCircle } from './near/near-circle'
import { countEquation, equate, reportRings, ringReport } from './near/near-counts'
import { type Loaded, loadCircle, nearRow, placeRows } from './near/near-rows'
import { readQuery } from './search/facility-query'
import { facilityTable } from './search/facility-row'
import { MEMORY, runQuery, searchCounts } from './search/run-query'
import { citeSearch, notesOnRows } from './search/search'
import { industryShape, pointShape } from './search/search-params'
import { serviceNames, services } from './services'

const params = z.strictObject({
  service: z.enum(serviceNames),
  ...pointShape,
  ...industryShape,
  activeOnly: z.boolean().default(false),
  rings: z
    .int()
    .min(1)
    .max(3)
    .default(3)
    .describe('Load up to this ring: a quarter, half or all of the radius.'),
  pointAccuracyMeters: z.number().min(0).default(0).describe('How exact the point searched around is.'),
})

const result = z.object({
  source: z.string(),
  service: z.enum(serviceNames),
  rowKind: z.enum(['facility', 'permit']),
  center: z.object({ latitude: z.number(), longitude: z.number() }),
  radiusMiles: z.number(),
  loadedThroughRing: z.int(),
  completeWithinMiles: z
    .number()
    .nullable()
    .describe(
      'Everything the source counts within these miles is listed; null where it did not send all it counts.',
    ),
  rings: z.array(ringReport),
  counts: countEquation,
  /** Different registry ids among the rows. */
  sites: z.int(),
  rows: z.array(nearRow),
  totals: searchCounts,
  retrievedAt: z.string(),
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
})

/** Rings may be asked for one after the other, so that a reader can stop between them; each answer holds all before it. */
export const facilitiesNear = {
  summary:
    'Facilities around a point by rings, nearest first, up to 5,000, with what was not loaded counted.',
  params,
  result,
  example: { service: 'all-media', latitude: 29.7355, longitude: -95.2654, radiusMiles: 1 },
  cache: MEMORY,
  async run(asked, context) {
    const { service, radiusMiles } = asked
    const around = { service, query: readQuery(questionOf(asked)) }
    const plan = await planCircle(around, radiusMiles, asked.rings, context)
    if (plan.radius === 0) throw tooDense(plan)
    const loaded = await loadCircle(around, plan.radius, context)
    const center = { latitude: asked.latitude, longitude: asked.longitude }
    const rows = placeRows(loaded.rows, center, plan.edges, asked.pointAccuracyMeters)
    const isDelivered = loaded.rows.length + loaded.countedTwice === loaded.totalRows
    const completeWithinMiles = isDelivered ? plan.radius : null
    const { counts: totals } = await context.call(runQuery, around)
    const { source, rowKind } = services[service]
    return {
      source,
      service,
      rowKind,
      center,
      radiusMiles,
      loadedThroughRing: asked.rings,
      completeWithinMiles,
      rings: reportRings(plan, rows, isDelivered),
      counts: equate({
        ...(await countMatches(asked, around, plan, loaded, context)),
        ...{ rows, radiusMiles, rowKind, completeWithinMiles },
      }),
      sites: new Set(rows.flatMap(({ registryId }) => registryId ?? [])).size,
      rows,
      totals,
      retrievedAt: loaded.ranAt,
      notes: [...notesOnLoading(loaded), ...notesOnRows(service)],
      caveats: context.connector.caveats,
    }
  },
  table: ({ rows, counts, notes }) => facilityTable(rows, [counts.sentence, ...notes]),
  cite: citeSearch,
} satisfies Method<typeof params, typeof result>

function questionOf({ latitude, longitude, radiusMiles, naics, sic, activeOnly }: z.output<typeof params>) {
  return { latitude, longitude, radiusMiles, naics, sic, activeOnly }
}

/** What the source counts; how many more it counts without `activeOnly` is one question more, and no answer to it no fault. */
async function countMatches(
  { radiusMiles, activeOnly }: z.output<typeof params>,
  { service, query: { activeOnly: _, ...rest } }: Around,
  plan: Plan,
  { totalRows, countedTwice }: Loaded,
  { call }: Context,
) {
  const matched = plan.radius === radiusMiles ? totalRows : plan.matched
  const everything = activeOnly
    ? await call(runQuery, { service, query: rest }).catch((error) => {
        if (error instanceof ConnectorError) return { totalRows: null }
        throw error
      })
    : { totalRows: null }
  const { totalRows: all } = everything
  const excludedByActiveOnly = all === null || matched === null ? null : Math.max(0, all - matched)
  return { matched, countedTwice, activeOnly, excludedByActiveOnly }
}

function notesOnLoading({ hasLongitude, changed }: Loaded): string[] {
  return [
    ...(hasLongitude ? [] : ['The source would not give its longitudes just now, so rows have no position.']),
    ...(changed ? ['The source’s total changed while the pages were read; the newest total is given.'] : []),
  ]
}

const tooDense = ({ edges }: Plan) =>
  new ConnectorError(
    'too_broad',
    `More than 5,000 rows lie within ${edges[0]} miles. Choose a smaller radius, or an industry code.`,
    {
      field: 'radiusMiles',
    },
  )
