import type { Position } from 'geojson'
import type { SpatialReference } from '@/lib/arcgis/simulated-layer'

const degree = Math.PI / 180
const radius = 6_378_137
const eccentricity = Math.sqrt(0.006_694_380_022_9)
const [southParallel, northParallel] = [24 * degree, 31.5 * degree]
const origin = { longitude: -84, latitude: 24 * degree, easting: 400_000 }

const n =
  (width(southParallel) ** 2 - width(northParallel) ** 2) / (zone(northParallel) - zone(southParallel))
const c = width(southParallel) ** 2 + n * zone(southParallel)
const distance = (latitude: number) => (radius * Math.sqrt(c - n * zone(latitude))) / n

/** Florida's own map projection, Albers with equal areas on the ellipsoid GRS 80: what the layer is stored in. */
export const floridaAlbers = {
  wkid: 102967,
  latestWkid: 6439,
  project([longitude = 0, latitude = 0]: Position): Position {
    const angle = n * (longitude - origin.longitude) * degree
    const away = distance(latitude * degree)
    return [origin.easting + away * Math.sin(angle), distance(origin.latitude) - away * Math.cos(angle)]
  },
} satisfies SpatialReference

function width(latitude: number): number {
  return Math.cos(latitude) / Math.sqrt(1 - (eccentricity * Math.sin(latitude)) ** 2)
}

/** Grows with the area between the equator and a latitude. */
function zone(latitude: number): number {
  const sine = Math.sin(latitude)
  const bent = eccentricity * sine
  const log = Math.log((1 - bent) / (1 + bent)) / (2 * eccentricity)
  return (1 - eccentricity ** 2) * (sine / (1 - bent ** 2) - log)
}
