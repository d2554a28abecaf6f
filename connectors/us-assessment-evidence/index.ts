import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { checkFields } from './check-fields'
import { countAppealOutcomes } from './count-appeal-outcomes'
import { findSimilarHomes } from './find-similar-homes'
import { getBuildingRecords } from './get-building-records'
import { searchSales } from './search-sales'
import { hosts, personalColumns } from './sets'

const publishers = {
  'datacatalog.cookcountyil.gov': 'Cook County Assessor’s Office',
  'data.ct.gov': 'Connecticut Office of Policy and Management',
}

const COOK = 'https://datacatalog.cookcountyil.gov/resource'

export const usAssessmentEvidence = {
  name: 'us-assessment-evidence',
  title: 'Sales, appeal outcomes and building records',
  purpose:
    'Evidence for an appeal: sales of Cook County and Connecticut, and the building records and outcomes of appeals of Cook County',
  publisher: {
    name: publishers['datacatalog.cookcountyil.gov'],
    url: 'https://datacatalog.cookcountyil.gov',
  },
  publisherOf: (host) => publishers[host as keyof typeof publishers],
  auth: 'none',
  hosts,
  baseUrl: null,
  baseUrls: { 'cook-county-il': COOK, connecticut: 'https://data.ct.gov/resource' },
  pace: { concurrency: 2, spacing: 100, timeout: 25_000, retries: 1, maxBytes: 8_000_000 },
  coverage: 'Cook County, Illinois; sales also of Connecticut',
  freshness: {
    mode: 'scheduled',
    updatedAt: 'updatedAt',
    note: 'Cook County renews sales twice a month; Connecticut is about a year behind.',
  },
  licence: { name: 'Not stated' },
  attribution: 'Cook County Open Data (datacatalog.cookcountyil.gov); State of Connecticut (data.ct.gov)',
  caveats: [
    'A board may not admit the sales of a set: ask its office.',
    'Outcomes are counts of appeals before one body, and no chance for any home.',
    'The columns of sales and of appeals to the assessor are not proven: they are known from the publisher’s code, not from recorded rows.',
  ],
  entities: ['sale', 'building card', 'appeal outcome'],
  pagination: 'offset',
  unit: 'US dollars',
  temporalStart: null,
  workflow: [
    'getBuildingRecords for what the office holds about a home',
    'findSimilarHomes for homes like it',
    'searchSales for sales nearby',
    'countAppealOutcomes for the outcomes of one body',
  ],
  notes: ['The counts of the assessor and of the Board are never added.'],
  safeguards: [
    'Every question names its columns; columns that name people are in none.',
    'A count reads all rows or fails.',
  ],
  limits: ['500 sales a page', '20,000 appeals a count', 'Ten similar homes'],
  privacy: { classification: 'public', excludedFields: [...personalColumns] },
  settings: z.object({ SOCRATA_APP_TOKEN: z.string().min(1).optional() }),
  methods: {
    searchSales,
    getBuildingRecords,
    findSimilarHomes,
    countAppealOutcomes,
    getServiceInfo: serviceInfo,
  },
  internal: { checkFields },
} satisfies ConnectorDeclaration
