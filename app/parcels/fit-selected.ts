import { viewOfBounds } from '@/components/map/fit'
import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import type { ParcelsUrl } from './url'

/** From where all of them are seen. */
export function fitSelected(
  parcels: readonly Pick<MapParcel, 'latitude' | 'longitude'>[],
): Pick<ParcelsUrl, 'at' | 'zoom'> {
  const [south, north] = endsOf(parcels.map(({ latitude }) => latitude))
  const [west, east] = endsOf(parcels.map(({ longitude }) => longitude))
  const { zoom, ...at } = viewOfBounds([west, south, east, north], PARCEL_ZOOM)
  return { at, zoom }
}

const endsOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
