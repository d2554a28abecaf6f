import type { Position } from 'geojson'

const RADIUS = 6378137
const DEGREE = Math.PI / 180

/** Degrees to web mercator metres, the native units of every simulated layer. */
export function toMercator([longitude = 0, latitude = 0]: Position): Position {
  const y = RADIUS * Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREE) / 2))
  return [longitude * DEGREE * RADIUS, y]
}

export function fromMercator([x = 0, y = 0]: Position): Position {
  return [x / (DEGREE * RADIUS), (2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2) / DEGREE]
}
