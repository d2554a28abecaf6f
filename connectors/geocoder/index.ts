import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { findAddress } from './find-address'
import { tractAt } from './tract-at'
import { coordinatesAnswer, coordinatesUrl, HOST } from './wire'

const params = z.strictObject(pointParams)

const area = z.object({ geoid: z.string(), name: z.string() }).nullable()
const result = z.object({ county: area, state: area })

/** County and state are null where the Census Bureau names none, as at sea. */
const countyAt = {
  summary: 'County and state at a point.',
  params,
  result,
  example: { latitude: 43, longitude: -74 },
  cache: { freshFor: 14 * DAY, staleFor: 14 * DAY },
  async run({ latitude, longitude }, { upstream }) {
    const request = { url: coordinatesUrl(latitude, longitude) }
    const { geographies } = (await upstream.json(request, coordinatesAnswer)).result
    return { county: firstArea(geographies.Counties), state: firstArea(geographies.States) }
  },
  cite: () => ({ dataset: 'TIGER/Line geographies, current vintage' }),
} satisfies ConnectorMethod<typeof params, typeof result>

function firstArea(layer: { GEOID?: string; NAME?: string }[] | undefined): z.output<typeof area> {
  const match = layer?.find(({ GEOID, NAME }) => GEOID !== undefined && NAME !== undefined)
  return match?.GEOID && match.NAME ? { geoid: match.GEOID, name: match.NAME } : null
}

export const geocoder = {
  name: 'geocoder',
  title: 'Census Geocoder',
  purpose: 'Finds the point of a street address, and the county and census tract of a point',
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
  entities: ['address', 'county', 'census tract'],
  pagination: 'none',
  unit: null,
  temporalStart: null,
  workflow: ['An address typed into any page is looked up here, never by your browser.'],
  notes: [],
  safeguards: ['Addresses are kept in memory only, under the question asked, and never logged.'],
  limits: ['100 characters an address'],
  privacy: { classification: 'public', excludedFields: [] },
  methods: {},
  internal: { findAddress, countyAt, tractAt },
} satisfies ConnectorDeclaration
