import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { cutUnit } from '@/lib/street-address/cut-unit'
import { addressAnswer, addressUrl, classifyGeocoder } from './wire'

const texts = defineSentences('geocoder.find-address', {
  note: 'A point interpolated along the street by the Census Bureau, commonly 20 to 40 meters off; not the position of the building or the parcel.',
  addressLookUpReads:
    'The address look-up reads at most {mostLetters} letters. Give the house number, the street, the city and the state alone.',
})

const params = z.strictObject({
  address: z
    .string()
    .trim()
    .min(5)
    .max(200)
    .describe('House number, street, and city with state or ZIP code.'),
})

const result = z.object({
  asked: z.string(),
  matches: z.array(
    z.object({
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
    }),
  ),
  note: z.string(),
})

export type AddressMatches = z.output<typeof result>

const MOST_LETTERS = 100

export const findAddress = {
  summary: 'Points for a street address, as the Census Bureau matches it.',
  params,
  result,
  example: { address: '1600 Pennsylvania Ave NW, Washington, DC 20500' },
  cache: { freshFor: 14 * DAY, staleFor: 14 * DAY },
  async run({ address }, { upstream }) {
    const line = askableLine(address)
    const options = { accepts: [400], classify: classifyGeocoder }
    const { result: answer } = await upstream.json({ url: addressUrl(line) }, addressAnswer, options)
    const matches = answer.addressMatches.map(({ matchedAddress, coordinates, addressComponents }) => ({
      address: matchedAddress,
      latitude: coordinates.y,
      longitude: coordinates.x,
      city: addressComponents.city,
      state: addressComponents.state,
      postalCode: addressComponents.zip,
    }))
    return { asked: line, matches: distinct(matches), note: texts.note }
  },
  cite: () => ({ dataset: 'MAF/TIGER address ranges, current public benchmark' }),
} satisfies ConnectorMethod<typeof params, typeof result>

/**
 * Removes the unit, because the geocoder matches no address with a unit. A long line is refused instead of
 * truncated, because a line without its city could match a street in another town.
 */
function askableLine(address: string): string {
  const line = cutUnit(address).rest.replace(/\s+/g, ' ')
  if (line.length <= MOST_LETTERS) return line
  throw new ConnectorError('invalid_params', texts.addressLookUpReads({ mostLetters: MOST_LETTERS }), {
    field: 'address',
  })
}

/** The source can return the same address and point twice. */
function distinct<T extends { address: string; latitude: number; longitude: number }>(matches: T[]): T[] {
  const byPlace = new Map(
    matches.map((match) => [`${match.address}|${match.latitude}|${match.longitude}`, match]),
  )
  return [...byPlace.values()]
}
