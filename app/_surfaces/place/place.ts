import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { isWithinBounds } from '@/lib/geography/outline-lookup'
import { stateAt, stateBounds } from '@/lib/geography/state-at'
import { stateByCode } from '@/lib/geography/states'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import type { LegalDescription } from '@/lib/survey/legal-description'
import type { DescribedLand } from './lot/described-land'

export interface Place {
  point: LngLat
  address?: string
  city?: string
  /**
   * Two-letter codes. Several near a border, where the outlines are too inexact to decide. Empty at sea or
   * abroad.
   */
  states: string[]
  isTerritory: boolean
  land?: DescribedLand
}

interface PlaceParts {
  address?: string | undefined
  city?: string | undefined
  state?: string | undefined
}

const texts = defineTexts('place.place', { or: (states: readonly string[]) => states.join(' or ') })

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP'])

export interface PlaceIdentification {
  matchedAddress?: string
  description?: LegalDescription
}

/** Largest error of the state outlines, with a margin. */
const BORDER_METERS = 1_100
const METERS_PER_DEGREE = 111_320
const DIRECTIONS = 12

/** Near a border the state in the address decides. */
export function placeAt(point: LngLat, { address, city, state }: PlaceParts = {}): Place {
  const near = statesNear(point)
  const states = state !== undefined && mayBeInState(point, state, near) ? [state] : near
  const [first] = states
  return {
    point: { latitude: round(point.latitude), longitude: round(point.longitude) },
    ...(address ? { address } : {}),
    ...(city ? { city } : {}),
    states,
    isTerritory: first !== undefined && territories.has(first),
  }
}

/** Frozen copies of `/land` and `/ground` contain calls with all decimals, so the point is not rounded. */
export const placeExactlyAt = (point: LngLat, context?: PlaceParts): Place => ({
  ...placeAt(point, context),
  point,
})

/** Rounds to the decimals of a link, so that the page makes the same calls when the link is opened. */
const round = (degrees: number) => Number(degrees.toFixed(6))

/**
 * The outlines omit small islands, so a point outside of all outlines is checked against the bounding box of
 * the state.
 */
export function mayBeInState(point: LngLat, state: string, near = statesNear(point)): boolean {
  if (near.length > 0) return near.includes(state)
  const bounds = stateBounds(state)
  return bounds !== null && isWithinBounds(bounds, point.longitude, point.latitude)
}

function statesNear({ latitude, longitude }: LngLat): string[] {
  const reach = BORDER_METERS / METERS_PER_DEGREE
  const east = reach / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const around = Array.from({ length: DIRECTIONS }, (_, step) => (2 * Math.PI * step) / DIRECTIONS)
  const states = [
    stateAt(longitude, latitude),
    ...around.map((angle) => stateAt(longitude + east * Math.cos(angle), latitude + reach * Math.sin(angle))),
  ]
  return [...new Set(states.filter((state) => state !== null))]
}

export const stateName = (code: string): string => stateByCode(code)?.name ?? code

export const formatStates = ({ states }: Pick<Place, 'states'>): string => texts.or(states.map(stateName))

export function formatPlace(place: Place, { matchedAddress, description }: PlaceIdentification): string {
  const address = matchedAddress ?? place.address
  if (address) return toMixedCase(address)
  if (description) return formatLegalDescription(description)
  const { latitude, longitude } = place.point
  return [formatCoordinates(latitude, longitude).decimal, formatStates(place)].filter(Boolean).join(', ')
}
