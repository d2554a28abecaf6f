import type { Declaration } from '@/lib/connector/declaration'
import { countyAt } from './county-at'
import { findAddress } from './find-address'
import { HOST } from './wire'

/** Not one of the ten: the product's own way from an address to a point, behind the same engine. */
export const geocoder = {
  name: 'geocoder',
  title: 'Census Geocoder',
  purpose: 'Finds the point of a street address, and the county of a point',
  publisher: { name: 'U.S. Census Bureau', url: 'https://geocoding.geo.census.gov/' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: `https://${HOST}/geocoder`,
  pace: { concurrency: 4, timeout: 10_000, retries: 1, maxBytes: 1_000_000 },
  coverage: 'Street addresses in the United States and Puerto Rico',
  freshness: {
    mode: 'not_declared',
    note: 'The answer for an address changes only with the Census Bureau’s releases.',
  },
  licence: { name: 'US public domain' },
  attribution: 'U.S. Census Bureau, Geocoding Services.',
  caveats: [
    'Points are interpolated along the street, commonly 20 to 40 meters off.',
    'New streets are often missing.',
  ],
  entities: ['address', 'county'],
  pagination: 'none',
  unit: null,
  temporalStart: null,
  workflow: ['An address typed into any page is looked up here, never by your browser.'],
  notes: [],
  safeguards: ['Addresses are kept in memory only, under the question asked, and never logged.'],
  limits: ['100 characters an address'],
  privacy: { classification: 'public', excludedFields: [] },
  methods: {},
  internal: { findAddress, countyAt },
} satisfies Declaration
