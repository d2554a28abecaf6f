import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { checkFields } from './check-fields'
import { getHomeownerSummary } from './get-homeowner-summary'
import { getPropertyHistory } from './get-property-history'
import { getServiceInfo } from './get-service-info'
import { baseUrls, hosts } from './hosts'
import { listMunicipalities } from './list-municipalities'
import { listSources } from './list-sources'
import { publisherOf } from './publisher-of'
import { describeTable } from './recipe/fetch-table'
import { searchProperties } from './search-properties'
import { sampleSettings, settings } from './settings'

export const usPublicAssessments = {
  name: 'us-public-assessments',
  title: 'Public property assessments',
  purpose:
    'Finds a property in selected official state, county and city assessment rolls, compares up to three published years, and prepares an appeal',
  publisher: { name: 'The assessment office', url: 'https://www.usa.gov/local-governments' },
  publisherOf,
  auth: 'none',
  hosts,
  baseUrl: null,
  baseUrls,
  // Some statewide layers take tens of seconds for a text query.
  pace: { concurrency: 4, timeout: 25_000, retries: 1, maxBytes: 8_000_000 },
  coverage:
    'Connecticut, Florida, Idaho (13 counties), Massachusetts, Minnesota (59 counties), Montana, New York outside New York City, North Carolina, Utah, Washington, Wisconsin; Woodbury County, Iowa; Cook County, Illinois; Detroit, Michigan; San Francisco, California; Washington, DC; eleven Texas counties where switched on. listSources states the gaps of each.',
  freshness: {
    mode: 'scheduled',
    observedAt: 'assessments.year',
    updatedAt: 'assessments.sourceUpdatedAt',
    note: 'Each publisher updates on its own schedule, most of them yearly. The year or date of update of each source is kept.',
  },
  licence: { name: 'Each office has its own license' },
  attribution: 'Each record names its own office.',
  caveats: [
    'Assessed, appraised, taxable and market values are kept apart. They are neither verified sale prices nor independent appraisals.',
    'Terms, exemptions and times of update differ by jurisdiction. Values of two jurisdictions are not comparable.',
    'Records do not establish title, legal boundaries, the right to an exemption or an open appeal deadline.',
    'A search result is a candidate: a person must check that it is the property meant.',
  ],
  entities: ['source', 'property', 'parcel', 'assessment'],
  pagination: 'none',
  unit: 'US dollars',
  temporalStart: 1999,
  workflow: [
    'listSources for the id of the source that covers the place',
    'searchProperties with that id and an address or a parcel id',
    'A person picks and checks the candidate',
    'getPropertyHistory or getHomeownerSummary with the candidate’s propertyKey',
  ],
  notes: [
    'A propertyKey is the question itself in writing: it does not expire.',
    'City, county and postal code are applied to what the source sends; caveats say where that was not possible.',
    'We ask for no geometry, and for no column with an owner or a mailing address.',
  ],
  safeguards: [
    'Answers are kept for 30 minutes, and up to 60 more while they are read again. Nothing is read without a question.',
    'Every query names its columns; columns of owners and mailing addresses are never among them.',
    'A cut answer is never taken as complete.',
  ],
  limits: ['At most 5 candidates a search and 3 years a history.', 'At most 4 requests at once to one host.'],
  privacy: { classification: 'public', excludedFields: ['owner', 'ownerName', 'mailingAddress', 'geometry'] },
  // A feed may repeat a history, which reads one record by its key, but not a search, which browses the roll.
  renewal: { only: ['getPropertyHistory', 'getHomeownerSummary'] },
  settings,
  sampleSettings,
  methods: { listSources, searchProperties, getPropertyHistory, getHomeownerSummary, getServiceInfo },
  internal: { listMunicipalities, describeTable, checkFields },
} satisfies ConnectorDeclaration
