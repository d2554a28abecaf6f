import { polygonParam } from '@/lib/connector/area-params'
import { pointParams } from '@/lib/connector/point-params'

/** In degrees. The service is too slow for wider areas. */
export const WIDEST_DEGREES = 0.08

export const pointOrPolygon = {
  latitude: pointParams.latitude.optional(),
  longitude: pointParams.longitude.optional(),
  polygon: polygonParam(WIDEST_DEGREES).optional(),
}
