import { declareUrl, line, pattern, type UrlParamsOf } from '@/lib/url-state'

export const placesUrl = declareUrl({
  q: line(200),
  city: pattern(/^\d{1,10}$/),
  county: pattern(/^\d{5}$/),
  street: line(200),
})
export type PlacesUrlParams = Partial<UrlParamsOf<typeof placesUrl>>
