import { isWithinBounds } from '@/lib/outline-lookup'
import { stateAt, stateBounds } from '@/lib/state-at'
import type { Place } from './place'
import type { Point } from './url'

/** What the words say beside the point. */
export interface Known {
  address?: string | undefined
  city?: string | undefined
  /** Two letters, as the address or its match names it. */
  state?: string | undefined
}

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP'])

/** How exact our outlines are, and a little more. */
const BORDER_METERS = 1_100
const METERS_PER_DEGREE = 111_320
const DIRECTIONS = 12

/** A point with the states that it may lie in. A state that the address names ends the doubt of a border. */
export function placeAt(point: Point, { address, city, state }: Known = {}): Place {
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

/** As a link writes it, so that a link opened again asks the same questions. */
const round = (degrees: number) => Number(degrees.toFixed(6))

/** Islands too small for the outlines lie in no state here, but within the bounds of their own. */
export function mayLieIn(point: Point, state: string, near = statesNear(point)): boolean {
  if (near.length > 0) return near.includes(state)
  const bounds = stateBounds(state)
  return bounds !== null && isWithinBounds(bounds, point.longitude, point.latitude)
}

/** The state that contains the point first, then those within reach of our inexactness. */
function statesNear({ latitude, longitude }: Point): string[] {
  const reach = BORDER_METERS / METERS_PER_DEGREE
  const east = reach / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const around = Array.from({ length: DIRECTIONS }, (_, step) => (2 * Math.PI * step) / DIRECTIONS)
  const found = [
    stateAt(longitude, latitude),
    ...around.map((angle) => stateAt(longitude + east * Math.cos(angle), latitude + reach * Math.sin(angle))),
  ]
  return [...new Set(found.filter((state) => state !== null))]
}
