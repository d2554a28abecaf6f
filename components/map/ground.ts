interface Position {
  longitude: number
  latitude: number
}

const EQUATOR = 40_075_016.686
const EARTH_RADIUS = 6_371_008.8
/** The map draws the whole world 512 pixels wide at zoom 0. */
const WORLD_PIXELS = 512

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR * Math.cos(radians(latitude))) / (WORLD_PIXELS * 2 ** zoom)
}

export function distanceBetween(from: Position, to: Position): number {
  const halfway = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  const chord = halfway(from.latitude, to.latitude) + cosines * halfway(from.longitude, to.longitude)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** As it looks on the map: clockwise degrees from north on the screen. */
export function directionOnMap(from: Position, to: Position): number {
  const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))
  const east = radians(((to.longitude - from.longitude + 540) % 360) - 180)
  const north = northing(to.latitude) - northing(from.latitude)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}
