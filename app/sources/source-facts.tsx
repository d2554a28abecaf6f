import { Facts } from '@/components/ui/facts'
import type { Declaration } from '@/lib/connector/declaration'

/** What a source is, before anybody asks it. */
export function SourceFacts({ source }: { source: Declaration }) {
  const { publisher, coverage, temporalStart, freshness, licence, attribution, limits, privacy } = source
  return (
    <Facts
      look="prose"
      items={[
        { label: 'Authority', value: <a href={publisher.url}>{publisher.name}</a> },
        { label: 'Covers', value: coverage },
        {
          label: 'History',
          value: temporalStart === null ? 'Since when, the source does not say' : `Since ${temporalStart}`,
        },
        { label: 'Freshness', value: freshness.note, note: dates(freshness) },
        { label: 'License', value: licence.url ? <a href={licence.url}>{licence.name}</a> : licence.name },
        { label: 'Attribution', value: attribution },
        { label: 'Limits', value: <List items={limits} /> },
        ...(privacy.excludedFields.length > 0
          ? [{ label: 'Never shown', value: privacy.excludedFields.join(', ') }]
          : []),
      ]}
    />
  )
}

function List({ items }: { items: readonly string[] }) {
  if (items.length === 0) return 'None known'
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function dates({ observedAt, updatedAt }: Declaration['freshness']): string | undefined {
  const parts = [observedAt && `Observed ${observedAt}.`, updatedAt && `Updated ${updatedAt}.`].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(' ') : undefined
}
