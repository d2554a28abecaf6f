import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import { type ListFilter, ListFilters } from '@/app/_surfaces/list/list-filters'
import { bothDirections, type ListColumn, withSortLinks } from '@/app/_surfaces/list/list-order'
import { partOf } from '@/app/_surfaces/list/list-pages'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { resolvePoint } from '@/app/_surfaces/place/understand-point'
import { formatLook, mapLink, OPEN_ON_MAP } from '@/components/map/map-link'
import { PanelFoot } from '@/components/provenance/provenance'
import { recordColumns } from '@/components/records/record-columns'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { listedFormats } from '@/lib/export/format'
import { formatCount, formatNumber } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { upperFirst } from '@/lib/upper-first'
import type { BoxLayer, MapLayerRow } from '../layers/map-layer'
import { describeCount } from '../rows/layer-report'
import { BY_NAME, formatSort, readSort } from '../table/sort-rows'
import { choicesOf } from '../workspace/reduce-map'
import { fetchList } from './fetch-list'
import { inArea, type LayerListUrlParams, layerListHref, layerListUrl, zoomWithRows } from './url'

const PAGE_SIZE = 50
const WIDER = 1

const texts = {
  filters: 'Filters',
  any: 'Any',
  wider: 'List a wider area',
  partly: 'Part of the list is missing',
  page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  previous: 'Previous page',
  next: 'Next page',
}

export async function answerList(layer: BoxLayer, url: LayerListUrlParams): Promise<PageContent> {
  const located = await resolvePoint(url)
  if (located.kind !== 'place')
    return showUnsettled({
      resolution: located,
      path: `/map/list/${layer.id}`,
      href: layerListHref(layer.id, url),
      wordsHref: layerListHref(layer.id, { ...url, at: undefined }),
      readers: ['address', 'coordinates'],
    })
  return {
    shown: (
      <>
        <Notes notes={located.interpretation.notes} />
        {await showList(layer, url, located.place.point)}
        <PanelFoot metas={located.metas} />
      </>
    ),
  }
}

async function showList(layer: BoxLayer, url: LayerListUrlParams, at: LngLat): Promise<ReactNode> {
  const hrefOf = (change: Partial<LayerListUrlParams>) =>
    layerListHref(layer.id, { ...url, page: 1, ...change })
  const answer = await fetchList(layer, { ...url, at }, read)
  if ('problem' in answer) return <ProblemNotice problem={answer.problem} retry={hrefOf({})} />
  const { report } = answer
  const { rows, notes, failures = [], meta } = report
  const zoom = zoomWithRows(layer, url.zoom)
  const { page, pages, start, end } = partOf(rows.length, { page: url.page, size: PAGE_SIZE })
  return (
    <>
      <p className="mb-2 font-semibold">{describeCount(layer, report, inArea)}.</p>
      {failures.length > 0 && (
        <Notice kind="warn" title={texts.partly}>
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
        </Notice>
      )}
      <Notes notes={zoom > url.zoom ? [layer.below, ...notes] : notes} />
      <p className="mb-3 flex flex-wrap gap-x-5 print:hidden">
        {zoom - WIDER >= layer.fromZoom && (
          <a href={hrefOf({ zoom: zoom - WIDER })} className="inline-flex min-h-11 items-center">
            {texts.wider}
          </a>
        )}
        <a
          href={mapLink(at, { zoom, on: [layer.id], looks: url.looks })}
          className="inline-flex min-h-11 items-center"
        >
          {OPEN_ON_MAP}
        </a>
      </p>
      <ListFilters
        label={texts.filters}
        action={`/map/list/${layer.id}`}
        rest={layerListUrl.toQuery({ ...url, looks: [], page: 1 })}
        filters={filtersOf(layer, url.looks)}
      />
      {rows.length > 0 && (
        <DataTable
          id={`${layer.id}-list`}
          caption={layer.title}
          wide
          columns={columnsOf(layer, url.sort, (sort) => hrefOf({ sort }))}
          rows={rows.slice(start, end)}
          rowKey={({ key }) => key}
        />
      )}
      <Pager
        back={[page > 1 && { label: texts.previous, href: hrefOf({ page: page - 1 }) }]}
        here={texts.page(page, pages)}
        on={[page < pages && { label: texts.next, href: hrefOf({ page: page + 1 }) }]}
        printed={{ from: start + 1, to: end, total: rows.length }}
      />
      {rows.length > 0 && (
        <ExportLinks
          what={formatCount(rows.length, layer.one, layer.many)}
          formats={listedFormats}
          isLive
          href={(format) =>
            `/map/list/${layer.id}/export?${new URLSearchParams([['format', format], ...layerListUrl.toQuery({ ...url, q: undefined, at, page: 1 })])}`
          }
        />
      )}
      <PanelFoot metas={meta ? [meta] : []} caveats={[layer.limits]} />
    </>
  )
}

function filtersOf({ id, choices }: BoxLayer, looks: readonly string[]): ListFilter[] {
  const options = choicesOf(looks, id)
  return choices.flatMap((choice) => {
    if (!('options' in choice) || !choice.keeps) return []
    const option = options[choice.id]
    return [
      {
        name: 'look',
        label: choice.label,
        value: option && formatLook(id, choice.id, option),
        empty: texts.any,
        options: Object.entries(choice.options).map(([name, label]) => ({
          value: formatLook(id, choice.id, name),
          label,
        })),
      },
    ]
  })
}

function columnsOf(
  layer: BoxLayer,
  sort: string | undefined,
  hrefOf: (sort: string | undefined) => string,
): DataTableColumn<MapLayerRow>[] {
  const now = readSort(sort ?? layer.order)
  const columns: ListColumn<MapLayerRow>[] = [
    {
      id: BY_NAME,
      label: upperFirst(layer.one),
      rowHeader: true,
      cell: (row) => <a href={layer.href(row)}>{row.name}</a>,
      orders: bothDirections(BY_NAME),
    },
    ...recordColumns(layer.columns).map((column, index) => ({
      ...column,
      ...(layer.columns[index]?.value && { orders: bothDirections(column.id) }),
    })),
  ]
  return withSortLinks(columns, { sort: now.by, reversed: now.isDown }, ({ sort: by = BY_NAME, reversed }) =>
    hrefOf(formatSort({ by, isDown: Boolean(reversed) }, layer.order)),
  )
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note} className="mb-2 text-muted">
      {note}
    </p>
  ))
