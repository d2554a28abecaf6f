import type { Citation } from '@/lib/connector/result'
import { sources } from './recipe/source-list'
import type { PropertyHistory } from './records'

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

export function citeHistory({ provenance, property, assessments }: PropertyHistory): Citation {
  const updates = [property, ...assessments].map((record) => record?.sourceUpdatedAt)
  const years = assessments.map(({ year }) => String(year)).sort()
  const { dated = [], ...rest } = citeSource(provenance.source.id, updates)
  const rolls =
    years.length > 0 ? [{ label: years.length === 1 ? 'Year' : 'Years', on: years.join(', ') }] : []
  return { ...rest, dated: [...rolls, ...dated] }
}
