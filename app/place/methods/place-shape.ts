import { z } from 'zod'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { formatPlace, type Place } from '@/app/_surfaces/place/place'
import type { PlaceInterpretation } from '@/app/_surfaces/place/place-interpretation'
import { placeHref } from '@/app/_surfaces/place/url'
import { ConnectorError, type Problem } from '@/lib/connector/errors'
import { metaSchema } from '@/lib/connector/http/meta-schema'
import type { MethodContext } from '@/lib/connector/method'
import { publishedOutline } from '@/lib/records/parcel/outline'

export const sources = z
  .array(metaSchema.meta({ id: 'Meta' }))
  .describe('Where it comes from, and how old each answer is.')

export const words = z
  .string()
  .trim()
  .min(1)
  .max(1_000)
  .describe(
    'An address with house number, street, city and state; coordinates in any form; a legal description such as T2N R3E Sec 14, Boise Meridian; or a parcel number. Florida parcel numbers lead to a place, those of other states to their assessment record.',
  )

export const sameAsText = words
  .optional()
  .describe('The same as text, under the name that the addresses of pages use. text comes first.')

export const hasWords = ({ text, q }: { text?: string | undefined; q?: string | undefined }): boolean =>
  text !== undefined || q !== undefined

export const needsWords = { path: ['text'], error: 'Give text.' }

export const placeShape = {
  place: z
    .object({
      name: z.string().describe('As the page calls it: address, legal description or coordinates.'),
      latitude: z.number(),
      longitude: z.number(),
      address: z.string().nullable().describe('By which assessment and permits are found.'),
      matchedAddress: z.string().nullable().describe('As the address look-up writes it.'),
      city: z.string().nullable(),
      states: z
        .array(z.string())
        .describe('Two letters. The first contains the point; more near a border; none at sea or abroad.'),
      land: z
        .object({
          name: z.string(),
          center: z
            .enum(['part', 'section'])
            .nullable()
            .describe('The land of which the point is the center; null for another point.'),
          outline: publishedOutline,
          acres: z.number().nullable().describe('Computed from the outline.'),
        })
        .nullable()
        .describe(
          'The part or section that a legal description names, with its outline as GeoJSON. A part is drawn by dividing its section and is not surveyed. Null for any other place.',
        ),
    })
    .nullable(),
  readAs: z
    .enum([
      'address',
      'coordinates',
      'legal description',
      'Florida parcel number',
      'parcel number',
      'point on the map',
      'your saved place',
    ])
    .nullable()
    .describe('What the words were taken for.'),
  notes: z.array(z.string()).describe('How exact the place is, and which words were not used.'),
  page: z.string().describe('The page about it on this site.'),
}

export function writePlace(place: Place, interpretation: PlaceInterpretation, text: string | undefined) {
  const { point, address, city, states, land } = place
  const { as, notes, matchedAddress } = interpretation
  const output = {
    name: formatPlace(place, interpretation),
    ...point,
    address: address ?? null,
    matchedAddress: matchedAddress ?? null,
    city: city ?? null,
    states,
    land: land ?? null,
  }
  return { place: output, readAs: as, notes, page: placeHref({ at: point, q: address ?? (land && text) }) }
}

export function readerOf({ ask }: MethodContext): EngineCaller {
  if (!ask) throw new Error('Only a declaration that composes can put places together')
  return ask as EngineCaller
}

export const toError = ({ code, message, issues, retryAfter }: Problem) =>
  new ConnectorError(code, message, { issues, ...(retryAfter === undefined ? {} : { retryAfter }) })
