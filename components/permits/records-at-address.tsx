import type { ComponentProps } from 'react'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeCounts, describeOpenMeaning } from '@/lib/records/building-record/describe'
import { AgencyWords } from '../ui/agency-text'
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

const texts = defineTexts('permits.records-at-address', {
  atAddress: 'At this address',
  counted: (counts: string, isCut: boolean) => `At this address: ${counts}${isCut ? ' or more' : ''}`,
  all: 'All records of this address',
  latest: (count: number, all: number) => `The latest ${count} of ${formatCount(all, 'record')}.`,
  cut: 'The city has more records than we read.',
})

export function RecordsAtAddress({ entries, feeds, absence, href }: Props) {
  const visibleRows = entries.slice(0, MOST_EVENTS)
  const meaning = describeOpenMeaning({ feeds }, entries)
  const isCut = Object.values(feeds).some(({ truncated }) => truncated)
  return (
    <section aria-labelledby="permits-address">
      <h3 id="permits-address" className="mb-2 font-semibold">
        {entries.length > 0 ? texts.counted(describeCounts(entries), isCut) : texts.atAddress}
      </h3>
      {entries.length === 0 && absence && <p>{translate(absence)}</p>}
      {meaning && <p>{translate(meaning)}</p>}
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
              <AgencyWords text={title} />: {translate(problem.message)}
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
