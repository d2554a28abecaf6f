import { OpenLocationCode } from 'open-location-code'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { bandAt, forward, toUtm } from './utm'

const texts = defineSentences('coordinates.format-grid', {
  meterOnWgs84: 'To the meter, on WGS 84.',
  squareOfOneMeter: 'The square of one meter.',
  areaOfAbout14: 'An area of about 14 by 10 meters.',
  grid: 'Military and National Grid',
  plusCode: 'Plus code',
})

interface GridTexts {
  utm: string
  mgrs: string
  plusCode: string
}

const codes = new OpenLocationCode()

/** Returns undefined near the poles, because UTM and MGRS do not cover them. */
export function formatGrid(latitude: number, longitude: number): GridTexts | undefined {
  const band = bandAt(latitude)
  if (band === undefined) return undefined
  const { zone, easting, northing } = toUtm(latitude, longitude)
  // Within 1e-7 degrees of the antimeridian, the MGRS library returns a zone that does not exist, and the
  // Plus Code library returns a code that does not exist.
  const east7 = Math.round(longitude * 1e7) / 1e7
  const mgrs = forward([Math.min(longitude, 180 - 1e-7), latitude])
  const [, place = '', east = '', north = ''] = /^(\d+\w\w\w)(\d{5})(\d{5})$/.exec(mgrs) ?? []
  return {
    utm: `${zone}${band} ${Math.round(easting)} ${Math.round(northing)}`,
    mgrs: place ? `${place} ${east} ${north}` : mgrs,
    plusCode: codes.encode(latitude, east7 >= 180 ? -180 : east7, 10),
  }
}

export function gridFacts({ latitude, longitude }: { latitude: number; longitude: number }) {
  const forms = formatGrid(latitude, longitude)
  if (!forms) return []
  return [
    { label: 'UTM', value: forms.utm, note: texts.meterOnWgs84 },
    { label: texts.grid, value: forms.mgrs, note: texts.squareOfOneMeter },
    { label: texts.plusCode, value: forms.plusCode, note: texts.areaOfAbout14 },
  ]
}
