import { formatDistance } from '@/lib/format'
import { metersToMiles, milesToMeters } from '@/lib/units'
import { directionOnMap, distanceBetween, metresPerPixel } from './controls/scale'
import type { MapView } from './map-props'

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']

function describeCoordinates({ latitude, longitude }: Pick<MapView, 'latitude' | 'longitude'>): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

export function describeMove(from: MapView, to: MapView, width: number): string | undefined {
  const zoomed = Math.abs(to.zoom - from.zoom) >= 0.05
  const pixelsMoved = distanceBetween(from, to) / metresPerPixel(to.latitude, to.zoom)
  const moved = pixelsMoved >= 2
  const center = `Center ${describeCoordinates(to)}.`
  if (zoomed && moved) return `${describeZoom(to, width)} ${center}`
  if (zoomed) return describeZoom(to, width)
  if (moved) return `Map moved ${describeDirection(from, to)}. ${center}`
  return undefined
}

export function describeZoom({ latitude, zoom }: MapView, width: number): string {
  const level = Number(zoom.toFixed(1))
  return `Zoom level ${level}, about ${describeAbout(metresPerPixel(latitude, zoom) * width)} across.`
}

function describeDirection(from: MapView, to: MapView): string {
  const name = directions[Math.round(directionOnMap(from, to) / 45) % directions.length]
  return `${name} ${formatDistance(distanceBetween(from, to))}`
}

function describeAbout(metres: number): string {
  const miles = Number(metersToMiles(metres).toPrecision(2))
  return formatDistance(milesToMeters(miles)).replace('.0 miles', ' miles')
}
