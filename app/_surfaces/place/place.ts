import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { isWithinBounds } from '@/lib/geography/outline-lookup'
import { stateAt, stateBounds } from '@/lib/geography/state-at'
import { stateByCode } from '@/lib/geography/states'
import type { LngLat } from '@/lib/geography/types'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import type { LegalDescription } from '@/lib/survey/legal-description'

/** Where a place is, known without asking any source: from the outlines that come with this program. */
export interface Place {
  point: LngLat
  /** The words that were typed, where they are an address; the assessment and the permits are found by them. */
  address?: string
  /** The city of the matched address. */
  city?: string
  /** Two letters. The first contains the point; more where it is closer to a border than the outlines are exact. None: at sea or abroad. */
  states: string[]
  isTerritory: boolean
}

/** What the words say beside the point. */
interface Known {
  address?: string | undefined
  city?: string | undefined
  /** Two letters, as the address or its match names it. */
  state?: string | undefined
}

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP'])

/** What of an interpretation can be a name. */
export interface Named {
  matchedAddress?: string
  description?: LegalDescription
}

/** How exact our outlines are, and a little more. */
const BORDER_METERS = 1_100
const METERS_PER_DEGREE = 111_320
const DIRECTIONS = 12

/** A point with the states that it may lie in. A state that the address names ends the doubt of a border. */
export function placeAt(point: LngLat, { address, city, state }: Known = {}): Place {
  const near = statesNear(point)
  const states = state !== undefined && mayLieIn(point, state, near) ? [state] : near
  const [first] = states
  return {
    point: { latitude: round(point.latitude), longitude: round(point.longitude) },
    ...(address ? { address } : {}),
    ...(city ? { city } : {}),
    states,
    isTerritory: first !== undefined && territories.has(first),
  }
}

/** The same with all decimals: copies of `/land` and `/ground` were kept under them. */
export const placeExactlyAt = (point: LngLat, known?: Known): Place => ({ ...placeAt(point, known), point })

/** As a link writes it, so that a link opened again asks the same questions. */
const round = (degrees: number) => Number(degrees.toFixed(6))

/** Islands too small for the outlines lie in no state here, but within the bounds of their own. */
export function mayLieIn(point: LngLat, state: string, near = statesNear(point)): boolean {
  if (near.length > 0) return near.includes(state)
  const bounds = stateBounds(state)
  return bounds !== null && isWithinBounds(bounds, point.longitude, point.latitude)
}

/** The state that contains the point first, then those within reach of our inexactness. */
function statesNear({ latitude, longitude }: LngLat): string[] {
  const reach = BORDER_METERS / METERS_PER_DEGREE
  const east = reach / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const around = Array.from({ length: DIRECTIONS }, (_, step) => (2 * Math.PI * step) / DIRECTIONS)
  const found = [
    stateAt(longitude, latitude),
    ...around.map((angle) => stateAt(longitude + east * Math.cos(angle), latitude + reach * Math.sin(angle))),
  ]
  return [...new Set(found.filter((state) => state !== null))]
}

export const stateName = (code: string): string => stateByCode(code)?.name ?? code

/** "Colorado", "Kansas or Missouri"; empty at sea and abroad. */
export const formatStates = ({ states }: Pick<Place, 'states'>): string => states.map(stateName).join(' or ')

/** The name of a place: its address, its description, or the point with its state. */
export function formatPlace(place: Place, { matchedAddress, description }: Named): string {
  const address = matchedAddress ?? place.address
  if (address) return toMixedCase(address)
  if (description) return formatLegalDescription(description)
  const { latitude, longitude } = place.point
  return [formatCoordinates(latitude, longitude).decimal, formatStates(place)].filter(Boolean).join(', ')
}
