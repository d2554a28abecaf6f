import { type ParcelWords, parseParcelWords } from '@/app/_lib/coverage/parcel-forms'
import { describeNamed, formatNamed, namedHref, readZipCode } from '@/app/_lib/places/named-place'
import { readText } from '@/app/_lib/places/read-parcel-text'
import { type Spelling, suggestSpelling } from '@/app/_lib/places/suggest-spelling'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import type { NamedSuggestion } from '@/components/places/suggestion'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { ENVELOPE } from '@/lib/connector/result'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { searchPlaces } from '@/lib/gazetteer/places'
import { stateByCode } from '@/lib/geography/states'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { isPostOfficeBox, POST_OFFICE_BOX } from '@/lib/street-address/post-office-box'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'

const MOST = 6
const LONGEST = 200
const headers = {
  'content-type': ENVELOPE,
  'cache-control': 'private, max-age=3600',
  'x-robots-tag': 'noindex',
}

const texts = {
  coordinates: 'Coordinates',
  legal: 'Legal description',
  parcel: 'Parcel number',
  parcelIn: (state: string) => `Parcel number, ${state}`,
  meant: (city: string) => `Did you mean ${city}?`,
  zip: (code: string) => `ZIP code ${code}`,
  zipDetail: 'Needs a street address; we have no map of ZIP codes',
}

/** `GET /api/places/suggest?q=`: what a text may be, from what ships with the program; nobody is asked. */
export const GET = forAnyPage(async (request: Request) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const read = readAs(text)
  const named = read ? [read] : searchPlaces(text, MOST).map(toSuggestion)
  const suggestions = named.length > 0 || isUnfinished(text) ? named : suggestSpelling(text).map(toQuestion)
  return Response.json({ data: { suggestions } }, { headers })
})

export const OPTIONS = () => answerPreflight('GET, HEAD')

const toSuggestion = (place: Parameters<typeof namedHref>[0]): NamedSuggestion => ({
  name: formatNamed(place),
  detail: describeNamed(place),
  href: namedHref(place),
})

/** A form that several states share, or none, names no state. */
function formatParcelDetail({ state, records }: ParcelWords): string {
  const states = new Set(state ? [state] : records.map((record) => record.state))
  const [only = ''] = states
  return states.size === 1 ? texts.parcelIn(stateByCode(only)?.name ?? only) : texts.parcel
}

/** Behind a street, a city without its state may still be typed. */
const isUnfinished = (text: string): boolean => parseAddressQuestion(text)?.state === ''

const toQuestion = ({ city, text }: Spelling): NamedSuggestion => ({
  name: text,
  detail: texts.meant(city),
  href: `/place?${new URLSearchParams({ q: text })}`,
})

/** What is written like a position, a description or a number is that, and no name. */
function readAs(text: string): NamedSuggestion | undefined {
  const href = `/place?${new URLSearchParams({ q: text })}`
  const zip = readZipCode(text)
  if (zip)
    return {
      name: texts.zip(zip),
      detail: texts.zipDetail,
      href: `/places?${new URLSearchParams({ q: zip })}`,
    }
  if (isPostOfficeBox(text)) return { name: text, detail: POST_OFFICE_BOX, href }
  const legal = parseLegalDescription(text, {})
  if (legal.kind === 'description')
    return { name: formatLegalDescription(legal.description), detail: texts.legal, href }
  const point = parsePoint(text)
  if (point.kind === 'point')
    return {
      name: formatCoordinates(point.latitude, point.longitude).decimal,
      detail: texts.coordinates,
      href,
    }
  const parcel = parseParcelWords(text)
  if (parcel) return { name: text, detail: formatParcelDetail(parcel), href }
  return readText(text) === 'parcel' ? { name: text, detail: texts.parcel, href } : undefined
}
