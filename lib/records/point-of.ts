import type { Point } from 'geojson'

/** Where a row of a file lies; null where nothing says it. */
export const pointOf = ({
  longitude,
  latitude,
}: {
  longitude: number | null
  latitude: number | null
}): Point | null =>
  longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
