import type { Metadata } from 'next'
import type { Query } from '@/lib/url-state'

/** For pages that answer a question: one visitor's, and no crawler's to spend a source's budget on. */
export const noindex = { robots: { index: false, follow: true } } satisfies Metadata

/** For frozen copies: no crawler reads them or follows their links. */
export const hidden = { robots: { index: false, follow: false } } satisfies Metadata

/** The title of a page. Search engines skip one that answers a question. */
export const titled = (title: string, isAnswer: boolean): Metadata =>
  isAnswer ? { title, ...noindex } : { title }

/** Returns true if an address has a parameter besides `plain`, which says only how the page is sent. */
export const asksAnything = (query: Query): boolean => Object.keys(query).some((name) => name !== 'plain')
