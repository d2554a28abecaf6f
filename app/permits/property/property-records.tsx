import { absenceOf, type BuildingTimelineEntry, timelineOf } from '@/app/_lib/building-timeline'
import { ListFilters } from '@/app/_surfaces/list/list-filters'
import { RowPager } from '@/app/_surfaces/list/row-pager'
import { BuildingEvent } from '@/components/permits/building-event'
import { Provenance } from '@/components/provenance/provenance'
import { SameAnswer } from '@/components/provenance/same-answer'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { StateChip } from '@/components/ui/state-chip'
import type { Meta } from '@/lib/connector/result'
import { formatDay } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import { describeCounts, describeOpenMeaning, severalWords } from '@/lib/records/building-record/describe'
import { notProof } from '@/lib/records/permit/describe'
import { type BuildingRecordsResponse, FEED_SIZE, type ListedBuildingFeedCity } from '../fetch-permits'
import { fileFormats, hasPosition } from '../source-labels'
import { type PermitsUrlParams, permitSubjects, permitsHref, permitsUrl } from '../url'
import { feedsOf } from './timeline'

interface Props {
  url: PermitsUrlParams
  market: ListedBuildingFeedCity
  answer: BuildingRecordsResponse
}

const texts = {
  missing: 'The city may have a record that is missing here.',
  absent: 'No records found',
  orMore: ' or more',
  filter: 'Filter the records',
  what: 'Kind of record',
  all: 'All of them',
}

export function PropertyRecords({ url, market, answer: { data, meta } }: Props) {
  const selection = feedsOf(data, url.what)
  const entries = timelineOf(selection)
  const records = entries.map(({ record }) => record)
  const meaning = describeOpenMeaning(selection, entries)
  const isCut = Object.values(selection.feeds).some(({ truncated }) => truncated)
  const caveats = data.caveats.filter((caveat) => !isSaidElsewhere(caveat, market))
  return (
    <>
      <Panel
        id="records"
        title={entries.length === 0 ? texts.absent : `${describeCounts(entries)}${isCut ? texts.orMore : ''}`}
        {...(entries.length === 0 ? { state: 'none' } : isOld(meta) ? { state: 'stale' } : {})}
      >
        {entries.length === 0 && <p className="mb-3">{absenceOf(selection)}</p>}
        {meaning && <p className="mb-3">{meaning}</p>}
        <p className="mb-3 text-base text-muted">
          {notProof} {texts.missing}
        </p>
        {(entries.length > 0 || url.what) && <TimelineFilter url={url} />}
        <TimelineList entries={entries} />
        <Pages url={url} data={data} />
        {entries.length > 0 && (
          <div className="mt-5">
            <ExportLinks
              what="these records"
              formats={fileFormats(records)}
              isLive={hasPosition(records)}
              href={(format) => `/permits/export?format=${format}&${permitsUrl.toQuery(url)}`}
            />
          </div>
        )}
        <Provenance meta={meta} caveats={caveats} />
      </Panel>
      <FeedList data={data} meta={meta} market={market} />
    </>
  )
}

function TimelineList({ entries }: { entries: readonly BuildingTimelineEntry[] }) {
  const years = [...new Set(entries.map(yearOf))]
  return years.map((year) => (
    <section key={year} aria-labelledby={`year-${year}`}>
      <h3 id={`year-${year}`} className="mt-5 mb-2 font-semibold">
        {year === 'none' ? 'Without a day' : year}
      </h3>
      <ol className="grid gap-3">
        {entries
          .filter((entry) => yearOf(entry) === year)
          .map(({ key, ...entry }) => (
            <BuildingEvent key={key} {...entry} />
          ))}
      </ol>
    </section>
  ))
}

const yearOf = ({ day }: BuildingTimelineEntry) => day?.slice(0, 4) ?? 'none'

const TimelineFilter = ({ url: { market, property, what } }: { url: PermitsUrlParams }) => (
  <ListFilters
    label={texts.filter}
    action="/permits"
    rest={permitsUrl.toQuery({ market, property })}
    filters={[
      {
        name: 'what',
        label: texts.what,
        value: what,
        empty: texts.all,
        options: Object.entries(permitSubjects).map(([value, label]) => ({ value, label })),
      },
    ]}
  />
)

function Pages({ url, data }: { url: PermitsUrlParams; data: BuildingRecordsResponse['data'] }) {
  const feeds = Object.values(data.feeds)
  const next = feeds.flatMap(({ nextOffset }) => nextOffset ?? [])
  return (
    <RowPager
      offset={url.offset}
      returned={Math.max(0, ...feeds.map(({ returned }) => returned))}
      nextOffset={next[0] ?? null}
      size={FEED_SIZE}
      hrefOf={(offset) => permitsHref({ ...url, offset })}
    />
  )
}

const isSaidElsewhere = (caveat: string, { missing }: ListedBuildingFeedCity) =>
  caveat.startsWith(notProof.slice(0, -1)) || missing.some(({ why }) => why === caveat)

interface FeedListProps {
  data: BuildingRecordsResponse['data']
  meta: Meta
  market: ListedBuildingFeedCity | undefined
}

type Feed = BuildingRecordsResponse['data']['feeds'][string]

function FeedList({ data, meta, market }: FeedListProps) {
  return (
    <Panel id="feeds" title="What each feed said">
      <ul className="divide-y divide-line border-y border-line">
        {Object.entries(data.feeds).map(([id, feed]) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{feed.title}</span>
              <FeedState feed={feed} />
            </p>
            {feed.problem && <p>{feed.problem.message}</p>}
            {feed.truncated && <p>There are more rows than these {feed.returned}.</p>}
            <FeedNotes feed={feed} gaps={market?.feeds.find((each) => each.id === id)?.gaps ?? []} />
          </li>
        ))}
        {market?.missing.map(({ entity, why }) => (
          <li key={entity} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{severalWords[entity]}</span>
              <StateChip state="not-covered" />
            </p>
            <p>{why}</p>
          </li>
        ))}
      </ul>
      <SameAnswer meta={meta} panel="records" />
    </Panel>
  )
}

function FeedNotes({ feed: { source, withheldFields }, gaps }: { feed: Feed; gaps: readonly string[] }) {
  return (
    <details className="print:details-content:[content-visibility:visible]">
      <summary className="inline-block min-h-6 text-base text-accent underline underline-offset-[0.2em] print:hidden">
        Gaps and license<span className="sr-only"> of {source.title}</span>
      </summary>
      <ul className="mt-1 list-disc pl-6 text-base">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
        {withheldFields.length > 0 && (
          <li className="wrap-anywhere">
            We leave out columns about people and firms: {withheldFields.join(', ')}.
          </li>
        )}
        <li>
          {source.publisher}, {source.host}. License: {source.licence}.{' '}
          {source.updatedAt && `Updated on ${formatDay(source.updatedAt.slice(0, 10))}.`}
        </li>
      </ul>
    </details>
  )
}

function FeedState({ feed: { state, returned } }: { feed: Feed }) {
  if (state === 'failed') return <StateChip state="failed" />
  if (state === 'cannot_search') return <StateChip state="not-covered" label="No such search here" />
  return <span className="text-muted">{returned === 0 ? 'Nothing found' : `${returned} found`}</span>
}
