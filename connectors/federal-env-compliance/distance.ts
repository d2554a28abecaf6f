import geographiclib from 'geographiclib-geodesic'
import { metersToMiles } from '@/lib/units'

export interface Point {
  latitude: number
  longitude: number
}

/** Along the WGS84 ellipsoid; the source's NAD83 positions differ from it by a metre or two. */
function milesBetween(from: Point, to: Point): number {
  const line = geographiclib.Geodesic.WGS84.Inverse(from.latitude, from.longitude, to.latitude, to.longitude)
  return metersToMiles(line.s12 ?? 0)
}

interface Placed {
  latitude: number | null
  longitude: number | null
}

export function milesTo(from: Point, { latitude, longitude }: Placed): number | null {
  return latitude === null || longitude === null ? null : milesBetween(from, { latitude, longitude })
}

/** A hundredth of a mile is 16 m: finer would pretend to an accuracy no position here has. */
export const roundMiles = (miles: number) => Number(miles.toFixed(2))

/** The point a query is about, where it is about one. */
export function centerOf(query: {
  latitude?: number | undefined
  longitude?: number | undefined
}): Point | null {
  const { latitude, longitude } = query
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
