import { decodeSegment } from '@/app/_lib/decode-segment'
import { pageHref } from '@/components/parcels/parcel-href'
import { countyByNumber, countyBySlug, type FloridaCounty } from '@/lib/geography/florida-counties'
import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { readParcelKey } from '@/lib/records/parcel/parcel-key'

type Query = Record<string, string | string[] | undefined>

export type ParcelPageRequest =
  | { kind: 'elsewhere'; href: ReturnType<typeof pageHref> }
  | { kind: 'no-county'; typedNumber: string; typed: string; error: string | undefined }
  | { kind: 'no-id'; county: FloridaCounty; typed: string; error: string | undefined }
  | { kind: 'no-lot-id'; layer: string; typed: string; error: string | undefined }
  | { kind: 'lot'; layer: string; id: string }
  | { kind: 'parcel'; county: FloridaCounty; id: string; owner: boolean; similar?: true }

const LONGEST_ID = 30
/** Parcel numbers outside of Florida have more punctuation and suffixes. */
const LONGEST_LOT_ID = 60
const MOST_TYPED = 240

const texts = defineTexts('parcels.read-question', {
  county: 'Choose the county the parcel is in.',
  empty: 'Enter a parcel number, such as the one on the tax bill.',
  long: (length: number, most: number) =>
    `A parcel number has at most ${most} letters and digits. This one has ${length}: enter one number only.`,
  unreadable: 'The parcel number has characters that cannot be typed. Type it in again.',
})

/** A county in the typed parcel key takes precedence over the county selected in the form. */
export function readQuestion(segment: string, query: Query): ParcelPageRequest {
  const slug = decodeSegment(segment).trim().toLowerCase()
  const typed = first(query.id).trim()
  if (isLayer(slug)) return readLotQuestion(slug, segment, query)
  const owner = first(query.owner) === '1'
  const similar = first(query.similar) === '1' ? { similar: true as const } : {}
  const choice = countyBySlug(first(query.county)) ?? countyOf(slug)
  const key = readParcelKey(typed)
  const county = (key && countyByNumber(key.county)) ?? choice
  if (!county)
    return { kind: 'no-county', typedNumber: slug.slice(0, 80), typed: cut(typed), error: missing(query) }
  const id = (key?.parcelId ?? typed).trim()
  const queryId = query.id === undefined ? undefined : id
  if (county.slug !== decodeSegment(segment))
    return { kind: 'elsewhere', href: pageHref({ slug: county.slug, id: queryId, owner, ...similar }) }
  const error = refuse(id, query.id !== undefined)
  if (error || id === '') return { kind: 'no-id', county, typed: cut(id), error }
  return { kind: 'parcel', county, id, owner, ...similar }
}

const isLayer = (slug: string) =>
  /^[a-z]{2}-[a-z0-9-]+$/.test(slug) && stateByCode(slug.slice(0, 2)) !== undefined && !slug.startsWith('fl-')

function readLotQuestion(layer: string, segment: string, query: Query): ParcelPageRequest {
  const id = first(query.id).trim()
  if (layer !== decodeSegment(segment))
    return { kind: 'elsewhere', href: pageHref({ slug: layer, id: query.id === undefined ? undefined : id }) }
  const error = refuse(id, query.id !== undefined, LONGEST_LOT_ID)
  return error || id === '' ? { kind: 'no-lot-id', layer, typed: cut(id), error } : { kind: 'lot', layer, id }
}

/** Also accepts the county's number, because people who know the rolls write it. */
const countyOf = (slug: string) =>
  countyBySlug(slug.replace(/^fl-/, '')) ?? countyByNumber(/^\d\d$/.test(slug) ? Number(slug) : 0)

function refuse(id: string, isAsked: boolean, most = LONGEST_ID): string | undefined {
  if (id === '') return isAsked ? texts.empty : undefined
  if (/\p{Cc}|\p{Cs}/u.test(id)) return texts.unreadable
  // The length of a Florida number excludes dashes, dots and spaces, because tax bills contain them and the
  // roll often omits them.
  const { length } = most === LONGEST_ID ? id.replace(/[\s.-]/g, '') : id
  return length > most ? texts.long(length, most) : undefined
}

/** The form sends an empty county, which is an error. A URL without the parameter is valid. */
const missing = ({ county }: Query) => (county === undefined ? undefined : texts.county)

const cut = (text: string) => text.slice(0, MOST_TYPED)
const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''
