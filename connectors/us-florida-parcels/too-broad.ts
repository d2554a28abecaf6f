import { ConnectorError } from '@/lib/connector/errors'
import type { Bounds } from '@/lib/geography/types'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { isLayerClosed } from './layer'
import { areaOfBox } from './search/parcel-params'

const texts = defineSentences('us-florida-parcels.too-broad', {
  narrow: 'Give a parcel number, an address with city or ZIP code, or a bbox of at most 4 square degrees.',
  nothing: 'Without any filter this is every parcel of Florida.',
  values: 'The source cannot search all of Florida by value or sale year.',
  tooMuch: 'The source does not manage this area with these filters. Take a smaller bbox.',
  owner: 'The source cannot search all of Florida by owner. Add a city, or a bbox around the place.',
  owners: 'More than 50 parcels have an owner of this name here. Give more of the name, or a smaller bbox.',
  city: 'No city of this name is known here, so the source would have to read all of Florida. Check the spelling, or give a bbox around the place.',
  place: 'The address needs its city or ZIP code, such as 740 W South St, Orlando. A bbox does as well.',
  house: 'The address needs a house number and a street to be found without a bbox.',
  candidates:
    'There are more parcels here than the source gives at once, so the right one could be missing. Take a smaller bbox.',
  position:
    'Finding this position takes more time than the source allows. Page in order from the start, or take a smaller area.',
  layerChanged: 'The source exchanged its layer while it was read. Start again from offset 0.',
})

const tooBroadFor = {
  nothing: `${texts.nothing} ${texts.narrow}`,
  owner: texts.owner,
  owners: texts.owners,
  city: texts.city,
  values: `${texts.values} ${texts.narrow}`,
  place: texts.place,
  house: texts.house,
  candidates: texts.candidates,
  position: texts.position,
} as const

export const tooBroad = (why: keyof typeof tooBroadFor) => new ConnectorError('too_broad', tooBroadFor[why])

/** Square degrees. The source answered every query of an area of this size in our measurements. */
export const EASY_SQUARE_DEGREES = 0.01

export async function orTooBroad<T>(
  box: Bounds,
  { owner }: ParcelFilter,
  ask: (demanding: boolean) => Promise<T>,
): Promise<T> {
  const demanding = owner !== undefined || areaOfBox(box) > EASY_SQUARE_DEGREES
  try {
    return await ask(demanding)
  } catch (error) {
    if (!demanding || !isGivingUp(error)) throw error
    throw new ConnectorError('too_broad', texts.tooMuch, { cause: error })
  }
}

export function isGivingUp(error: unknown): boolean {
  if (!(error instanceof ConnectorError) || isLayerClosed(error)) return false
  return error.code === 'upstream_timeout' || error.code === 'upstream_rejected'
}

/** Each layer has its own object ids and order of rows, so a search cannot continue in the other layer. */
export const layerChanged = () => new ConnectorError('upstream_unavailable', texts.layerChanged)
