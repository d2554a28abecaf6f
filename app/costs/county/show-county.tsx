import 'server-only'
import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { exportHref } from '@/app/_lib/export-href'
import { read } from '@/app/_lib/read/data'
import { pageNow } from '@/app/_lib/read/reading-scope'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { formatsFor } from '@/lib/export/format'
import { formatCount } from '@/lib/format'
import { showSeries } from '../results'
import { type CostsUrlParams, costsHref } from '../url'
import { constructionPrices, measuresOf, nameCounty, toFigure, unemploymentIds } from './county-figures'
import { CountyTable } from './county-table'
import { describeRates, titleRate } from './describe-rates'
import type { CountyOption } from './find-county'

const texts = {
  local:
    'This source has unemployment of counties. Its pay, rent and prices that we know are of the United States.',
  change: 'The change over a year is our calculation from the published figures.',
  index: 'An index has no unit: compare its changes, not its level with another index.',
  missing: '“Not published” means that the Bureau has no figure for that month.',
  compare: 'Compare construction prices as an index, 100 in their first common month (our calculation)',
  another: 'Compare with another county',
}

/**
 * The newest published month can lie in the previous year. Its change over a year needs the same month one
 * year earlier.
 */
const YEARS_BACK = 2

export async function showCounty(url: CostsUrlParams, county: CountyOption): Promise<ReactNode> {
  const endYear = pageNow().getUTCFullYear()
  const measures = measuresOf(county)
  const params = { startYear: endYear - YEARS_BACK, endYear }
  const seriesIds = measures.map(({ id }) => id)
  const answer = await read('federal-labor-stats', 'getMultipleSeries', { seriesIds, ...params })
  if (!answer.ok) return <ProblemNotice problem={answer.error} retry={costsHref(url)} />
  const figures = measures.map((measure) => toFigure(measure, answer.data.series))
  const ids = url.series.length > 0 ? url.series : unemploymentIds(county.fips)
  const here = { ...url, place: undefined, county: county.fips, series: [...ids] }
  const name = nameCounty(county)
  const [rate] = unemploymentIds(county.fips)
  return (
    <>
      <section id="figures" aria-labelledby="figures-title" className="mb-2">
        <h2 id="figures-title" className="text-xl leading-snug font-semibold">
          {titleRate(name, figures[0])}
        </h2>
        <p className="mb-3 max-w-3xl">{describeRates(figures)}</p>
        <CountyTable url={here} name={name} figures={figures} />
        <p className="mb-2 max-w-3xl text-base text-muted">
          {texts.local} {texts.change} {texts.index}
          {figures.some(({ before }) => before === undefined) && ` ${texts.missing}`}
        </p>
        <ul className="mb-2 flex flex-wrap gap-x-6 print:hidden">
          <li>
            <a
              href={costsHref({ ...here, series: constructionPrices, scale: 'rebased', page: 1 }, 'compared')}
              className="inline-flex min-h-8 items-center"
            >
              {texts.compare}
            </a>
          </li>
          <li>
            <a
              href={costsHref({ series: rate ? [rate] : [] }, 'county')}
              className="inline-flex min-h-8 items-center"
            >
              {texts.another}
            </a>
          </li>
        </ul>
        <ExportLinks
          what={`every value of these ${formatCount(seriesIds.length, 'series', 'series')} since ${params.startYear}`}
          formats={formatsFor(false)}
          href={(format) =>
            exportHref('federal-labor-stats', 'getMultipleSeries', format, {
              seriesIds: JSON.stringify(seriesIds),
              ...params,
            })
          }
        />
        <Provenance meta={answer.meta} caveats={answer.data.caveats} />
      </section>
      {await showSeries(here)}
    </>
  )
}
