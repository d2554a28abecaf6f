import type { Metadata } from 'next'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Panel } from '@/components/ui/page/panel'
import { describeSeries } from '@/connectors/federal-labor-stats/describe-series'
import { findCounty } from './find-county'
import { CostsForm } from './form'
import { FoundPlace, LocalPanel, PlaceWaysOn, PopularPanel } from './local-panel'
import { showSeries } from './results'
import { type CostsUrl, costsUrl } from './url'

const texts = {
  title: 'What building, renting and work cost',
  lead: 'Official series of the Bureau of Labor Statistics: materials, wages in construction, rent and shelter, and unemployment down to the county. Choose up to six and see them as lines and as a table.',
  coverage:
    'Covers the whole country, states, counties and some metropolitan areas, most series by the month. Not covered: prices of single homes, single rents or single bids.',
  missing: 'Choose at least one series, or type its id.',
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
  const asked = Object.keys(query).length > 0
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
      <PageHeading title={texts.title} lead={asked ? undefined : texts.lead} />
      <DroppedNotice dropped={dropped} />
      {!asked && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      {series && <Answer reply={series} />}
      {/* On paper only what was found. */}
      <div className={showsResults ? 'print:hidden' : ''}>
        <Panel id="choose" title={showsResults ? 'Choose others' : 'Choose what to compare'}>
          {showsResults ? (
            <details>
              <summary className="inline-flex min-h-11 items-center font-semibold text-accent">
                Change series, years or scale
              </summary>
              <div className="mt-3">
                <CostsForm reading={reading} />
              </div>
            </details>
          ) : (
            <CostsForm reading={reading} />
          )}
        </Panel>
        <LocalPanel url={url} error={placeProblems[0]?.message}>
          {county && <Answer reply={county} />}
        </LocalPanel>
        <PopularPanel url={url} />
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
