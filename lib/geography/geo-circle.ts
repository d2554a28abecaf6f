import geographiclib from 'geographiclib-geodesic'
import type { Polygon, Position } from 'geojson'

interface Center {
  latitude: number
  longitude: number
}

const { WGS84, STANDARD, LONG_UNROLL } = geographiclib.Geodesic

/**
 * With this many corners, a circle that fills the viewport differs from the true curve by less than a pixel.
 */
const CORNERS = 180

/**
 * Returns a geodesic circle on WGS84, counterclockwise from the north. Longitudes may lie beyond ±180,
 * because a ring that is cut at the antimeridian would be drawn as two halves.
 */
export function circleAround(center: Center, radiusMeters: number, corners = CORNERS): Polygon {
  const ring = Array.from({ length: corners }, (_, n) =>
    pointToward(center, -(360 * n) / corners, radiusMeters),
  )
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

export function pointToward({ latitude, longitude }: Center, azimuth: number, meters: number): Position {
  const { lat2, lon2 } = WGS84.Direct(latitude, longitude, azimuth, meters, STANDARD | LONG_UNROLL)
  return [round(lon2 ?? longitude), round(lat2 ?? latitude)]
}

const round = (degrees: number) => Number(degrees.toFixed(6))
