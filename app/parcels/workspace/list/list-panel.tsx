import type { ActionDispatch } from 'react'
import { hasFilter } from '@/components/parcels/format-parcel'
import { INSIDE_ZOOM } from '@/components/parcels/map/zooms'
import { adviceFor } from '@/components/provenance/problem-advice'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { Button } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { type ParcelSort, type ParcelView, parcelSorts } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'
import { areaQuery, OUTSIDE } from '../../area-query'
import { fileFormats } from '../../file-formats'
import { ChoiceSelect } from '../choice-select'
import { describeCounted } from '../describe-count'
import { describePartial, describeShownRows, describeUndrawn } from '../describe-view'
import { FilterChips } from '../filter/filter-chips'
import type { WorkspaceEvent, WorkspaceState } from '../reduce-workspace'
import { useCount } from '../use-view-answer'
import type { Work } from '../use-workspace'
import { ListRows } from './list-rows'
import { type ListProps, ListTable } from './list-table'

export const listLooks = { list: 'List', table: 'Table' } as const
export type ListLook = keyof typeof listLooks

interface Props extends ListProps {
  look: ListLook
  onLook: (look: ListLook) => void
}

/** The rows of the view: exactly those can be selected on the map too. */
export function ListPanel({ look, onLook, ...list }: Props) {
  const { work } = list
  const { state, tell, isClose, isOutside, answer } = work
  const Rows = look === 'table' ? ListTable : ListRows
  return (
    <>
      <FilterChips filter={state.url.filter} tell={tell} />
      {isOutside ? <Outside /> : isClose ? <ListStatus work={work} /> : <BelowGate work={work} />}
      {isClose && (
        <div className="flex flex-wrap gap-x-6">
          <SortSelect sort={state.url.sort} tell={tell} />
          <ChoiceSelect id="look" label="Show as" choices={listLooks} value={look} onChoose={onLook} />
        </div>
      )}
      <Rows {...list} />
      {answer?.ok && <ListPager view={answer.data} tell={tell} />}
      {answer?.ok && answer.data.matched > 0 && <AreaDownloads state={state} count={answer.data.matched} />}
      {answer?.ok && <Provenance meta={answer.meta} />}
    </>
  )
}

const texts = {
  gate: 'Parcels are drawn and listed from a closer view on, about a neighborhood.',
  zoom: 'Zoom in',
  again: 'Try again',
  loading: 'Loading the parcels in view.',
  points: 'The outlines are closed at the source while a new roll is loaded. Parcels are shown as points.',
  noMap:
    'What was listed before stays out until the source answers; the map and the list are empty together.',
}

/** Too far out for parcels: how many there are where that can be counted, and the way in. */
function BelowGate({ work: { state, tell } }: { work: Work }) {
  const { filter, at } = state.url
  const count = useCount(state.bounds, filter, true)
  return (
    <div className="mb-4 rounded-control border border-line bg-surface p-4">
      <p role="status" className="font-semibold">
        {describeCounted(count, hasFilter(filter))}
      </p>
      <p className="mt-2 mb-3">{texts.gate}</p>
      <Button type="button" look="secondary" onClick={() => tell({ type: 'went', at, zoom: INSIDE_ZOOM })}>
        {texts.zoom}
      </Button>
    </div>
  )
}

interface ListPagerProps {
  view: Pick<ParcelView, 'page' | 'pages'>
  tell: ActionDispatch<[WorkspaceEvent]>
}

function ListPager({ view: { page, pages }, tell }: ListPagerProps) {
  if (pages <= 1 && page === 1) return null
  const turn = (to: number) => tell({ type: 'chose', choice: { page: to } })
  return (
    <Pager
      back={[
        {
          label: 'Previous page',
          onPress: () => turn(Math.min(page - 1, pages)),
          disabled: page <= 1,
        },
      ]}
      here={`Page ${formatNumber(page)} of ${formatNumber(pages)}`}
      on={[{ label: 'Next page', onPress: () => turn(page + 1), disabled: page >= pages }]}
    />
  )
}

interface SortSelectProps {
  sort: ParcelSort
  tell: ActionDispatch<[WorkspaceEvent]>
}

function SortSelect({ sort, tell }: SortSelectProps) {
  return (
    <ChoiceSelect
      id="sort"
      label="Sort by"
      choices={parcelSorts}
      value={sort}
      onChoose={(chosen) => tell({ type: 'chose', choice: { sort: chosen } })}
    />
  )
}

/** All parcels in view that meet the filters, in the order of the list, whatever page it is on. */
function AreaDownloads({ state: { bounds, url }, count }: { state: WorkspaceState; count: number }) {
  const query = areaQuery(bounds, url.filter, { sort: url.sort })
  return (
    <ExportLinks
      what={`these ${formatNumber(count)} parcels`}
      formats={fileFormats}
      href={(format) => `/parcels/export?format=${format}&${query}`}
    />
  )
}

function Outside() {
  return (
    <p role="status" className="mb-4 font-semibold">
      {OUTSIDE}
    </p>
  )
}

/** How many, of how many, what is missing, and what can be done about it. */
function ListStatus({ work }: { work: Work }) {
  const { answer, isLoading, areas, undrawn, state, retry } = work
  const { filter } = state.url
  const progress =
    areas.asked > 0 && areas.loaded < areas.asked
      ? `Loaded ${areas.loaded} of ${areas.asked} areas of the map.`
      : ''
  const partial = answer?.ok ? describePartial(answer.data.areas) : undefined
  return (
    <>
      <p role="status" className="mb-2 font-semibold">
        {isLoading ? texts.loading : answer?.ok && describeShownRows(answer.data, hasFilter(filter))}
      </p>
      {/* Not announced: each area would speak. */}
      {isLoading && progress && <p className="mb-2 text-base text-muted">{progress}</p>}
      {partial && (
        <Notice kind="warn" role="status" title={partial}>
          <Button type="button" look="secondary" onClick={retry}>
            {texts.again}
          </Button>
        </Notice>
      )}
      {areas.failed.length > 0 && answer?.ok && !partial && (
        <Notice kind="warn" title={describeUndrawn(areas, undrawn)}>
          <Button type="button" look="secondary" onClick={retry}>
            {texts.again}
          </Button>
        </Notice>
      )}
      {answer?.ok && answer.data.layer === 'centroids' && <Notice>{texts.points}</Notice>}
      {answer?.ok && answer.data.notes?.map((note) => <Notice key={note}>{note}</Notice>)}
      {answer && !answer.ok && (
        <div role="alert" className="mb-4">
          <ProblemNotice problem={answer.problem} stillStands={texts.noMap} />
          {adviceFor[answer.problem.code].mayPass && (
            <Button type="button" look="secondary" onClick={retry}>
              {texts.again}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
