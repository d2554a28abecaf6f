import type { ComponentProps } from 'react'
import { formatCount } from '@/lib/format'
import { describeCounts, describeOpenMeaning, orMore } from '@/lib/records/building-record/describe'
import { BuildingEvent } from './building-event'

type Entry = ComponentProps<typeof BuildingEvent> & { key: string }

interface Feed {
  title: string
  truncated: boolean
  problem?: { message: string } | undefined
  source: { id: string; publisher: string }
}

interface Props {
  entries: readonly Entry[]
  feeds: Readonly<Record<string, Feed>>
  absence: string | undefined
  href: string
}

const MOST_EVENTS = 5

const texts = {
  atAddress: 'At this address',
  all: 'All records of this address',
  latest: (count: number, all: number) => `The latest ${count} of ${formatCount(all, 'record')}.`,
  cut: 'The city has more records than we read.',
}

export function RecordsAtAddress({ entries, feeds, absence, href }: Props) {
  const visibleRows = entries.slice(0, MOST_EVENTS)
  const meaning = describeOpenMeaning({ feeds }, entries)
  const isCut = Object.values(feeds).some(({ truncated }) => truncated)
  return (
    <section aria-labelledby="permits-address">
      <h3 id="permits-address" className="mb-2 font-semibold">
        {texts.atAddress}
        {entries.length > 0 && `: ${describeCounts(entries)}${isCut ? orMore : ''}`}
      </h3>
      {entries.length === 0 && absence && <p>{absence}</p>}
      {meaning && <p>{meaning}</p>}
      {(visibleRows.length < entries.length || isCut) && (
        <p className="text-muted">
          {[
            visibleRows.length < entries.length && texts.latest(visibleRows.length, entries.length),
            isCut && texts.cut,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {Object.entries(feeds).map(
        ([id, { title, problem }]) =>
          problem && (
            <p key={id} className="mt-2 text-warn">
              {title}: {problem.message}
            </p>
          ),
      )}
      <ol className="mt-3 grid gap-3 empty:hidden">
        {visibleRows.map(({ key, ...entry }) => (
          <BuildingEvent key={key} {...entry} />
        ))}
      </ol>
      <p className="print:hidden">
        <a href={href} className="inline-flex min-h-11 items-center">
          {texts.all}
        </a>
      </p>
    </section>
  )
}
