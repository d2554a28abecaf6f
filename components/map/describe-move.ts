import { formatDistance } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { metersToMiles, milesToMeters } from '@/lib/units'
import { directionOnMap, distanceBetween, metresPerPixel } from './controls/scale'
import type { MapView } from './map-props'

const texts = defineTexts('map.describe-move', {
  north: 'north',
  northeast: 'northeast',
  east: 'east',
  southeast: 'southeast',
  south: 'south',
  southwest: 'southwest',
  west: 'west',
  northwest: 'northwest',
  center: (center: string) => `Center ${center}.`,
  moved: (direction: string, distance: string) => `Map moved ${direction} ${distance}.`,
  zoomed: (level: number, width: string) => `Zoom level ${level}, about ${width} across.`,
})

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

function describeCoordinates({ latitude, longitude }: Pick<MapView, 'latitude' | 'longitude'>): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

export function describeMove(from: MapView, to: MapView, width: number): string | undefined {
  const zoomed = Math.abs(to.zoom - from.zoom) >= 0.05
  const pixelsMoved = distanceBetween(from, to) / metresPerPixel(to.latitude, to.zoom)
  const moved = pixelsMoved >= 2
  const center = texts.center(describeCoordinates(to))
  if (zoomed && moved) return `${describeZoom(to, width)} ${center}`
  if (zoomed) return describeZoom(to, width)
  if (moved) return `${describeDirection(from, to)} ${center}`
  return undefined
}

export function describeZoom({ latitude, zoom }: MapView, width: number): string {
  const level = Number(zoom.toFixed(1))
  return texts.zoomed(level, describeAbout(metresPerPixel(latitude, zoom) * width))
}

function describeDirection(from: MapView, to: MapView): string {
  const name = directions[Math.round(directionOnMap(from, to) / 45) % directions.length] ?? 'north'
  return texts.moved(texts[name], formatDistance(distanceBetween(from, to)))
}

function describeAbout(metres: number): string {
  const miles = Number(metersToMiles(metres).toPrecision(2))
  return formatDistance(milesToMeters(miles)).replace('.0 ', ' ')
}
