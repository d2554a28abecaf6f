import type { Metadata } from 'next'
import type { UrlQuery } from '@/lib/url-state'

/**
 * For pages with results of a query: visits from search engines would use up the request limits of sources.
 */
export const noindex = { robots: { index: false, follow: true } } satisfies Metadata

export const hidden = { robots: { index: false, follow: false } } satisfies Metadata

export const titled = (title: string, isAnswer: boolean): Metadata =>
  isAnswer ? { title, ...noindex } : { title }

export const hasQuery = (query: UrlQuery): boolean => Object.keys(query).some((name) => name !== 'plain')
