import 'server-only'
import type { Route } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { getApp } from '@/app/_lib/site/app'
import { DataTable } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Pager } from '@/components/ui/pager'
import { ConnectorError } from '@/lib/connector/errors'
import { toProblem } from '@/lib/connector/result'
import { headerOf } from '@/lib/export/cell'
import { formatCount, formatNumber } from '@/lib/format'
import type { LiveLayer } from '@/lib/live-links/live-layer'
import { livePageHref } from '@/lib/live-links/service-address'
import { answerItems } from '@/lib/ogc-features/answer-items'
import { siteOrigin } from '@/lib/server/forwarded'
import type { UrlQuery } from '@/lib/url-state'
import { LiveProblem, openForPage } from './live-page'

const texts = {
  open: 'Open this layer in QGIS, ArcGIS or Excel',
  previous: 'Previous page',
  next: 'Next page',
  here: (from: number, to: number, all: number) =>
    `Rows ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(all)}`,
  id: 'Id',
  none: 'No row.',
  unknown: 'This service has no layer of this name.',
  retrieved: 'Retrieved',
}

interface Props {
  id: string
  collection: string
  query: UrlQuery
}

export async function showRows({ id, collection, query }: Props): Promise<ReactNode> {
  const opened = await openForPage(id)
  if ('problem' in opened) return <LiveProblem problem={opened.problem} />
  const layer = opened.service.layers.find((each) => each.id === collection)
  if (!layer) return <LiveProblem problem={{ code: 'not_found', message: texts.unknown, issues: [] }} />
  const { config } = await getApp()
  const origin = siteOrigin(await headers(), config.PUBLIC_URL)
  const root = { api: origin, page: `${origin}${livePageHref(id)}` }
  const answer = await answerItems(toParams(query), layer, root).catch((error: unknown) => {
    if (error instanceof ConnectorError) return toProblem(error, () => '')
    throw error
  })
  if ('code' in answer) return <LiveProblem problem={answer} />
  const { features, numberMatched, links, timeStamp } = answer
  const offset = Number(toParams(query).get('offset') ?? 0)
  const pageOf = (rel: 'next' | 'prev') => {
    const link = links.find((each) => each.rel === rel)
    return link && (`${livePageHref(id)}/${collection}${new URL(link.href).search}` as Route)
  }
  const [previous, next] = [pageOf('prev'), pageOf('next')]
  return (
    <>
      <PageHeading title={layer.title} lead={formatCount(numberMatched, 'row', 'rows')} />
      <p className="mb-3 max-w-reading">{layer.description}</p>
      <p className="mb-3 print:hidden">
        <a href={livePageHref(id)} className="inline-flex min-h-11 items-center">
          {texts.open}
        </a>
      </p>
      <DataTable
        id="live-rows"
        caption={layer.title}
        wide
        columns={columnsOf(layer)}
        rows={features}
        rowKey={(feature) => feature.id}
        empty={texts.none}
      />
      <Pager
        back={[previous && { label: texts.previous, href: previous }]}
        here={
          features.length > 0 ? texts.here(offset + 1, offset + features.length, numberMatched) : undefined
        }
        on={[next && { label: texts.next, href: next }]}
      />
      <p className="text-sm text-muted">
        {layer.attribution} {texts.retrieved} <Moment iso={timeStamp} />.
      </p>
    </>
  )
}

type Feature = Awaited<ReturnType<typeof answerItems>>['features'][number]

const columnsOf = ({ columns }: LiveLayer) => [
  { id: 'id', label: texts.id, cell: ({ id }: Feature) => id, rowHeader: true },
  ...columns.map((column) => ({
    id: column.name,
    label: headerOf(column),
    numeric: column.type === 'number',
    cell: ({ properties }: Feature) => {
      const cell = properties[column.name] ?? null
      return cell === null ? '' : String(cell)
    },
  })),
]

const toParams = (query: UrlQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      name === 'plain' ? [] : [value].flat().flatMap((each) => (each === undefined ? [] : [[name, each]])),
    ),
  )
