import 'server-only'
import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { formatMiles } from '@/lib/format'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { EnvironmentUrlParams } from './url'

export interface SearchCenter {
  /**
   * The address that the geocoder matched, or else coordinates. The text of a link is never used, because
   * anyone can write a link.
   */
  name: string
  point: LngLat
}

const texts = defineTexts('environment.search-place', {
  at: (name) => `At ${name}`,
  away: (miles, direction, name) => `${miles} ${direction} of ${name}`,
})

const SAME_PLACE_MILES = 0.2
const SAME_ADDRESS_MILES = 0.01

export async function findSearchPlace({
  q,
  at,
  bbox,
}: EnvironmentUrlParams): Promise<SearchCenter | undefined> {
  if (bbox) return undefined
  const place = q ? await findPoint(q, '', read) : undefined
  const named =
    place?.kind === 'point'
      ? { name: toMixedCase(place.matchedAddress ?? formatPosition(place.point)), point: place.point }
      : undefined
  if (!at) return named
  const isNamed = named && distanceAndDirection(at, named.point).miles < SAME_PLACE_MILES
  return { name: isNamed ? named.name : formatPosition(at), point: at }
}

export function describeDistance({ name, point }: SearchCenter, to: LngLat): string {
  const { miles, direction } = distanceAndDirection(point, to)
  return miles < SAME_ADDRESS_MILES ? texts.at(name) : texts.away(formatMiles(miles), direction, name)
}

export const formatPosition = ({ latitude, longitude }: LngLat): string => `${latitude}, ${longitude}`
