import type { Geometry, Position } from 'geojson'
import type { Bounds, MapFeature, MapFeatureRole, MapProps, MapView } from './map-props'

const COUNTRY: Bounds = [-125, 24.4, -66.9, 49.4]

const LOT_ZOOM = 17

export type CameraTarget = { view: MapView } | { bounds: Bounds; maxZoom?: number | undefined; isLot?: true }

type MapContent = Pick<MapProps, 'view' | 'bounds' | 'features' | 'maxZoom'>

export function targetOf({ view, bounds, features: { features }, maxZoom }: MapContent): CameraTarget {
  const lots = features.filter(({ properties }) => properties.role === 'lot')
  const lot = boundsOf(lots.map(({ geometry }) => geometry))
  if (lot) return { bounds: lot, maxZoom: LOT_ZOOM, isLot: true }
  if (view) return { view }
  return { bounds: bounds ?? resultBounds(features) ?? COUNTRY, maxZoom }
}

export const surroundings: readonly MapFeatureRole[] = ['context', 'place', 'lot']

export function resultBounds(features: readonly MapFeature[]): Bounds | undefined {
  const answers = features.filter(({ properties: { role } }) => !surroundings.includes(role))
  return boundsOf((answers.length > 0 ? answers : features).map(({ geometry }) => geometry))
}

export function boundsOf(geometries: readonly Geometry[]): Bounds | undefined {
  const positions = geometries.flatMap(positionsOf)
  if (positions.length === 0) return undefined
  const latitudes = positions.map(([, y = 0]) => y)
  const [west, east] = shortestSpan(positions.map(([x = 0]) => x))
  return [west, least(latitudes), east, greatest(latitudes)]
}

/**
 * Returns the shorter of two spans, within or across the antimeridian, because Alaska and the Pacific
 * territories are on both sides of it.
 */
function shortestSpan(longitudes: number[]): [west: number, east: number] {
  const plain: [number, number] = [least(longitudes), greatest(longitudes)]
  const turned = longitudes.map((x) => (x < 0 ? x + 360 : x))
  const across: [number, number] = [least(turned), greatest(turned)]
  return across[1] - across[0] < plain[1] - plain[0] ? across : plain
}

function positionsOf(geometry: Geometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'MultiPoint':
    case 'LineString':
      return geometry.coordinates
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat()
    case 'MultiPolygon':
      return geometry.coordinates.flat(2)
    case 'GeometryCollection':
      return geometry.geometries.flatMap(positionsOf)
  }
}

/** Uses reduce, because spreading many thousands of positions into Math.min would overflow the stack. */
const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)
const greatest = (values: number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity)

const ROOM = 400
export const ROOM_BESIDE_TABLE = 200
const WORLD = 512

export function viewOfBounds([west, south, east, north]: Bounds, nearest: number, room = ROOM): MapView {
  const latitude = (south + north) / 2
  const stretch = 1 / Math.cos((latitude * Math.PI) / 180)
  const span = Math.max(east - west, (north - south) * stretch)
  const zoom = Math.min(nearest, Math.log2((360 * room) / (WORLD * span)))
  const longitude = (west + east) / 2
  return {
    latitude,
    zoom: Math.max(0, Math.floor(zoom * 100) / 100),
    // The center of bounds across the antimeridian may be beyond 180 degrees.
    longitude: longitude > 180 ? longitude - 360 : longitude,
  }
}
