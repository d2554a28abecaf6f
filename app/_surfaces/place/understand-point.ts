import { defineTexts } from '@/lib/language/define-texts'
import 'server-only'
import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import type { LngLat } from '@/lib/geography/types'
import { placeExactlyAt } from './place'
import type { PlaceResolution } from './place-interpretation'

const texts = defineTexts('place.understand-point', {
  unreadable:
    'We could not read this as a place. Type an address with house number, street, city and state, or coordinates.',
  chosen: (q: string) => `You chose this match for “${q}”.`,
})

interface PointQuestion {
  q?: string | undefined
  at?: LngLat | undefined
}

export async function resolvePoint({ q, at }: PointQuestion): Promise<PlaceResolution> {
  if (at) {
    return {
      kind: 'place',
      place: placeExactlyAt(at, { address: q }),
      interpretation: q ? { as: 'address', notes: [texts.chosen(q)] } : { as: 'point on the map', notes: [] },
      metas: [],
    }
  }
  if (!q) return { kind: 'nothing' }
  const match = await findPoint(q, texts.unreadable, read)
  if (match.kind !== 'point') return match
  const { point, as, notes, matchedAddress, meta } = match
  return {
    kind: 'place',
    place: placeExactlyAt(point, { address: matchedAddress }),
    interpretation: { as, notes },
    metas: meta ? [meta] : [],
  }
}
