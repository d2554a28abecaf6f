import geographiclib from 'geographiclib-geodesic'
import { metersToMiles } from '@/lib/units'

interface Point {
  latitude: number
  longitude: number
}

const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const

export function distanceAndDirection(from: Point, to: Point) {
  const line = geographiclib.Geodesic.WGS84.Inverse(from.latitude, from.longitude, to.latitude, to.longitude)
  const eighth = Math.round((((line.azi1 ?? 0) + 360) % 360) / 45) % directions.length
  return { miles: metersToMiles(line.s12 ?? 0), direction: directions[eighth] ?? 'north' }
}
