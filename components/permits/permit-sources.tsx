import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { ConstructionPermit } from '@/lib/records/permit/fields'
import { Rich } from '../ui/page/rich'
import { PermitItem } from './permit-item'

const texts = defineTexts('permits.permit-sources', {
  newest: (title: string) => `Newest in the whole area: ${title}`,
  none: 'This source has no rows of new construction.',
  all: (title: string) => `All of them, with the map<hidden>: ${title}</hidden>`,
  others: (count: number) => `More sources, not asked here (${count})`,
  source: (city: string, title: string) => `${city}: ${title}`,
  sure: '(covers this place)',
  unsure: '(may cover this place)',
})

interface NewestProps {
  source: { id: string; title: string; dateMeaning: string | null }
  records: readonly ConstructionPermit[]
  absence: string | undefined
  href: string
}

export function NewestPermits({ source, records, absence, href }: NewestProps) {
  const id = `permits-${source.id}`
  const title = translate(source.title)
  return (
    <details className="mt-2 print:details-content:[content-visibility:visible]">
      <summary className="min-h-8 py-1 text-accent underline underline-offset-[0.2em] print:block print:[&::-webkit-details-marker]:hidden print:font-semibold print:text-ink print:no-underline">
        {texts.newest(title)}
      </summary>
      {records.length === 0 && <p>{absence === undefined ? texts.none : translate(absence)}</p>}
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
          <Rich
            text={texts.all(title)}
            parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
          />
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
        {texts.others(sources.length)}
      </summary>
      <ul className="mt-2">
        {sources.map(({ source, href, isSure }) => (
          <li key={source.id}>
            <a href={href} className="inline-flex min-h-8 items-center">
              {texts.source(source.city, translate(source.title))}
            </a>{' '}
            <span className="text-muted">{isSure ? texts.sure : texts.unsure}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
