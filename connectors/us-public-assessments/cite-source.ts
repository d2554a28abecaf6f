import type { Citation } from '@/lib/connector/citation'
import { sources } from './source-list'

/** One connector asks many authorities: an answer cites the one it came from, with its own page. */
export function citeSource(id: string, updates: readonly (string | null | undefined)[]): Citation {
  const source = sources.find((each) => each.id === id)
  const newest = updates
    .flatMap((update) => update ?? [])
    .sort()
    .at(-1)
  if (!source) return {}
  const { authority, title, attribution, licence, officialPage } = source
  return {
    publisher: authority,
    source: title,
    attribution,
    licence,
    dated: updates.length > 0 ? [{ label: 'Updated by the source', on: newest ?? null }] : [],
    record: { href: officialPage, label: 'Official page of this record' },
  }
}
