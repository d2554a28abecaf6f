import { formatCount } from '@/lib/format'
import { joinPoints, type KeptPlace, type Places } from './place-list'

export interface Suggestion extends KeptPlace {
  origin: 'saved' | 'recent' | 'address'
}

export const MOST_SUGGESTED = 5

/** What this device keeps comes first, for it is there at once and was meant before. */
export function suggest(places: Places, found: readonly KeptPlace[], text: string): Suggestion[] {
  if (text.trim() === '') return []
  const kept = (list: readonly KeptPlace[], origin: Suggestion['origin']) =>
    matchPlaces(list, text).map((place): Suggestion => ({ ...place, origin }))
  const addresses = found.map((place): Suggestion => ({ ...place, origin: 'address' }))
  return joinPoints(kept(places.saved, 'saved'), kept(places.recent, 'recent'), addresses).slice(
    0,
    MOST_SUGGESTED,
  )
}

/** Letters without their accents and case, so that "Canon" finds "Cañon". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those with every word of the text in them, as a beginning or anywhere; all of them for no words. */
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

/** House number, street and a part of a place: only then is the geocoder worth asking. The server looks again. */
export function isWholeAddress(text: string): boolean {
  if (text.length > 200 || !numberAndStreet.test(text)) return false
  return text.trim().split(/[\s,]+/).length >= 3 && placeAtEnd.test(text.replace(/^\s*\S+\s+\S+/, ''))
}

const FEW_LETTERS = 3

/** For those who do not see the list; the same words twice in a row are spoken once. */
export function describeSuggestions(text: string, count: number, waiting: boolean, failed: boolean): string {
  if (text.trim().length < FEW_LETTERS && count === 0) return ''
  if (count > 0) return `${formatCount(count, 'suggestion')}. Down arrow to choose.`
  if (waiting) return ''
  if (failed) return 'Suggestions could not be had. Your text is searched as it stands.'
  return 'No suggestions. Your text is searched as it stands.'
}
