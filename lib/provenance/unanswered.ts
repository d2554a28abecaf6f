import type { Provenance } from '@/lib/export/document'

/** Left to itself, a row without a source would cite all of the document's. */
export const unanswered = (why: string): Provenance => ({
  source: why,
  publisher: '',
  retrievedAt: '',
  ageSeconds: 0,
  state: 'miss',
  request: '',
  attribution: '',
  licence: '',
})
