import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { claimTexts } from '@/lib/records/flood-claims/describe'
import { countClaims } from './count-claims'
import { dataSet } from './data-set'
import { getCommunity } from './get-community'
import { listDeclarations } from './list-declarations'
import { BASE, CENSUS_HOST, checkFields, HOST } from './wire'

const FEMA = 'Federal Emergency Management Agency (OpenFEMA)'

export const federalFloodHistory = {
  name: 'federal-flood-history',
  title: 'OpenFEMA flood history',
  purpose:
    'Flood insurance claims of a tract or ZIP code, disaster declarations of a county, and the status of a community in the flood insurance program',
  publisher: {
    name: FEMA,
    url: 'https://www.fema.gov/about/openfema',
  },
  publisherOf: (host) => (host === CENSUS_HOST ? 'The Census Bureau' : FEMA),
  auth: 'none',
  hosts: [HOST, CENSUS_HOST],
  baseUrl: BASE,
  pace: { concurrency: 2, spacing: 500, timeout: 30_000, retries: 2, maxBytes: 20_000_000 },
  coverage: 'The United States and its territories; claims since 1978, declarations since 1953',
  freshness: {
    mode: 'scheduled',
    note: 'FEMA refreshes claims monthly, the register of communities daily and declarations every 20 minutes.',
  },
  licence: { name: 'US public domain', url: 'https://www.fema.gov/about/openfema/terms-conditions' },
  attribution: 'Source: OpenFEMA, Federal Emergency Management Agency',
  caveats: [claimTexts.disclaimer, claimTexts.anywhere],
  entities: ['flood insurance claims', 'disaster declaration', 'community in the flood program'],
  pagination: 'none',
  unit: 'dollars of the year of the claim',
  temporalStart: 1953,
  workflow: [
    'countClaims for a census tract or a ZIP code',
    'listDeclarations for a county',
    'getCommunity for the community number that getFloodZone names',
  ],
  notes: [
    'Claims are of version 3. Version 2 has been frozen since June 2026, and its rows are never mixed in.',
    'Counts below five are given as “fewer than 5”. No list of claims is served.',
    'Not verified with the source: the vintage of its tracts, whether the register writes the zero at the start of a community number, and the form of a notice that a data set ends.',
  ],
  safeguards: [
    'At most two requests start a second; answers are kept from six hours to a day, failures never.',
    'We never ask for positions, addresses, water depths or other columns that could point to a home.',
    'Before a count of zero, we ask the Census Bureau whether the area exists.',
  ],
  limits: ['One tract, ZIP code, county or community a call'],
  privacy: {
    classification: 'public',
    excludedFields: ['latitude', 'longitude', 'dateOfLoss', 'waterDepth'],
  },
  settings: z.object({ OPENFEMA_URL: z.url({ protocol: /^https$/ }).default(BASE) }),
  methods: { countClaims, listDeclarations, getCommunity, getServiceInfo: serviceInfo },
  internal: { dataSet, checkFields },
} satisfies ConnectorDeclaration
