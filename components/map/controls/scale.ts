import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { feetToMeters, milesToMeters } from '@/lib/units'
import type { MapView } from '../map-props'

const texts = defineTexts('map.scale', {
  miles: (count: number) => formatCount(count, 'mile'),
  feet: (count: number) => formatCount(count, 'foot', 'feet'),
  kilometers: (count: number) => formatCount(count, 'km', 'km'),
  meters: (count: number) => formatCount(count, 'm', 'm'),
})

interface ScaleBar {
  text: string
  /**
   * Length as a share of the map's width, so that the bar stays correct when the map is printed at another
   * size.
   */
  share: number
}

const units = {
  miles: [
    { name: 'miles', metres: milesToMeters(1) },
    { name: 'feet', metres: feetToMeters(1) },
  ],
  kilometers: [
    { name: 'kilometers', metres: 1000 },
    { name: 'meters', metres: 1 },
  ],
} as const

export function scaleBar(
  system: keyof typeof units,
  { latitude, zoom }: MapView,
  width: number,
  room: number,
): ScaleBar {
  const perPixel = metresPerPixel(latitude, zoom)
  const [large, small] = units[system]
  const unit = perPixel * room >= large.metres ? large : small
  const count = roundDown((perPixel * room) / unit.metres)
  return {
    text: texts[unit.name](count),
    share: (count * unit.metres) / perPixel / width,
  }
}

interface Position {
  longitude: number
  latitude: number
}

const EQUATOR = 40_075_016.686
const EARTH_RADIUS = 6_371_008.8
/** MapLibre draws the whole world 512 pixels wide at zoom 0. */
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

export function directionOnMap(from: Position, to: Position): number {
  const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))
  const east = radians(((to.longitude - from.longitude + 540) % 360) - 180)
  const north = northing(to.latitude) - northing(from.latitude)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const digit = [5, 2, 1].find((each) => each * power <= value) ?? 1
  return digit * power
}
