import type { Route } from 'next'
import { declareUrl, point, text, type UrlParamsOf } from '@/lib/url-state'

export const groundUrl = declareUrl({ q: text(300), at: point() })
export type GroundUrlParams = Partial<UrlParamsOf<typeof groundUrl>>

export const groundHref = (url: GroundUrlParams): Route => groundUrl.toHref('/ground', url)
