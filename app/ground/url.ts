import type { Route } from 'next'
import { declareUrl, point, text, type UrlOf } from '@/lib/url-state'

export const groundUrl = declareUrl({ q: text(300), at: point() })
export type GroundUrl = Partial<UrlOf<typeof groundUrl>>

export const groundHref = (url: GroundUrl): Route => groundUrl.toHref('/ground', url)
