import type { Metadata } from 'next'

/** For pages that answer a question: one visitor's, and no crawler's to spend a source's budget on. */
export const noindex = { robots: { index: false, follow: true } } satisfies Metadata
