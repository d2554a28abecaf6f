import 'server-only'
import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { placeExactlyAt } from '@/app/_surfaces/place/place'
import type { Understood } from '@/app/_surfaces/place/understood'
import type { GroundUrl } from './url'

const texts = {
  unreadable:
    'We could not read this as a place. Type an address with house number, street, city and state, or coordinates.',
  chosen: (q: string) => `You chose this match for “${q}”.`,
}

export async function understand({ q, at }: GroundUrl): Promise<Understood> {
  if (at) {
    return {
      kind: 'place',
      place: placeExactlyAt(at, { address: q }),
      said: q ? { as: 'address', notes: [texts.chosen(q)] } : { as: 'point on the map', notes: [] },
      metas: [],
    }
  }
  if (!q) return { kind: 'nothing' }
  const found = await findPoint(q, texts.unreadable, read)
  if (found.kind !== 'point') return found
  const { point, as, notes, matchedAddress, meta } = found
  return {
    kind: 'place',
    place: placeExactlyAt(point, { address: matchedAddress }),
    said: { as, notes },
    metas: meta ? [meta] : [],
  }
}
