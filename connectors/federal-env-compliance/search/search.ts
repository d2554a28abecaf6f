import { z } from 'zod'
import type { MethodContext } from '@/lib/connector/method'
import type { Citation } from '@/lib/connector/result'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type ComplianceServiceName, services } from '../services'
import { notesOn, readQuery } from './facility-query'
import { encodeToken } from './results-token'
import { runQuery, searchCounts } from './run-query'
import { type FacilitySearchParams, searchParams, tooBroad } from './search-params'

const texts = defineSentences('federal-env-compliance.search', {
  withoutDates: 'Extract dates are not published with search results; the report of each facility has them.',
  permits: 'Each row is a permit, so one site can have several rows.',
})

export const searchResult = z.object({
  source: z.string(),
  resultsToken: z.string().min(1).max(512),
  summary: z.object({
    totalRows: z.int().min(0),
    rowKind: z.enum(['facility', 'permit']),
    counts: searchCounts,
    totalPenalties: z.object({ text: z.string(), usd: z.number().nullable() }).nullable(),
    sourceVersion: z.string().nullable(),
    query: searchParams,
    retrievedAt: z.string(),
    notes: z.array(z.string()),
    caveats: z.array(z.string()),
  }),
})

export async function search(
  service: ComplianceServiceName,
  params: FacilitySearchParams,
  context: MethodContext,
): Promise<z.input<typeof searchResult>> {
  const query = readQuery(params)
  const run = await context.call(runQuery, { service, query })
  if (run.refused || run.totalRows === null) throw tooBroad(run.totalRows)
  const { source, rowKind } = services[service]
  const { totalRows, counts, totalPenalties, sourceVersion, ranAt } = run
  return {
    source,
    resultsToken: encodeToken({ service, query, rows: totalRows }),
    summary: {
      totalRows,
      rowKind,
      counts,
      totalPenalties,
      sourceVersion,
      query,
      retrievedAt: ranAt,
      notes: [...notesOn(params, query), ...notesOnRows(service)],
      caveats: context.connector.caveats,
    },
  }
}

export function notesOnRows(service: ComplianceServiceName): string[] {
  const permits = texts.permits
  return services[service].rowKind === 'permit' ? [permits, texts.withoutDates] : [texts.withoutDates]
}

export const citeSearch = ({ source }: { source: string }): Citation => ({
  dataset: source,
  dated: [{ label: 'Extract dates', on: null }],
})
