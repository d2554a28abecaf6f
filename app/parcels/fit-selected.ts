import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import type { ParcelsUrl } from './url'

/** Pixels of the map that the selection may take, across and down. */
const ROOM = 400
const TILE = 512

/** From where all of them are seen. */
export function fitSelected(
  parcels: readonly Pick<MapParcel, 'latitude' | 'longitude'>[],
): Pick<ParcelsUrl, 'at' | 'zoom'> {
  const [south, north] = endsOf(parcels.map(({ latitude }) => latitude))
  const [west, east] = endsOf(parcels.map(({ longitude }) => longitude))
  const latitude = (south + north) / 2
  const stretch = 1 / Math.cos((latitude * Math.PI) / 180)
  const span = Math.max(east - west, (north - south) * stretch)
  const zoom = Math.min(PARCEL_ZOOM, Math.log2((360 * ROOM) / (TILE * span)))
  return { at: { latitude, longitude: (west + east) / 2 }, zoom: Math.floor(zoom * 100) / 100 }
}

const endsOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
