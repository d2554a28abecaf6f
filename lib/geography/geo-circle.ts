import geographiclib from 'geographiclib-geodesic'
import type { Polygon, Position } from 'geojson'

interface Center {
  latitude: number
  longitude: number
}

const { WGS84, STANDARD, LONG_UNROLL } = geographiclib.Geodesic

/** Enough that the sides of a circle a hundred miles wide bend off by less than a pixel on a screen. */
const CORNERS = 180

/**
 * All points of one distance along the WGS84 ellipsoid, counterclockwise from the north.
 * Across the 180th meridian longitudes run on beyond 180: cut there, a map would draw two halves.
 */
export function circleAround(center: Center, radiusMeters: number, corners = CORNERS): Polygon {
  const ring = Array.from({ length: corners }, (_, n) =>
    pointToward(center, -(360 * n) / corners, radiusMeters),
  )
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

/** Where one comes out after so many meters in a direction: degrees clockwise from north. */
export function pointToward({ latitude, longitude }: Center, azimuth: number, meters: number): Position {
  const { lat2, lon2 } = WGS84.Direct(latitude, longitude, azimuth, meters, STANDARD | LONG_UNROLL)
  return [round(lon2 ?? longitude), round(lat2 ?? latitude)]
}

/** Six decimals are about 0.1 m. */
const round = (degrees: number) => Number(degrees.toFixed(6))
