import 'server-only'
import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { type Place, placeAt } from '@/app/_surfaces/place/place'
import type { Understood } from '@/app/_surfaces/place/understood'
import type { LngLat } from '@/lib/geography/types'
import type { GroundUrl } from './url'

const texts = {
  unreadable:
    'We could not read this as a place. Type an address with house number, street, city and state, or coordinates.',
  chosen: (q: string) => `You chose this match for “${q}”.`,
}

export async function understand({ q, at }: GroundUrl): Promise<Understood> {
  if (at) {
    const said = q
      ? { as: 'address' as const, notes: [texts.chosen(q)] }
      : { as: 'point on the map' as const, notes: [] }
    return { kind: 'place', place: exactly(at, q), said, metas: [] }
  }
  if (!q) return { kind: 'nothing' }
  const found = await findPoint(q, texts.unreadable, read)
  if (found.kind !== 'point') return found
  const { point, as, notes, matchedAddress, meta } = found
  return {
    kind: 'place',
    place: exactly(point, matchedAddress),
    said: { as, notes },
    metas: meta ? [meta] : [],
  }
}

/** With all decimals: copies of this page were kept under them. */
const exactly = (point: LngLat, address: string | undefined): Place => ({
  ...placeAt(point, { address }),
  point,
})
