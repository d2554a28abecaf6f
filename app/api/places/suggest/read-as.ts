import { type EnteredParcelNumber, parseParcelWords } from '@/app/_lib/coverage/parcel-forms'
import { readZipCode } from '@/app/_lib/places/named-place'
import { readText } from '@/app/_lib/places/read-parcel-text'
import type { SearchSuggestion } from '@/components/places/suggestion'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { isPostOfficeBox, POST_OFFICE_BOX } from '@/lib/street-address/post-office-box'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'

const texts = defineTexts('suggest.parse', {
  coordinates: 'Coordinates',
  legal: 'Legal description',
  parcel: 'Parcel number',
  parcelIn: (state: string) => `Parcel number, ${state}`,
  zip: (code: string) => `ZIP code ${code}`,
  zipDetail: 'Needs a street address; we have no map of ZIP codes',
})

function formatParcelDetail({ state, records }: EnteredParcelNumber): string {
  const states = new Set(state ? [state] : records.map((record) => record.state))
  const [only = ''] = states
  return states.size === 1 ? texts.parcelIn(stateByCode(only)?.name ?? only) : texts.parcel
}

export function parseSuggestion(text: string): SearchSuggestion | undefined {
  const href = `/place?${new URLSearchParams({ q: text })}`
  const zip = readZipCode(text)
  if (zip)
    return {
      name: texts.zip(zip),
      detail: texts.zipDetail,
      href: `/places?${new URLSearchParams({ q: zip })}`,
    }
  if (isPostOfficeBox(text)) return { name: text, detail: translate(POST_OFFICE_BOX), href }
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
