import { declareUrl, line, pattern, type UrlOf } from '@/lib/url-state'

/** A city or county: as typed, or chosen by its number. */
export const placesUrl = declareUrl({
  q: line(200),
  /** GeoNames' number. */
  city: pattern(/^\d{1,10}$/),
  /** The federal number. */
  county: pattern(/^\d{5}$/),
  /** House number and street in the place that was chosen. */
  street: line(200),
})
export type PlacesUrl = Partial<UrlOf<typeof placesUrl>>
