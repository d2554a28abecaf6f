import type { Read } from '@/app/data'
import { findPoint } from '@/app/find-point'
import { readText } from '@/app/read-parcel-text'
import { understandLegal } from '@/app/understand-legal'
import type { Outlines } from '@/connectors/federal-land-survey/outlines'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { readParcelKey } from '@/lib/florida/parcel-key'
import type { AddressMatches } from '@/lib/geocoder/find-address'
import type { LegalDescription } from '@/lib/survey/legal-description'
import type { Place } from './place'
import { placeAt } from './place-at'
import { sayGiven } from './say-given'
import { toUnderstoodLegal } from './understand-land'
import { understandParcelNumber } from './understand-parcel-number'
import type { PlaceUrl } from './url'

export interface Said {
  as:
    | 'address'
    | 'coordinates'
    | 'legal description'
    | 'Florida parcel number'
    | 'point on the map'
    | 'your saved place'
  notes: string[]
  matchedAddress?: string
  description?: LegalDescription
}

/** One of several to choose from, never the first in silence. */
export interface Choice {
  label: string
  href: string
}

export type Understood =
  | { kind: 'nothing' }
  /** Says what to mend; choices, where the answer is one of a few. */
  | { kind: 'question'; question: string; choices?: Choice[] }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'addresses'; found: AddressMatches; meta: Meta }
  /** Every place that a legal description fits, or none. `landHref`: the same question with its map. */
  | {
      kind: 'sections'
      said: Said
      choices: Choice[]
      outlines: Outlines
      meta: Meta
      landHref: string
    }
  | { kind: 'parcels'; asked: string; choices: Choice[]; meta: Meta }
  | { kind: 'place'; place: Place; said: Said; metas: Meta[] }

export const UNREADABLE =
  'This could not be read as a place. Type an address with house number, street, city and state; coordinates; a legal description such as T2N R3E Sec 14, Boise Meridian; or a Florida parcel number.'

/** The one box: what somebody typed, or where they pointed, as one place or as the one thing in the way. */
export async function understandPlace({ q, at }: PlaceUrl, read: Read): Promise<Understood> {
  if (at) return { kind: 'place', ...sayGiven(at, q), metas: [] }
  if (!q) return { kind: 'nothing' }
  if (readParcelKey(q)) return understandParcelNumber(q, read)
  // A description first: it asks back where "43N 116W" could be either, coordinates would not.
  const legal = await understandLegal(q, {}, read)
  if (legal.kind !== 'not-legal') return toUnderstoodLegal(q, legal, read)
  // Degrees, minutes and seconds without their marks are made of digits, as parcel numbers are.
  const isPoint = parsePoint(q).kind === 'point'
  return !isPoint && readText(q) === 'parcel' ? understandParcelNumber(q, read) : understandPoint(q, read)
}

async function understandPoint(q: string, read: Read): Promise<Understood> {
  const found = await findPoint(q, UNREADABLE, read)
  if (found.kind !== 'point') return found
  const { point, as, notes, matchedAddress, city, state, meta } = found
  const known = as === 'address' ? { address: q.slice(0, 200), city, state } : {}
  return {
    kind: 'place',
    place: placeAt(point, known),
    said: { as, notes, ...(matchedAddress ? { matchedAddress } : {}) },
    metas: meta ? [meta] : [],
  }
}
