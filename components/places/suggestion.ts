import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { joinPoints, type PlaceEntry, placeLink, type StoredPlaces } from './place-list'

export interface PlaceSuggestion {
  name: string
  detail: string
  href: string
}

export type SearchSuggestion = PlaceSuggestion

const MOST_SUGGESTED = 7
const MOST_KEPT = 3

const texts = defineTexts('places.suggestion', {
  saved: 'Saved',
  recent: 'Recent',
  address: 'Address',
  several: (count: number) => `${formatCount(count, 'suggestion')}. Down arrow to choose.`,
  failed: 'We could not load suggestions. Press Enter to search for your text.',
  none: 'No suggestions. Press Enter to search for your text.',
})

interface SuggestionSources {
  addresses: readonly PlaceEntry[]
  named: readonly SearchSuggestion[]
}

/**
 * Places stored on this device come first, because they are available immediately and the visitor chose them
 * before.
 */
export function suggest(
  places: StoredPlaces,
  { addresses, named }: SuggestionSources,
  text: string,
  leadsTo?: string,
): PlaceSuggestion[] {
  if (text.trim() === '') return []
  const withDetail = (list: readonly PlaceEntry[], detail: string) =>
    list.map((place) => ({ ...place, detail }))
  const own = joinPoints(
    withDetail(matchPlaces(places.saved, text), texts.saved),
    withDetail(matchPlaces(places.recent, text), texts.recent),
  ).slice(0, MOST_KEPT)
  const points = joinPoints(own, withDetail(addresses, texts.address))
  const toSuggestion = ({ name, detail, ...place }: (typeof points)[number]) => ({
    name,
    detail,
    href: placeLink({ ...place, name }, leadsTo),
  })
  return [
    ...points.slice(0, own.length).map(toSuggestion),
    ...named.map((each) => ({ ...each, href: localHref(each.href) })),
    ...points.slice(own.length).map(toSuggestion),
  ].slice(0, MOST_SUGGESTED)
}

/** Accents and case are removed, so that "Canon" finds "Cañon". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function matchPlaces<T extends { name: string; typed: string; note?: string }>(
  places: readonly T[],
  text: string,
): T[] {
  const words = plain(text)
    .split(/[\s,]+/)
    .filter(Boolean)
  return places.filter(({ name, typed, note = '' }) => {
    const all = plain(`${name} ${typed} ${note}`)
    return words.every((word) => all.includes(word))
  })
}

const numberAndStreet = /^\s*[nsew]?\d[\w-]*\s+(?=\S*\p{L}{2}|\S+\s+\S*\p{L}{2})/iu
const placeAtEnd = /,\s*\p{L}{3,}|\b\d{5}(?:-\d{4})?\s*$|[\s,][a-z]{2}\.?\s*$/iu

/**
 * Requires a house number, a street and part of a place, so that the geocoder receives no request that it
 * cannot match.
 */
export function isWholeAddress(text: string): boolean {
  if (text.length > 200 || !numberAndStreet.test(text)) return false
  return text.trim().split(/[\s,]+/).length >= 3 && placeAtEnd.test(text.replace(/^\s*\S+\s+\S+/, ''))
}

const FEW_LETTERS = 3

export function describeSuggestions(text: string, count: number, waiting: boolean, failed: boolean): string {
  if (text.trim().length < FEW_LETTERS && count === 0) return ''
  if (count > 0) return texts.several(count)
  if (waiting) return ''
  if (failed) return texts.failed
  return texts.none
}
