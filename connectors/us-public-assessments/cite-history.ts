import type { Citation } from '@/lib/connector/citation'
import { citeSource } from './cite-source'
import type { PropertyHistory } from './get-property-history'

/** The years of the values come before the day on which the record was updated. */
export function citeHistory({ provenance, property, assessments }: PropertyHistory): Citation {
  const updates = [property, ...assessments].map((record) => record?.sourceUpdatedAt)
  const years = assessments.map(({ year }) => String(year)).sort()
  const { dated = [], ...rest } = citeSource(provenance.source.id, updates)
  const rolls =
    years.length > 0 ? [{ label: years.length === 1 ? 'Year' : 'Years', on: years.join(', ') }] : []
  return { ...rest, dated: [...rolls, ...dated] }
}
