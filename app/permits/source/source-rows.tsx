import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { RowPager } from '@/app/_surfaces/list/row-pager'
import { LazyMap } from '@/components/map/lazy-map'
import { namePermit } from '@/lib/records/permit/describe'
import {
  fetchPermitPage,
  type ListedPermitSource,
  PAGE_SIZE,
  type PermitSearchResponse,
  type PermitSearchRow,
} from '../fetch-permits'
import { type PermitsUrlParams, permitsHref } from '../url'
import { MonthsPanel } from './months-panel'
import { anchorOf, PERMITS, type PermitRow, PermitTable } from './permit-table'
import { RowsProvenance, SourceSummary } from './source-summary'

interface Props {
  url: PermitsUrlParams
  source: ListedPermitSource
}

/** At this zoom a few blocks fill the map, and single dots are still among named streets. */
const STREETS_ZOOM = 17

const texts = {
  list: 'The list of permits',
  still: 'The other feeds are not affected.',
  another: 'Choose another feed',
  noMap: 'No row here has a position, so there is no map.',
}

interface RowsProps extends Props {
  about?: string
  lead?: string
}

export async function showRows({ url: pageUrl, source, about, lead }: RowsProps) {
  const url = { ...pageUrl, source: source.id }
  const { answer, counted } = await fetchPermitPage(url, source)
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        stillStands={texts.still}
        retry={permitsHref(pageUrl)}
        instead={{ href: permitsHref({}), label: texts.another }}
      />
    )
  const loaded = answer.data.records
  const keys = rowKeys(loaded)
  const rows = loaded
    .map((record, index) => ({ record, key: keys[index] ?? '' }))
    .filter(({ record }) => !url.kind || record.kind === url.kind)
  const page = { url, source, answer, counted, records: rows.map(({ record }) => record) }
  return (
    <>
      <SourceSummary {...page} loaded={loaded} about={about} lead={lead} />
      <MonthsPanel {...page} />
      <ListAndMap url={url} source={source} answer={answer} rows={rows} />
    </>
  )
}

interface ListProps extends Props {
  answer: PermitSearchResponse
  rows: readonly PermitRow[]
}

function ListAndMap({ url, source, answer, rows }: ListProps) {
  const hasMap = rows.some(({ record }) => record.latitude !== null)
  if (rows.length === 0) return <Pages url={url} answer={answer} />
  return (
    <div className={hasMap ? 'grid gap-x-6 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] print:block' : ''}>
      {hasMap && (
        <div
          id="permit-map"
          className="mb-6 min-w-0 scroll-mt-4 max-lg:[--map-height:15rem] lg:sticky lg:top-4 lg:order-2 lg:h-[calc(100dvh-3rem)] lg:self-start print:static print:mx-auto print:h-auto print:w-3/5"
        >
          <PermitMap url={url} rows={rows} />
        </div>
      )}
      <section id={PERMITS} aria-label={texts.list} className="min-w-0">
        {!hasMap && <p className="mb-3 text-muted">{texts.noMap}</p>}
        <PermitTable url={url} source={source} rows={rows} hasMap={hasMap} />
        <Pages url={url} answer={answer} />
        <RowsProvenance source={source} answer={answer} />
      </section>
    </div>
  )
}

interface PermitMapProps {
  url: PermitsUrlParams
  rows: readonly PermitRow[]
}

function PermitMap({ url, rows }: PermitMapProps) {
  const features = rows.flatMap(({ key, record }) => {
    const { longitude, latitude } = record
    if (longitude === null || latitude === null) return []
    return [
      {
        type: 'Feature' as const,
        id: key,
        properties: { name: namePermit(record), role: 'result' as const },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      },
    ]
  })
  if (features.length === 0) return null
  return (
    <>
      <LazyMap
        opens
        label="Map of the permits"
        listLabel={texts.list}
        features={{ type: 'FeatureCollection', features }}
        legend={{ result: 'Permit' }}
        maxZoom={STREETS_ZOOM}
        featureHref={`${permitsHref({ ...url, selected: '{id}' })}#${anchorOf('{id}')}`.replaceAll(
          encodeURIComponent('{id}'),
          '{id}',
        )}
        {...(url.selected ? { selectedId: url.selected } : {})}
      />
      {features.length < rows.length && (
        <p className="mt-2 text-base text-muted">
          {rows.length - features.length} of {rows.length} rows have no position: they are in the list only.
        </p>
      )}
    </>
  )
}

const Pages = ({ url, answer: { data } }: Pick<ListProps, 'url' | 'answer'>) => (
  <RowPager
    offset={url.offset}
    returned={data.returned}
    nextOffset={data.nextOffset}
    size={PAGE_SIZE}
    hrefOf={(offset) => permitsHref({ ...url, offset, selected: undefined })}
  />
)

export function rowKeys(records: readonly PermitSearchRow[]): string[] {
  const counts = new Map<string, number>()
  return records.map(({ id }, index) => {
    const plain = (id ?? '').replace(/[^A-Za-z0-9]+/g, '-').slice(0, 100) || `row-${index + 1}`
    const times = (counts.get(plain) ?? 0) + 1
    counts.set(plain, times)
    return times === 1 ? plain : `${plain}.${times}`
  })
}
