import { declareUrl, line, page, pattern, type UrlOf } from '@/lib/url-state'

export const parcelLayersUrl = declareUrl({
  state: pattern(/^[A-Z]{2}$/),
  q: line(60),
  page: page(),
})
export type ParcelLayersUrl = UrlOf<typeof parcelLayersUrl>
