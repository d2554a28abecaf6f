import { ProblemNotice } from '@/components/provenance/problem-notice'
import { SameAnswer } from '@/components/provenance/same-answer'
import { PermitItem } from '@/components/records/permit-item'
import { Panel } from '@/components/ui/panel'
import { MonthsPanel } from './months-panel'
import { PermitMap } from './permit-map'
import {
  type ListedSource,
  PAGE_SIZE,
  type PermitRecord,
  type PermitsAnswer,
  readPermits,
} from './read-permits'
import { anchorOf, rowKeys } from './row-keys'
import { RowPager } from './row-pager'
import { SourceFilters } from './source-filters'
import { SourceSummary } from './source-summary'
import { type PermitsUrl, permitsHref } from './url'

interface Props {
  url: PermitsUrl
  source: ListedSource
}

/** A page of the source’s rows: the summary, the months, the list beside the map. */
export async function SourceRows({ url, source }: Props) {
  const answer = await readPermits(url, source)
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

const Pages = ({ url, answer: { data } }: Pick<ListProps, 'url' | 'answer'>) => (
  <RowPager
    offset={url.offset}
    returned={data.returned}
    nextOffset={data.nextOffset}
    size={PAGE_SIZE}
    hrefOf={(offset) => permitsHref({ ...url, offset, selected: undefined })}
  />
)
