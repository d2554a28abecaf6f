import type { LngLat } from '@/lib/geography/types'
import type { CleanupSite } from './fields'

type Position = Pick<CleanupSite, 'latitude' | 'longitude' | 'isPlaceOnly'>

/** Returns undefined for the middle of a ZIP code or town, where no site is. */
export const positionOfSite = ({ latitude, longitude, isPlaceOnly }: Position): LngLat | undefined =>
  latitude === null || longitude === null || isPlaceOnly ? undefined : { latitude, longitude }
