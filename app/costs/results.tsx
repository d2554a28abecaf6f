import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Share } from '@/app/_lib/share/share'
import { Provenance } from '@/components/provenance/provenance'
import { SameAnswer } from '@/components/provenance/same-answer'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { formatsFor } from '@/lib/export/format'
import { isOld } from '@/lib/provenance/is-old'
import { Charts, chartRoom } from './charts'
import { compare } from './compare'
import { ComparedList } from './compared-list'
import { type CostSeries, costsQuestion, fetchCosts } from './fetch-costs'
import { SeriesTable } from './series-table'
import { type CostsUrlParams, costsHref, costsUrl } from './url'

export async function showSeries(url: CostsUrlParams): Promise<ReactNode> {
  const answer = await fetchCosts(url)
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        retry={costsHref(url)}
        instead={{ href: '/costs', label: 'Choose other series' }}
      />
    )
  const { data, meta } = answer
  const { chartSeries, wantsBase, base, rows } = compare(url, data.series)
  const { state, label } = stateOf(data.series, isOld(meta))
  const isBeside = chartSeries.length > 0 && chartRoom({ series: chartSeries, base }) === 'most'
  return (
    <>
      <div className={isBeside ? BESIDE : ''}>
        <Panel
          id="compared"
          title={[titleOf(data), label].filter(Boolean).join(', ')}
          {...(state ? { state } : {})}
        >
          <ComparedList url={url} series={data.series} chartSeries={chartSeries} />
          {chartSeries.length > 0 && <Charts series={chartSeries} base={base} wantsBase={wantsBase} />}
          {data.notes.map((note) => (
            <p key={note} className="mb-2 text-muted">
              {note}
            </p>
          ))}
          <Provenance meta={meta} caveats={data.caveats} />
        </Panel>
        {chartSeries.length > 0 && (
          <Panel id="numbers" title="The numbers">
            <ExportLinks
              what="this table"
              formats={formatsFor(false)}
              href={(format) =>
                `/costs/export?format=${format}&${costsUrl.toQuery({ ...url, page: 1, place: undefined, county: undefined })}`
              }
            />
            <SeriesTable url={url} rows={rows} series={chartSeries} base={base} />
            <p className="print:hidden">
              <a href={everyValueHref(url)}>
                Every value with its footnotes and yearly averages, one in a row (CSV)
              </a>
            </p>
            <SameAnswer meta={meta} panel="compared" />
          </Panel>
        )}
      </div>
      <Share href={costsHref(url)} />
    </>
  )
}

const BESIDE = 'xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start xl:gap-x-2.5 print:block'

const titleOf = ({ startYear, endYear }: { startYear: number; endYear: number }) =>
  startYear === endYear ? `The year ${startYear}` : `${startYear} to ${endYear}`

function stateOf(series: readonly CostSeries[], isStale: boolean) {
  const loaded = series.filter(({ status }) => status === 'loaded').length
  const label = loaded === series.length ? undefined : `${loaded} of ${series.length} loaded in full`
  if (isStale) return { state: 'stale' as const, label }
  return { state: loaded === 0 ? ('none' as const) : undefined, label }
}

function everyValueHref(url: CostsUrlParams): string {
  const { seriesIds, startYear, endYear } = costsQuestion(url)
  const query = new URLSearchParams({
    seriesIds: JSON.stringify(seriesIds),
    startYear: String(startYear),
    endYear: String(endYear),
  })
  return `/export/federal-labor-stats/getMultipleSeries.csv?${query}`
}
