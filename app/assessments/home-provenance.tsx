import { Provenance } from '@/components/provenance/provenance'
import { formatDay } from '@/components/ui/format-day'
import type { Meta } from '@/lib/connector/result'
import type { ListedSource } from './read-assessments'

interface Props {
  meta: Meta
  source: ListedSource | undefined
  /** When the publisher says the record was updated, as it writes that. */
  updatedAt?: string | null
}

/** One connector asks many authorities: an answer cites the one it came from, with its own page. */
export function HomeProvenance({ meta, source, updatedAt = null }: Props) {
  const dated = updatedAt === null ? undefined : sayUpdated(updatedAt)
  if (!source) return <Provenance meta={meta} dated={dated} />
  const { authority, title, attribution, licence, officialPage } = source
  return (
    <Provenance
      meta={{ ...meta, publisher: authority, source: title, attribution, licence }}
      dated={dated}
      record={{ href: officialPage, label: 'Official page of this record' }}
    />
  )
}

export function sayUpdated(updatedAt: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(updatedAt) ?? []
  return `Updated by the source ${day ? formatDay(day) : updatedAt}`
}
