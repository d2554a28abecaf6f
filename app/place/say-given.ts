import { readText } from '@/app/read-parcel-text'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { readAskedAddress } from '@/lib/street-address/read-asked-address'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import type { Place } from './place'
import { mayLieIn, placeAt } from './place-at'
import type { Said } from './understand'
import type { Point } from './url'

const texts = {
  elsewhere: (address: string) =>
    `The link also names the address “${address}”, which lies in another state than its point. The address is not used.`,
  typed: (words: string) => `From “${words}”.`,
  along:
    'A point for an address lies along the street, commonly 20 to 40 meters off; it is not the position of the building or the parcel.',
  middle: 'The middle of the section: a legal description is located to the section only.',
}

/** A point that is already known, and the words it was found by: no source is asked for either. */
export function sayGiven(point: Point, words: string | undefined): { place: Place; said: Said } {
  const plain = { place: placeAt(point), said: { as: 'point on the map' as const, notes: [] } }
  if (!words) return plain
  const legal = parseLegalDescription(words, {})
  if (legal.kind === 'description') {
    const { description, notes } = legal
    const said = [texts.typed(words), ...notes, texts.middle]
    return { place: plain.place, said: { as: 'legal description', notes: said, description } }
  }
  if (parsePoint(words).kind === 'point')
    return { place: plain.place, said: { as: 'coordinates', notes: [texts.typed(words)] } }
  if (readText(words) === 'parcel')
    return { place: plain.place, said: { as: 'Florida parcel number', notes: [texts.typed(words)] } }
  return (
    sayAddress(point, words) ?? { ...plain, said: { as: 'your saved place', notes: [texts.typed(words)] } }
  )
}

function sayAddress(point: Point, words: string): { place: Place; said: Said } | undefined {
  const asked = readAskedAddress(words)
  if (!asked) return undefined
  const state = asked.state || undefined
  if (state && !mayLieIn(point, state))
    return { place: placeAt(point), said: { as: 'point on the map', notes: [texts.elsewhere(words)] } }
  const place = placeAt(point, { address: words.slice(0, 200), city: asked.city || undefined, state })
  return { place, said: { as: 'address', notes: [texts.typed(words), texts.along] } }
}
