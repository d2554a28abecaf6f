import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import { facilityTable } from '@/lib/records/facility/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type FacilityCircleChoice, planCircle } from './near/near-circle'
import { areas, countInactive, equate, listedShape, reportRings, ringReport } from './near/near-counts'
import { describeRows, loadRows, placeRows } from './near/near-rows'
import { readQuery } from './search/facility-query'
import { MEMORY, runQuery } from './search/run-query'
import { citeSearch } from './search/search'
import { industryShape, pointShape } from './search/search-params'
import { serviceNames, services } from './services'

const texts = defineSentences('federal-env-compliance.facilities-near', {
  tooDense: 'More than 5,000 rows lie within {miles} miles. Choose a smaller radius, or an industry code.',
})

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
  ...listedShape,
})

/**
 * Callers may request the rings one by one and stop after any ring. Each response includes the rings inside
 * of the requested ring.
 */
export const facilitiesNear = {
  summary:
    'Facilities around a point by rings, nearest first, up to 5,000, with what was not loaded counted.',
  params,
  result,
  example: { service: 'all-media', latitude: 29.7355, longitude: -95.2654, radiusMiles: 1 },
  cache: MEMORY,
  async run(params, context) {
    const { service, radiusMiles } = params
    const around = { service, query: readQuery(questionOf(params)) }
    const plan = await planCircle(around, radiusMiles, params.rings, context)
    if (plan.radius === 0) throw tooDense(plan)
    const circle = { service, query: { ...around.query, radiusMiles: plan.radius } }
    const loaded = await loadRows(circle, context)
    const matched = plan.radius === radiusMiles ? loaded.totalRows : plan.matched
    const center = { latitude: params.latitude, longitude: params.longitude }
    const rows = placeRows(loaded.rows, center, plan.edges, params.pointAccuracyMeters)
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
      loadedThroughRing: params.rings,
      completeWithinMiles,
      rings: reportRings(plan, rows, isDelivered),
      counts: equate({
        ...(await countInactive(around, matched, context)),
        matched,
        countedTwice: loaded.countedTwice,
        rows,
        rowKind,
        completeWithinMiles,
        area: areas.withinMiles(radiusMiles),
      }),
      ...describeRows(service, loaded, rows, context),
      rows,
      totals,
    }
  },
  table: ({ rows, counts, notes }) => facilityTable(rows, [counts.sentence, ...notes]),
  cite: citeSearch,
} satisfies ConnectorMethod<typeof params, typeof result>

function questionOf({ latitude, longitude, radiusMiles, naics, sic, activeOnly }: z.output<typeof params>) {
  return { latitude, longitude, radiusMiles, naics, sic, activeOnly }
}

const tooDense = ({ edges }: FacilityCircleChoice) =>
  new ConnectorError('too_broad', texts.tooDense({ miles: String(edges[0]) }), {
    field: 'radiusMiles',
  })
