import type { Permit } from '@/lib/records/permit/fields'
import { PermitItem } from './permit-item'

const texts = {
  newest: (title: string) => `Newest in the whole area: ${title}`,
  none: 'This source has no rows of new construction.',
  all: 'All of them, with the map',
  others: 'More sources, not asked here',
  sure: 'covers this place',
  unsure: 'may cover this place',
}

interface NewestProps {
  source: { id: string; title: string; dateMeaning: string | null }
  records: readonly Permit[]
  absence: string | undefined
  href: string
}

export function NewestPermits({ source, records, absence = texts.none, href }: NewestProps) {
  const id = `permits-${source.id}`
  return (
    <details className="mt-2 print:details-content:[content-visibility:visible]">
      <summary className="min-h-8 py-1 text-accent underline underline-offset-[0.2em] print:block print:[&::-webkit-details-marker]:hidden print:font-semibold print:text-ink print:no-underline">
        {texts.newest(source.title)}
      </summary>
      {records.length === 0 && <p>{absence}</p>}
      <ol className="divide-y divide-line border-line not-empty:border-y">
        {records.map((record, index) => (
          <PermitItem
            key={`${id}-${record.id ?? index}`}
            record={record}
            hasDays={source.dateMeaning !== null}
          />
        ))}
      </ol>
      <p className="print:hidden">
        <a href={href} className="inline-flex min-h-11 items-center">
          {texts.all}
          <span className="sr-only">: {source.title}</span>
        </a>
      </p>
    </details>
  )
}

interface FurtherProps {
  sources: readonly {
    source: { id: string; city: string; title: string }
    href: string
    isSure: boolean
  }[]
}

export function FurtherSources({ sources }: FurtherProps) {
  if (sources.length === 0) return null
  return (
    <details className="mt-4 print:hidden">
      <summary className="inline-block min-h-6 py-0.5 text-accent underline underline-offset-[0.2em]">
        {texts.others} ({sources.length})
      </summary>
      <ul className="mt-2">
        {sources.map(({ source, href, isSure }) => (
          <li key={source.id}>
            <a href={href} className="inline-flex min-h-8 items-center">
              {source.city}: {source.title}
            </a>{' '}
            <span className="text-muted">({isSure ? texts.sure : texts.unsure})</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
