import { LazyMap } from '@/components/map/lazy-map'
import { PermitItem } from '@/components/permits/permit-item'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { SameAnswer } from '@/components/provenance/same-answer'
import { Panel } from '@/components/ui/page/panel'
import {
  fetchPermits,
  type ListedSource,
  PAGE_SIZE,
  type PermitRecord,
  type PermitsAnswer,
} from '../fetch-permits'
import { RowPager } from '../row-pager'
import { type PermitsUrl, permitsHref } from '../url'
import { MonthsPanel } from './months-panel'
import { SourceFilters } from './source-filters'
import { SourceSummary } from './source-summary'

interface Props {
  url: PermitsUrl
  source: ListedSource
}

/** A page of the source’s rows: the summary, the months, the list beside the map. */
export async function showRows({ url, source }: Props) {
  const answer = await fetchPermits(url, source)
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        stillStands="The other sources are not affected."
        retry={permitsHref(url)}
        instead={{ href: permitsHref({}), label: 'Choose another source' }}
      />
    )
  const loaded = answer.data.records
  const keys = rowKeys(loaded)
  const rows = loaded
    .map((record, index) => ({ record, key: keys[index] ?? '' }))
    .filter(({ record }) => !url.kind || record.kind === url.kind)
  const shown = { url, source, answer, records: rows.map(({ record }) => record) }
  return (
    <>
      <SourceFilters url={url} source={source} records={loaded} />
      <SourceSummary {...shown} />
      <MonthsPanel {...shown} />
      <ListAndMap url={url} source={source} answer={answer} rows={rows} />
    </>
  )
}

interface ListProps extends Props {
  answer: PermitsAnswer
  rows: readonly { key: string; record: PermitRecord }[]
}

function ListAndMap({ url, source, answer, rows }: ListProps) {
  const hasMap = rows.some(({ record }) => record.latitude !== null)
  if (rows.length === 0) return <Pages url={url} answer={answer} />
  return (
    <div className={hasMap ? 'grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}>
      {hasMap && (
        <div
          id="permit-map"
          className="mb-6 min-w-0 scroll-mt-4 lg:sticky lg:top-4 lg:order-2 lg:h-[calc(100dvh-3rem)] lg:self-start print:hidden"
        >
          <PermitMap url={url} rows={rows} />
        </div>
      )}
      <Panel id="permits" title={source.newestFirst ? 'Newest first' : 'As the source has them'}>
        {!hasMap && <p className="mb-3 text-muted">No row here has a position, so there is no map.</p>}
        <ol className="divide-y divide-line border-y border-line">
          {rows.map(({ key, record }) => (
            <PermitItem
              key={key}
              id={anchorOf(key)}
              record={record}
              selected={key === url.selected}
              hasDays={source.dateMeaning !== null}
              selectHref={
                record.latitude === null ? undefined : `${permitsHref({ ...url, selected: key })}#permit-map`
              }
            />
          ))}
        </ol>
        <Pages url={url} answer={answer} />
        <SameAnswer meta={answer.meta} panel="summary" />
      </Panel>
    </div>
  )
}

interface PermitMapProps {
  url: PermitsUrl
  rows: readonly { key: string; record: PermitRecord }[]
}

/** The rows that have a position, each leading to its place in the list. */
function PermitMap({ url, rows }: PermitMapProps) {
  const features = rows.flatMap(({ key, record }) => {
    const { longitude, latitude, address, id } = record
    if (longitude === null || latitude === null) return []
    return [
      {
        type: 'Feature' as const,
        id: key,
        properties: { name: address ?? id ?? 'Permit', role: 'result' as const },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      },
    ]
  })
  if (features.length === 0) return null
  return (
    <>
      <LazyMap
        label="Map of the permits"
        listLabel="The list of permits"
        features={{ type: 'FeatureCollection', features }}
        legend={{ result: 'Permit' }}
        featureHref={`${permitsHref({ ...url, selected: '{id}' })}#${anchorOf('{id}')}`.replaceAll(
          encodeURIComponent('{id}'),
          '{id}',
        )}
        {...(url.selected ? { selectedId: url.selected } : {})}
      />
      {features.length < rows.length && (
        <p className="mt-2 text-base text-muted">
          {rows.length - features.length} of {rows.length} rows have no position and stand only in the list.
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

/** What each row is called in an address, and by the map: its number where it has one, told apart where several share it. */
export function rowKeys(records: readonly PermitRecord[]): string[] {
  const seen = new Map<string, number>()
  return records.map(({ id }, index) => {
    const plain = (id ?? '').replace(/[^A-Za-z0-9]+/g, '-').slice(0, 100) || `row-${index + 1}`
    const times = (seen.get(plain) ?? 0) + 1
    seen.set(plain, times)
    return times === 1 ? plain : `${plain}.${times}`
  })
}

const anchorOf = (key: string): string => `permit-${key}`
