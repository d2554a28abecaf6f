import type { LngLat } from '@/lib/geography/types'
import type { CleanupSite } from './fields'

type Position = Pick<CleanupSite, 'latitude' | 'longitude' | 'isPlaceOnly'>

/** Returns undefined if the record has no position, or only the center of a ZIP code, town or county. */
export const positionOfSite = ({ latitude, longitude, isPlaceOnly }: Position): LngLat | undefined =>
  latitude === null || longitude === null || isPlaceOnly ? undefined : { latitude, longitude }
