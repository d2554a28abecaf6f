import type { Metadata } from 'next'
import type { Query } from '@/lib/url-state'

/** For pages that answer a visitor's question, on which a crawler must not spend a source's budget. */
export const noindex = { robots: { index: false, follow: true } } satisfies Metadata

export const hidden = { robots: { index: false, follow: false } } satisfies Metadata

/** Search engines must not index an answer. */
export const titled = (title: string, isAnswer: boolean): Metadata =>
  isAnswer ? { title, ...noindex } : { title }

/** Returns true if an address has a parameter besides `plain`, which affects only how the page is sent. */
export const hasQuery = (query: Query): boolean => Object.keys(query).some((name) => name !== 'plain')
