import 'server-only'
import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { Point } from '@/lib/url-state'
import type { GroundUrl } from './url'

/** A point, and how it was found. */
export interface GroundPlace {
  point: Point
  /** As the Census Bureau writes it, or as the person did who chose among matches. */
  address?: string | undefined
  notes: string[]
  addressMeta?: Meta | undefined
}

export type GroundUnderstanding =
  | { kind: 'nothing' }
  | { kind: 'question'; question: string }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'addresses'; found: AddressMatches; meta: Meta }
  | ({ kind: 'point' } & GroundPlace)

const texts = {
  unreadable:
    'We could not read this as a place. Type an address with house number, street, city and state, or coordinates.',
  chosen: (q: string) => `You chose this match for “${q}”.`,
}

export async function understand({ q, at }: GroundUrl): Promise<GroundUnderstanding> {
  if (at)
    return { kind: 'point', point: at, ...(q ? { address: q, notes: [texts.chosen(q)] } : { notes: [] }) }
  if (!q) return { kind: 'nothing' }
  const found = await findPoint(q, texts.unreadable, read)
  if (found.kind !== 'point') return found
  const { point, notes, matchedAddress, meta } = found
  return { kind: 'point', point, notes, address: matchedAddress, addressMeta: meta }
}
