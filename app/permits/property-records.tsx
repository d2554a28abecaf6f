import { timelineOf } from '@/app/building-timeline'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { FeedList } from './feed-list'
import { fileFormats } from './file-formats'
import { FEED_SIZE, type ListedMarket, type PropertyAnswer } from './read-permits'
import { RowPager } from './row-pager'
import { feedsOf } from './timeline'
import { TimelineFilter, TimelineList } from './timeline-list'
import { type PermitsUrl, permitsHref, permitsQuery } from './url'

interface Props {
  url: PermitsUrl
  market: ListedMarket
  answer: PropertyAnswer
}

const texts = {
  notProof: 'A permit is not proof that construction started or finished.',
  missing: 'A record that is missing here may exist at the city.',
  none: 'None of the feeds that we could search has such a record of this property. See below what each one said.',
}

/** The records in one line of time, then what each feed said. */
export function PropertyRecords({ url, market, answer: { data, meta } }: Props) {
  const entries = timelineOf(feedsOf(data, url.what))
  const caveats = data.caveats.filter((caveat) => !isSaidElsewhere(caveat, market))
  return (
    <>
      <Panel
        id="records"
        title={sayCount(entries.length)}
        state={entries.length === 0 ? 'none' : meta.state === 'stale' ? 'stale' : 'found'}
      >
        <p className="mb-3">Understood as: {data.propertySearch.understoodAs}.</p>
        <Notice kind="warn" title={texts.notProof}>
          <p>{texts.missing}</p>
        </Notice>
        {(entries.length > 0 || url.what) && <TimelineFilter url={url} />}
        {entries.length === 0 && <p>{texts.none}</p>}
        <TimelineList entries={entries} />
        <Pages url={url} data={data} />
        {entries.length > 0 && (
          <div className="mt-5">
            <ExportLinks
              what="these records"
              formats={fileFormats(entries.map(({ record }) => record))}
              href={(format) => `/permits/export?format=${format}&${permitsQuery(url)}`}
            />
          </div>
        )}
        <Caveats items={caveats} />
        <Provenance meta={meta} />
      </Panel>
      <FeedList data={data} meta={meta} market={market} />
    </>
  )
}

/** All feeds go on from the same row, and end where the longest of them ends. */
function Pages({ url, data }: { url: PermitsUrl; data: PropertyAnswer['data'] }) {
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

/** At the top of the records, or with the feeds. */
const isSaidElsewhere = (caveat: string, { missing }: ListedMarket) =>
  caveat.startsWith(texts.notProof.slice(0, -1)) || missing.some(({ why }) => why === caveat)

function sayCount(count: number): string {
  if (count === 0) return 'No records found'
  return count === 1 ? 'One record' : `${count.toLocaleString('en-US')} records, newest first`
}
