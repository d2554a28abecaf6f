import { declareUrl, line, pattern, type UrlOf } from '@/lib/url-state'

export const placesUrl = declareUrl({
  q: line(200),
  city: pattern(/^\d{1,10}$/),
  county: pattern(/^\d{5}$/),
  street: line(200),
})
export type PlacesUrl = Partial<UrlOf<typeof placesUrl>>
