import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import type { ConnectorMethod } from '@/lib/connector/method'
import { ENVIROFACTS, ENVIROFACTS_HOST } from '@/lib/envirofacts/table-url'
import { countFacilitiesByState } from './count-facilities-by-state'
import { countProgramFacilities } from './count-program-facilities'
import { withheldFields } from './facility-record'
import { getFacilityById } from './get-facility-by-id'
import { getProgramLinksForFacility } from './get-program-links-for-facility'
import { programs } from './program-link'
import { searchProgramFacilitiesByProgram } from './search-program-facilities-by-program'
import { checkFields, PLACES_HOST } from './wire'

const params = serviceInfo.params
const result = serviceInfo.result.extend({ programs: z.record(z.string(), z.string()) })

const getServiceInfo = {
  ...serviceInfo,
  summary: `${serviceInfo.summary.slice(0, -1)}; and the acronyms of programs in plain words.`,
  result,
  async run(params, context) {
    return { ...(await serviceInfo.run(params, context)), programs: { ...programs } }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

export const federalEnvRegistry = {
  name: 'federal-env-registry',
  toolPrefix: 'env_registry',
  title: 'EPA Facility Registry Service (FRS)',
  purpose: 'Facility registry identifiers and cross-program links for reconciling regulated facilities',
  publisher: {
    name: 'U.S. Environmental Protection Agency (FRS)',
    url: 'https://www.epa.gov/frs',
  },
  auth: 'none',
  hosts: [ENVIROFACTS_HOST, PLACES_HOST],
  baseUrl: ENVIROFACTS,
  pace: { concurrency: 2, spacing: 500, timeout: 30_000, retries: 1, maxBytes: 10_000_000 },
  coverage:
    'Places that some program of EPA or of a state once recorded, in all states, DC and the territories; about 90 national and many state systems',
  freshness: {
    mode: 'not_declared',
    note: 'Each program is refreshed on its own, from continuously to monthly; rows carry their own dates where published.',
  },
  licence: { name: 'US public domain' },
  attribution: 'Source: U.S. EPA Facility Registry Service. No endorsement by EPA is implied.',
  caveats: [
    'A screening lead, not proof: a listing is not evidence of pollution, violation or current operation, and inactive and closed sites stay listed.',
    'Names and addresses are as each program reported them, misspellings included.',
    'Several registry ids can describe one site, and one id can cover several programs; the links are made by matching.',
    'Addresses are of the front door; the city can differ from the mail city.',
    'Counts are registry records, closed ones included, not active facilities.',
  ],
  entities: ['facility', 'program-link'],
  pagination: 'window',
  unit: null,
  temporalStart: null,
  workflow: [
    'getFacilityById for one facility',
    'getProgramLinksForFacility for its ids in other programs',
    'searchProgramFacilitiesByProgram for all facilities of a program, window by window',
  ],
  notes: [
    'Positions come from the registry’s second service; where that is silent, the facility is given without one.',
    'Not verified with the source: how it writes dates in these tables (a known form becomes an ISO date, another stays text), whether it takes an acronym with a slash (AIRS/AFS), and in which order rows come.',
  ],
  safeguards: [
    'At most two requests start a second; answers are kept from six hours to a day.',
    'We never ask the registry’s tables of contacts, organizations and affiliations.',
  ],
  limits: ['At most 1,000 rows a call: a wider window is cut, and said to be.'],
  privacy: { classification: 'public', excludedFields: withheldFields },
  methods: {
    getFacilityById,
    getProgramLinksForFacility,
    searchProgramFacilitiesByProgram,
    countFacilitiesByState,
    getServiceInfo,
  },
  internal: { countProgramFacilities, checkFields },
} satisfies ConnectorDeclaration
