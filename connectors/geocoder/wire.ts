import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('geocoder.wire', {
  addressLookUpNeeds:
    'The address look-up needs a house number and street with a city and state, or a ZIP code.',
})

export const HOST = 'geocoding.geo.census.gov'
const BASE = `https://${HOST}/geocoder`
const BENCHMARK = 'Public_AR_Current'

export function addressUrl(address: string): string {
  const query = new URLSearchParams({ address, benchmark: BENCHMARK, format: 'json' })
  return `${BASE}/locations/onelineaddress?${query}`
}

/** Census tracts changed in 2020. The current vintage has the tracts of 2020. */
export const vintages = { 2010: 'Census2010_Current', 2020: 'Current_Current' } as const
type TractVintage = keyof typeof vintages

interface CoordinatesQuery {
  vintage?: TractVintage
  layers?: string
}

export function coordinatesUrl(
  latitude: number,
  longitude: number,
  { vintage = 2020, layers = 'Counties,States' }: CoordinatesQuery = {},
): string {
  const query = new URLSearchParams({
    x: String(longitude),
    y: String(latitude),
    benchmark: BENCHMARK,
    vintage: vintages[vintage],
    layers,
    format: 'json',
  })
  return `${BASE}/geographies/coordinates?${query}`
}

export const addressAnswer = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string(),
        coordinates: z.object({ x: z.number(), y: z.number() }),
        addressComponents: z.object({ state: z.string(), zip: z.string(), city: z.string() }),
      }),
    ),
  }),
})

/** A layer without an area at the point is absent. A failed layer has a `status` instead of an area. */
const layer = z.array(
  z.looseObject({ GEOID: z.string().optional(), NAME: z.string().optional(), status: z.string().optional() }),
)

export const coordinatesAnswer = z.object({
  result: z.object({ geographies: z.object({ Counties: layer.optional(), States: layer.optional() }) }),
})

/** The layer's name can begin with a year. */
export const tractsAnswer = z.object({
  result: z.object({
    geographies: z
      .record(z.string(), layer)
      .transform(
        (layers) => Object.entries(layers).find(([name]) => name.endsWith('Census Tracts'))?.[1] ?? [],
      ),
  }),
})

/** The source refuses with HTTP 400 and a list of messages, also for an incomplete address. */
export function classifyGeocoder(body: unknown): ConnectorError | undefined {
  const refusal = z.object({ errors: z.array(z.string()) }).safeParse(body)
  if (!refusal.success) return undefined
  return new ConnectorError('invalid_params', texts.addressLookUpNeeds, { field: 'address' })
}
