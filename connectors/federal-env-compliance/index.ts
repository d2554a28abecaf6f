import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { describe } from '@/lib/connector/info'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { facilityCaveats } from '@/lib/records/facility/describe'
import { facilitiesIn } from './facilities-in'
import { facilitiesNear } from './facilities-near'
import { getDetailedFacilityReport } from './get-detailed-facility-report'
import { getFacilityRows } from './get-facility-rows'
import { readQueryPage } from './search/fetch-query-page'
import { readColumns } from './search/read-columns'
import { runQuery } from './search/run-query'
import { searchAirFacilities } from './search-air-facilities'
import { searchFacilities } from './search-facilities'
import { searchWaterFacilities } from './search-water-facilities'
import { BASE, checkFields, HOST } from './wire'

const params = z.strictObject({})

const result = z.object({
  service: z.string(),
  baseUrl: z.string().nullable(),
  auth: z.literal('none'),
  coverage: z.string(),
  methods: z.record(z.string(), z.string()),
  notes: z.array(z.string()),
})

const getServiceInfo = {
  summary: 'Program coverage, workflow and freshness of this source.',
  params,
  result,
  example: {},
  cache: { freshFor: DAY, staleFor: 0 },
  async run(_params, { connector }) {
    const { title, baseUrl, coverage, methods, freshness, workflow, notes, limits, caveats } =
      describe(connector)
    return {
      service: title,
      baseUrl,
      auth: 'none',
      coverage,
      methods,
      notes: [freshness.note, ...workflow, ...notes, ...limits, ...caveats],
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

export const federalEnvCompliance = {
  name: 'federal-env-compliance',
  title: 'EPA Enforcement and Compliance History Online (ECHO)',
  purpose: 'Permits, compliance, inspections and enforcement of regulated facilities: all media, air, water',
  publisher: { name: 'U.S. Environmental Protection Agency (ECHO)', url: 'https://echo.epa.gov/' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: BASE,
  // The source publishes no rate limit. Its responses take seconds, and a report can have several megabytes.
  pace: { concurrency: 2, spacing: 1_000, timeout: 30_000, retries: 2, maxBytes: 10_000_000 },
  coverage:
    'Facilities regulated under the Clean Air Act, Clean Water Act, RCRA (hazardous waste), Safe Drinking Water Act and Toxics Release Inventory, in all states, DC and the territories. Not covered: Superfund assessment, underground tanks, brownfields and unregistered releases.',
  freshness: {
    mode: 'scheduled',
    note: 'The agency normally refreshes weekly; each program has its own extract date, published in facility reports only. Searches carry a version label where the source gives one.',
  },
  licence: { name: 'US public domain' },
  attribution:
    'Source: U.S. EPA, Enforcement and Compliance History Online (ECHO), echo.epa.gov. No endorsement by EPA is implied.',
  caveats: facilityCaveats,
  entities: ['facility-search', 'facility', 'facility-report'],
  pagination: 'page',
  unit: 'miles',
  temporalStart: null,
  workflow: [
    'searchFacilities, searchAirFacilities or searchWaterFacilities for totals and a token',
    'getFacilityRows with the token for the rows, page by page',
    'getDetailedFacilityReport with a row’s registryId',
  ],
  notes: [
    'Inspections and actions cover about five years, compliance about three (12 or 13 quarters).',
    'A token is the search itself in writing: it does not expire. The source forgets a search after about half an hour; then it is run again, and `note` says so if the total changed.',
    'Distances and their order are ours, along the ellipsoid; the source lists by name and gives no distance.',
    'The source may refuse connections from outside the United States.',
    'Not verified with the source: the spelling it expects of county names, whether filters given together all narrow the search, and how it treats boxes and circles at their edges.',
  ],
  safeguards: [
    'At most one request starts a second; searches are kept for 20 minutes, columns for a day, reports for six hours.',
    'The source’s small query numbers are checked at every page, because it gives them to others again.',
  ],
  limits: [
    'The source gives out no search of more than about 100,000 rows; a state alone is often too much.',
    'radiusMiles greater than 0 and less than 100; at most 250 rows a page; reports up to 10 MB.',
  ],
  privacy: { classification: 'public', excludedFields: [] },
  methods: {
    searchFacilities,
    searchAirFacilities,
    searchWaterFacilities,
    getFacilityRows,
    getDetailedFacilityReport,
    getServiceInfo,
  },
  internal: { facilitiesNear, facilitiesIn, runQuery, readQueryPage, readColumns, checkFields },
} satisfies ConnectorDeclaration
