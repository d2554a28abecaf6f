import { declareUrl, line, page, pattern, type UrlParamsOf } from '@/lib/url-state'

export const parcelLayersUrl = declareUrl({
  state: pattern(/^[A-Z]{2}$/),
  q: line(60),
  page: page(),
})
export type ParcelLayersUrlParams = UrlParamsOf<typeof parcelLayersUrl>
