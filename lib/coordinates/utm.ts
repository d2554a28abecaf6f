import * as mgrs from 'mgrs'
import proj4 from 'proj4'

export interface UtmPoint {
  zone: number
  south: boolean
  easting: number
  northing: number
}

const bands = 'CDEFGHJKLMNPQRSTUVWX'

const projectionOf = ({ zone, south }: Pick<UtmPoint, 'zone' | 'south'>) =>
  `+proj=utm +zone=${zone}${south ? ' +south' : ''} +datum=WGS84 +units=m +no_defs`

export function fromUtm(point: UtmPoint): { latitude: number; longitude: number } {
  const [longitude, latitude] = proj4(projectionOf(point)).inverse([point.easting, point.northing])
  return {
    latitude,
    longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
  }
}

/** Ignores the wider zones near Norway, because they do not matter in the United States. */
export function toUtm(latitude: number, longitude: number, zone = zoneAt(longitude)): UtmPoint {
  const south = latitude < 0
  const [easting, northing] = proj4(projectionOf({ zone, south })).forward([longitude, latitude])
  return { zone, south, easting, northing }
}

export const zoneAt = (longitude: number): number =>
  Math.min(60, Math.max(1, Math.floor((longitude + 180) / 6) + 1))

export function bandAt(latitude: number): string | undefined {
  if (latitude < -80 || latitude > 84) return undefined
  return bands[Math.min(bands.length - 1, Math.floor((latitude + 80) / 8))]
}

export function degreesOutside(zone: number, longitude: number): number {
  const middle = zone * 6 - 183
  const off = Math.abs(((longitude - middle + 540) % 360) - 180)
  return Math.max(0, off - 3)
}

/** In Node, the package `mgrs` has only a default export. Bundlers expose the named exports instead. */
const library: typeof mgrs = Reflect.get(mgrs, 'default') ?? mgrs

export const { forward, inverse } = library
