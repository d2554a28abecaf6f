import type { Meta } from '@/lib/connector/result'
import type { Provenance } from '@/lib/export/document'

const texts = { none: 'None: this row has no answer' }
const staleness = ['miss', 'fresh', 'stale'] as const

/** Where one row came from. Two sources stand in one entry, in the same order in every field. */
export function rowProvenance(metas: readonly Meta[]): Provenance {
  if (metas.length === 0) return unanswered
  const join = (field: (meta: Meta) => string) => [...new Set(metas.map(field))].join(' | ')
  return {
    source: join(({ source }) => source),
    publisher: join(({ publisher }) => publisher),
    retrievedAt: join(({ retrievedAt }) => retrievedAt),
    ageSeconds: Math.max(...metas.map(({ ageSeconds }) => ageSeconds)),
    state: staleness[Math.max(...metas.map(({ state }) => staleness.indexOf(state)))] ?? 'stale',
    request: join(({ requests }) => [...new Set(requests.map(({ url }) => url))].join(' | ')),
    attribution: join(({ attribution }) => attribution),
    licence: join(({ licence }) => licence),
  }
}

// Left to itself, a row without a source would cite all of them.
const unanswered: Provenance = {
  source: texts.none,
  publisher: '',
  retrievedAt: '',
  ageSeconds: 0,
  state: 'miss',
  request: '',
  attribution: '',
  licence: '',
}
