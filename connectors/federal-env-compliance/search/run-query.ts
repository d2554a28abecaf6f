import { z } from 'zod'
import { type ConnectorMethod, MINUTE } from '@/lib/connector/method'
import { readText } from '@/lib/published-text'
import { readCount, readMoney } from '../published-values'
import { type ComplianceServiceName, serviceNames } from '../services'
import { classifySearch, searchAnswer, searchUrl } from '../wire'
import type { FacilityQuery } from './facility-query'
import { searchParams } from './search-params'

export const question = { service: z.enum(serviceNames), query: searchParams }

const params = z.strictObject({
  ...question,
  attempt: z
    .int()
    .min(0)
    .max(2)
    .default(0)
    .describe('Counts up when the number of an earlier attempt was forgotten.'),
})

/**
 * Maps our name of each count to the source's name. A count covers all matching rows, not only those of one
 * page.
 */
const shared = {
  currentSignificantViolations: 'SVRows',
  currentViolations: 'CVRows',
  violationInLast3Years: 'V3Rows',
  formalActionLast5Years: 'FEARows',
  informalActionLast5Years: 'InfFEARows',
  inspectedLast5Years: 'INSPRows',
  indianCountry: 'IndianCountryRows',
} as const

const published: Readonly<Record<ComplianceServiceName, Readonly<Record<string, string>>>> = {
  'all-media': {
    ...shared,
    withAirPermit: 'CAARows',
    withWaterPermit: 'CWARows',
    withHazardousWaste: 'RCRRows',
    withToxicsRelease: 'TRIRows',
  },
  air: { ...shared, fullEvaluationLast5Years: 'FCERows' },
  water: { ...shared, violationInLast4Quarters: 'VioLast4QRows' },
}

export const searchCounts = z.record(z.string(), z.int().nullable())

function readCounts(
  service: ComplianceServiceName,
  results: Record<string, unknown>,
): z.output<typeof searchCounts> {
  return Object.fromEntries(
    Object.entries(published[service]).map(([ours, theirs]) => [ours, readCount(results[theirs])]),
  )
}

const result = z.object({
  /** True if the source refuses the search because it finds more rows than it returns. */
  refused: z.boolean(),
  totalRows: z.int().nullable(),
  queryId: z.string().nullable(),
  counts: searchCounts,
  totalPenalties: z.object({ text: z.string(), usd: z.number().nullable() }).nullable(),
  sourceVersion: z.string().nullable(),
  ranAt: z.string(),
})

export type FacilityQueryResult = z.output<typeof result>

/** The source remembers a query for about half an hour, and then gives its number to another client. */
export const MEMORY = { freshFor: 20 * MINUTE, staleFor: 0 }

export const runQuery = {
  summary: 'Runs a search at the source: totals and the number under which its rows can be read for a while.',
  params,
  result,
  example: { service: 'all-media', query: { latitude: 29.7355, longitude: -95.2654, radiusMiles: 1 } },
  cache: MEMORY,
  async run({ service, query }, { upstream, now }) {
    const url = searchUrl(service, toParameters(query))
    const answer = await upstream.json({ url }, searchAnswer, { classify: classifySearch })
    const results = answer.kind === 'found' ? answer.results : undefined
    return {
      refused: answer.kind === 'refused',
      totalRows: answer.rows,
      queryId: results?.QueryID ?? null,
      counts: readCounts(service, results ?? {}),
      totalPenalties: readMoney(results?.TotalPenalties),
      sourceVersion: readText(results?.Version),
      ranAt: now().toISOString(),
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

function toParameters(query: FacilityQuery): Record<string, string> {
  const { bbox, sic, latitude, longitude, radiusMiles } = query
  const pairs: [string, string | number | undefined][] = [
    ['p_st', query.state],
    ['p_co', query.county && plainUpper(query.county)],
    ['p_fips', query.countyFips],
    ['p_ncs', query.naics],
    // The source has one parameter for a complete code of four digits, and another for the beginning of a
    // code.
    [sic?.length === 4 ? 'p_sic' : 'p_sic2', sic],
    ['p_c1lat', bbox?.c1lat],
    ['p_c1lon', bbox?.c1lon],
    ['p_c2lat', bbox?.c2lat],
    ['p_c2lon', bbox?.c2lon],
    ['p_lat', latitude],
    ['p_long', longitude],
    ['p_radius', radiusMiles],
    // Omitted if false, because "N" would select only inactive facilities.
    ['p_act', query.activeOnly ? 'Y' : undefined],
  ]
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** The source publishes county names in capitals and without accents. */
const plainUpper = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
