import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { Answered } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import { type ListFilter, ListFilters } from '@/app/_surfaces/list/list-filters'
import { partOf } from '@/app/_surfaces/list/list-pages'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { understandPoint } from '@/app/_surfaces/place/understand-point'
import { formatLook, mapLink, OPEN_ON_MAP } from '@/components/map/map-link'
import { PanelFoot } from '@/components/provenance/provenance'
import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { formats } from '@/lib/export/formats'
import { formatCount, formatNumber } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import type { LayerRow, ListedLayer } from '../layers/map-layer'
import { describeCount } from '../rows/layer-report'
import { choicesOf } from '../workspace/reduce-map'
import { formatSort, readSort } from '../workspace/sort-rows'
import { fetchList } from './fetch-list'
import { inArea, type LayerListUrl, layerListHref, layerListUrl } from './url'

const PAGE_SIZE = 50
/** Twice as wide. */
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

export async function answerList(layer: ListedLayer, url: LayerListUrl): Promise<Answered> {
  const located = await understandPoint(url)
  if (located.kind !== 'place')
    return showUnsettled({
      understood: located,
      path: `/map/list/${layer.id}`,
      href: layerListHref(layer.id, url),
      wordsHref: layerListHref(layer.id, { ...url, at: undefined }),
      readers: ['address', 'coordinates'],
    })
  const {
    place,
    said: { notes },
    metas,
  } = located
  return {
    shown: (
      <>
        {notes.map((note) => (
          <p key={note} className="mb-2 text-muted">
            {note}
          </p>
        ))}
        {await showList(layer, { ...url, at: place.point })}
        <PanelFoot metas={metas} />
      </>
    ),
  }
}

async function showList(layer: ListedLayer, url: LayerListUrl & { at: LngLat }): Promise<ReactNode> {
  const hrefOf = (change: Partial<LayerListUrl>) => layerListHref(layer.id, { ...url, page: 1, ...change })
  const answer = await fetchList(layer, url, read)
  if ('problem' in answer) return <ProblemNotice problem={answer.problem} retry={hrefOf({})} />
  const { report } = answer
  const { rows, notes, failures = [], meta } = report
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
      {notes.map((note) => (
        <p key={note} className="mb-2 text-muted">
          {note}
        </p>
      ))}
      <p className="mb-3 flex flex-wrap gap-x-5 print:hidden">
        {url.zoom - WIDER >= layer.fromZoom && (
          <a href={hrefOf({ zoom: url.zoom - WIDER })} className="inline-flex min-h-11 items-center">
            {texts.wider}
          </a>
        )}
        <a
          href={mapLink(url.at, { zoom: url.zoom, on: [layer.id], looks: url.looks })}
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
          formats={formats}
          href={(format) =>
            `/map/list/${layer.id}/export?${new URLSearchParams([['format', format], ...layerListUrl.toQuery({ ...url, q: undefined, page: 1 })])}`
          }
        />
      )}
      <PanelFoot metas={meta ? [meta] : []} caveats={[layer.limits]} />
    </>
  )
}

function filtersOf({ id, choices }: ListedLayer, looks: readonly string[]): ListFilter[] {
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
  layer: ListedLayer,
  sort: string | undefined,
  hrefOf: (sort: string | undefined) => string,
): DataColumn<LayerRow>[] {
  const { by, isDown } = readSort(sort ?? layer.order)
  const sortOf = (id: string) => ({
    href: hrefOf(formatSort({ by: id, isDown: by === id && !isDown }, layer.order)),
    ...(by === id && { direction: isDown ? ('descending' as const) : ('ascending' as const) }),
  })
  return [
    {
      id: 'name',
      label: layer.one.charAt(0).toUpperCase() + layer.one.slice(1),
      rowHeader: true,
      cell: (row) => <a href={layer.href(row)}>{row.name}</a>,
      sort: sortOf('name'),
    },
    ...layer.columns.map(({ id, label, cell, value, numeric }) => ({
      id,
      label,
      cell,
      ...(numeric && { numeric }),
      ...(value && { sort: sortOf(id) }),
    })),
  ]
}
