import type { Metadata } from 'next'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { Fold } from '@/components/ui/page/fold'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { describeSeries } from '@/connectors/federal-labor-stats/public'
import { findCounty } from './find-county'
import { CostsForm } from './form'
import { FoundPlace, LocalPanel, PlaceWaysOn, PopularPanel } from './local-panel'
import { ReadyCharts } from './ready-charts'
import { showSeries } from './results'
import { type CostsUrl, costsUrl } from './url'

const texts = {
  title: 'Costs',
  coverage:
    'Official series of the Bureau of Labor Statistics for the country, states, counties and some metropolitan areas. Not covered: prices of single homes, single rents or single bids.',
  missing: 'Choose at least one series, or type its id.',
  choose: 'Choose series yourself',
  change: 'Change series, years or scale',
}

const fields = ['series', 'id', 'from', 'to']

export async function generateMetadata({ searchParams }: PageProps<'/costs'>): Promise<Metadata> {
  const query = await searchParams
  const [first, ...others] = costsUrl.parse(query).url.series
  if (!first) return { title: texts.title, ...(Object.keys(query).length > 0 ? noindex : {}) }
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return { title: `${describeSeries(first).name}${more}: ${texts.title}`, ...noindex }
}

export default async function Page({ searchParams }: PageProps<'/costs'>) {
  const query = await searchParams
  const reading = costsUrl.parse(query)
  const { url, dropped, errors } = reading
  const asked = Object.keys(query).some((name) => name !== 'plain')
  // Looking for a county, or through what is popular, is no question for data yet.
  const isEmpty = asked && url.series.length === 0 && !errors.id && !url.place && !url.browse
  if (isEmpty) errors.series = texts.missing
  const hasErrors = fields.some((field) => errors[field])
  const showsResults = url.series.length > 0 && !hasErrors
  const [series, county] = await Promise.all([
    showsResults ? begin(answerSeries(url)) : undefined,
    url.place ? begin(answerPlace(url, url.place)) : undefined,
  ])
  const placeProblems = county ? problemsOf(county) : []
  const problems = [
    ...fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : [])),
    ...placeProblems,
  ]
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} />
      <DroppedNotice dropped={dropped} />
      {series && <Answer reply={series} />}
      {/* On paper only what was found. */}
      <div className={showsResults ? 'print:hidden' : ''}>
        <LocalPanel url={url} error={placeProblems[0]?.message}>
          {county && <Answer reply={county} />}
        </LocalPanel>
        {url.series.length === 0 && <ReadyCharts />}
        <Fold
          id="choose"
          title={url.series.length === 0 ? texts.choose : texts.change}
          open={fields.some((field) => errors[field])}
        >
          <CostsForm reading={reading} />
        </Fold>
        <PopularPanel url={url} />
        {!asked && <p className="mt-4 max-w-reading text-muted">{texts.coverage}</p>}
      </div>
    </PageFrame>
  )
}

const answerSeries = async (url: CostsUrl): Promise<Answered> => ({ shown: await showSeries(url) })

async function answerPlace(url: CostsUrl, place: string): Promise<Answered> {
  const found = await findCounty(place)
  if (found.kind === 'question')
    return { problems: [{ field: 'place', message: found.question }], shown: <PlaceWaysOn url={url} /> }
  return { shown: <FoundPlace url={url} found={found} /> }
}
