import { distanceTo } from '@/lib/arcgis/intersection'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { metersToMiles } from '@/lib/units'
import type { DescribedLand } from './described-land'

interface MeasuredDistances {
  isFromEdge?: boolean
  land?: DescribedLand
}

export const startOfDistances = ({ isFromEdge, land }: MeasuredDistances): 'point' | 'lot' | 'land' =>
  isFromEdge ? (land ? 'land' : 'lot') : 'point'

interface PublishedPosition {
  latitude: number | null
  longitude: number | null
  distanceMiles: number | null
}

export function fromLotEdge<Row extends PublishedPosition>(
  rows: readonly Row[],
  outline: ParcelOutline,
): Row[] {
  const measured = rows.map((row) => ({ ...row, distanceMiles: milesFromEdge(row, outline) }))
  return measured.toSorted((a, b) => distanceOf(a) - distanceOf(b))
}

function milesFromEdge({ latitude, longitude, distanceMiles }: PublishedPosition, outline: ParcelOutline) {
  if (latitude === null || longitude === null) return distanceMiles
  return Number(metersToMiles(distanceTo(outline, [longitude, latitude])).toFixed(2))
}

const distanceOf = ({ distanceMiles }: PublishedPosition) => distanceMiles ?? Number.POSITIVE_INFINITY
