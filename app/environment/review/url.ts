import type { Route } from 'next'
import { declareUrl, point, text, type UrlOf } from '@/lib/url-state'

export const reviewUrl = declareUrl({ q: text(300), at: point() })
export type ReviewUrl = Partial<UrlOf<typeof reviewUrl>>

export const reviewHref = (url: ReviewUrl): Route => reviewUrl.toHref('/environment/review', url)
