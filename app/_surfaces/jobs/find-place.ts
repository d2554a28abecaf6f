import { z } from 'zod'
import type { DescribedLand } from '@/app/_surfaces/place/lot/described-land'
import { type Place, placeAt } from '@/app/_surfaces/place/place'
import { placeHref } from '@/app/_surfaces/place/url'
import type { OpenplatEngine } from '@/connectors/engine'
import type { EngineCallOptions } from '@/lib/connector/engine/requests'
import type { Meta } from '@/lib/connector/result'
import type { JobCell } from '@/lib/jobs/job'
import { emptyCell } from '@/lib/jobs/job-store'
import { outline } from '@/lib/records/parcel/outline'
import { toMixedCase } from '@/lib/street-address/mixed-case'

const texts = {
  none: 'No place found',
  several: 'Several places match',
  failed: 'Could not look up the place',
  empty: 'No place in this row',
  emptyWhy: 'The columns of the place are empty in this row.',
}

const land = z.object({
  name: z.string(),
  center: z.enum(['part', 'section']).nullable(),
  outline,
  acres: z.number().nullable(),
}) satisfies z.ZodType<DescribedLand>

const findResult = z.object({
  outcome: z.enum(['place', 'candidates', 'question']),
  place: z
    .object({
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      address: z.string().nullable(),
      matchedAddress: z.string().nullable(),
      city: z.string().nullable(),
      states: z.array(z.string()),
      land: land.nullable(),
    })
    .nullable(),
  readAs: z.string().nullable(),
  notes: z.array(z.string()),
  question: z.string().nullable(),
  candidates: z.array(z.object({ label: z.string(), page: z.string() })),
  sources: z.array(z.custom<Meta>((value) => value instanceof Object && 'retrievedAt' in value)),
})

const placedSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  address: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  land: land.optional(),
  readAs: z.string(),
  notes: z.array(z.string()),
})

export type PlaceListRowLocation = z.output<typeof placedSchema>

export const placedRow = ({ place }: Pick<JobCell, 'place'>): PlaceListRowLocation | undefined =>
  placedSchema.safeParse(place).data

/** A link to described land contains its words, because its page draws the land from them. */
export const hrefOfRow = (
  { latitude, longitude, address, land: described }: PlaceListRowLocation,
  text: string,
) => placeHref({ q: address ?? (described && text), at: { latitude, longitude } })

const MOST_CHOICES = 5

/** If several addresses match, the visitor chooses one. */
export async function findPlace(
  text: string,
  { callNamed }: Pick<OpenplatEngine, 'callNamed'>,
  call: EngineCallOptions,
): Promise<JobCell> {
  if (text === '') return emptyCell('not-asked', texts.empty, texts.emptyWhy)
  const answer = await callNamed('places', 'find', { text }, call)
  if (!answer.ok) {
    const { code, message } = answer.error
    const isOfTheRow = code === 'invalid_params'
    return isOfTheRow ? emptyCell('none', texts.none, message) : emptyCell('failed', texts.failed, message)
  }
  const { place, readAs, notes, question, candidates, sources } = findResult.parse(answer.data)
  if (place)
    return {
      state: 'found',
      answer: nameOf(place, readAs, text),
      place: {
        latitude: place.latitude,
        longitude: place.longitude,
        ...(place.address ? { address: place.address } : {}),
        ...(place.city ? { city: place.city } : {}),
        ...(place.states[0] ? { state: place.states[0] } : {}),
        ...(place.land ? { land: place.land } : {}),
        readAs: readAs ?? '',
        notes,
      } satisfies PlaceListRowLocation,
      metas: sources,
    }
  const choices = candidates.slice(0, MOST_CHOICES).map(({ label, page }) => ({ label, href: page }))
  return {
    state: choices.length > 0 ? 'not-asked' : 'none',
    answer: choices.length > 0 ? texts.several : texts.none,
    ...(question ? { why: question } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    metas: sources,
  }
}

/** A row without an address keeps the words of the visitor or its legal description as its name. */
function nameOf(place: NonNullable<FindPlace>, readAs: string | null, text: string): string {
  const { matchedAddress, address, latitude, longitude, land: described, name } = place
  if (matchedAddress || address) return toMixedCase(matchedAddress ?? address ?? '')
  if (described) return name
  return readAs === 'coordinates' ? `${latitude}, ${longitude}` : text
}

type FindPlace = z.output<typeof findResult>['place']

export function placeOfCell(cell: JobCell): Place {
  const { latitude, longitude, address, city, state, land: described } = placedSchema.parse(cell.place)
  const place = placeAt({ latitude, longitude }, { address, city, state })
  return described ? { ...place, land: described } : place
}
