import { feetToMeters, milesToMeters } from '@/lib/units'
import { metresPerPixel } from './ground'
import type { View } from './map-props'

export interface ScaleBar {
  text: string
  /** Of the map's width, so that the bar stays true when the picture is printed larger or smaller. */
  share: number
}

const units = {
  miles: [
    { metres: milesToMeters(1), one: 'mile', many: 'miles' },
    { metres: feetToMeters(1), one: 'foot', many: 'feet' },
  ],
  kilometers: [
    { metres: 1000, one: 'km', many: 'km' },
    { metres: 1, one: 'm', many: 'm' },
  ],
} as const

/** The longest round distance that fits into `room` pixels of a map `width` pixels wide. */
export function scaleBar(
  system: keyof typeof units,
  { latitude, zoom }: View,
  width: number,
  room: number,
): ScaleBar {
  const perPixel = metresPerPixel(latitude, zoom)
  const [large, small] = units[system]
  const unit = perPixel * room >= large.metres ? large : small
  const count = roundDown((perPixel * room) / unit.metres)
  return {
    text: `${count.toLocaleString('en-US')} ${count === 1 ? unit.one : unit.many}`,
    share: (count * unit.metres) / perPixel / width,
  }
}

/** To 1, 2 or 5 and zeros. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const digit = [5, 2, 1].find((each) => each * power <= value) ?? 1
  return digit * power
}
