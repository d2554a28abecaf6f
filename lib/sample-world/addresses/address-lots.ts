import { stateAt } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { gazetteer, type SamplePlace } from '../gazetteer'
import { metresPerDegree } from '../meters-per-degree'
import { countyAt } from './county-at'

export interface SampleLot {
  place: SamplePlace
  row: number
  direction: 'E' | 'W'
  index: number
  side: 'north' | 'south'
}

interface Point {
  longitude: number
  latitude: number
}

export const streetSpacingMetres = 110
export const lotWidthMetres = 15
export const stripMetres = streetSpacingMetres / 2
const streetToHouseMetres = 27.5

export function lotAt({ longitude, latitude }: Point): SampleLot | null {
  const place = nearestPlace({ longitude, latitude })
  if (!place) return null
  const scale = metresPerDegree(place.latitude)
  const east = (longitude - place.longitude) * scale.east
  const north = (latitude - place.latitude) * scale.north
  // Math.round returns -0 just south of the center of the place. Adding 0 turns -0 into 0, because the street
  // along the center is row 0.
  const row = Math.round(north / streetSpacingMetres) + 0
  return {
    place,
    row,
    direction: east >= 0 ? 'E' : 'W',
    index: Math.floor(Math.abs(east) / lotWidthMetres),
    side: north >= row * streetSpacingMetres ? 'north' : 'south',
  }
}

export function pointOfLot(lot: SampleLot): Point {
  return offsetFromStreet(lot, streetToHouseMetres, 0)
}

export function offsetFromStreet(lot: SampleLot, away: number, along: number): Point {
  const scale = metresPerDegree(lot.place.latitude)
  const east = (lot.index + 0.5) * lotWidthMetres * (lot.direction === 'E' ? 1 : -1) + along
  const north = lot.row * streetSpacingMetres + away * (lot.side === 'north' ? 1 : -1)
  return {
    longitude: lot.place.longitude + east / scale.east,
    latitude: lot.place.latitude + north / scale.north,
  }
}

export const lotOn = (place: SamplePlace, column: number, strip: number): SampleLot => ({
  place,
  row: Math.ceil(strip / 2) + 0,
  direction: column >= 0 ? 'E' : 'W',
  index: column >= 0 ? column : -column - 1,
  side: strip % 2 === 0 ? 'north' : 'south',
})

export const columnOf = ({ direction, index }: SampleLot) => (direction === 'E' ? index : -index - 1)
export const stripOf = ({ row, side }: SampleLot) => 2 * row - (side === 'north' ? 0 : 1)

const halfStreetMetres = 6

export function groundOf(
  { longitude, latitude }: SamplePlace,
  [column, strip]: readonly [number, number],
  [wide, deep]: readonly [number, number],
): Bounds {
  const scale = metresPerDegree(latitude)
  const curb = deep === 0 ? -halfStreetMetres : halfStreetMetres
  const south = strip * stripMetres + (strip % 2 === 0 ? curb : 0)
  const north = (strip + deep) * stripMetres - ((strip + deep) % 2 === 0 ? curb : 0)
  return [
    longitude + (column * lotWidthMetres) / scale.east,
    latitude + south / scale.north,
    longitude + ((column + wide) * lotWidthMetres) / scale.east,
    latitude + north / scale.north,
  ]
}

export function isOnLand(lot: SampleLot): boolean {
  const { longitude, latitude } = pointOfLot(lot)
  return stateAt(longitude, latitude) === lot.place.state
}

const countyOfTown = new Map<SamplePlace, string | undefined>()

/**
 * Returns true for every lot in Florida, because the sample parcels there follow the streets across county
 * lines.
 */
export function isInCountyOfTown(lot: SampleLot): boolean {
  const { place } = lot
  if (place.state === 'FL') return true
  if (!countyOfTown.has(place)) {
    countyOfTown.set(place, countyAt(place.longitude, place.latitude)?.properties.geoid)
  }
  const { longitude, latitude } = pointOfLot(lot)
  return countyAt(longitude, latitude)?.properties.geoid === countyOfTown.get(place)
}

function nearestPlace({ longitude, latitude }: Point): SamplePlace | null {
  const state = stateAt(longitude, latitude)
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const distanceTo = (place: SamplePlace) =>
    Math.hypot((place.longitude - longitude) * shrink, place.latitude - latitude)
  const places = gazetteer.filter((place) => place.state === state)
  return places.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? null
}
