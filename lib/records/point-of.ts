import type { Point } from 'geojson'

export const pointOf = ({
  longitude,
  latitude,
}: {
  longitude: number | null
  latitude: number | null
}): Point | null =>
  longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
