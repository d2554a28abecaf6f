import { describeNamed, formatNamed, namedHref } from '@/app/_lib/places/named-place'
import {
  countyNumberHref,
  type ParcelNumberCounties,
  readCountyNumber,
} from '@/app/_lib/places/read-county-number'
import { type SpellingSuggestion, suggestSpelling } from '@/app/_lib/places/suggest-spelling'
import type { SearchSuggestion } from '@/components/places/suggestion'
import { searchPlaces } from '@/lib/gazetteer/places'
import { defineTexts } from '@/lib/language/define-texts'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { parseSuggestion } from './read-as'

const MOST = 6

const texts = defineTexts('suggest.suggest', {
  parcel: 'Parcel number',
  several: (count: number) => `Parcel number; ${count} counties have this name, so we ask which`,
  meant: (city: string) => `Did you mean ${city}?`,
})

export function suggest(text: string): SearchSuggestion[] {
  const numbered = readCountyNumber(text)
  if (numbered) return suggestCounties(text, numbered)
  const form = parseSuggestion(text)
  const named = form ? [form] : searchPlaces(text, MOST).map(toSuggestion)
  return named.length > 0 || isUnfinished(text) ? named : suggestSpelling(text).map(toQuestion)
}

const toSuggestion = (place: Parameters<typeof namedHref>[0]): SearchSuggestion => ({
  name: formatNamed(place),
  detail: describeNamed(place),
  href: namedHref(place),
})

function suggestCounties(text: string, { number, counties }: ParcelNumberCounties): SearchSuggestion[] {
  if (counties.length > MOST) {
    const detail = texts.several(counties.length)
    return [{ name: text, detail, href: `/place?${new URLSearchParams({ q: text })}` }]
  }
  return counties.map(({ fips, label }) => ({
    name: `${number}, ${label}`,
    detail: texts.parcel,
    href: countyNumberHref(fips, number),
  }))
}

const toQuestion = ({ city, text }: SpellingSuggestion): SearchSuggestion => ({
  name: text,
  detail: texts.meant(city),
  href: `/place?${new URLSearchParams({ q: text })}`,
})

/** Returns true for an address without a state, because the visitor may still be typing the city. */
const isUnfinished = (text: string): boolean => parseAddressQuestion(text)?.state === ''
