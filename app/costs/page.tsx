import type { Metadata } from 'next'
import { Answer, begin, problemsOf } from '@/app/_lib/answer/answer'
import { FormPage, toErrors } from '@/app/_lib/answer/form-page'
import { asksAnything, titled } from '@/app/_lib/noindex'
import { Fold } from '@/components/ui/page/fold'
import { PageHeading } from '@/components/ui/page/page-heading'
import { describeSeries } from '@/connectors/federal-labor-stats/public'
import { CostsForm } from './form'
import { answerPlace, LocalPanel, PopularPanel } from './local-panel'
import { ReadyCharts } from './ready-charts'
import { showSeries } from './results'
import { costsUrl } from './url'

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
  if (!first) return titled(texts.title, Object.keys(query).length > 0)
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return titled(`${describeSeries(first).name}${more}: ${texts.title}`, true)
}

export default async function Page({ searchParams }: PageProps<'/costs'>) {
  const query = await searchParams
  const parsed = costsUrl.parse(query)
  const { url, dropped, errors } = parsed
  const isAsked = asksAnything(query)
  const hasSeries = url.series.length > 0
  // Looking for a county, or through what is popular, is no question for data yet.
  if (isAsked && !hasSeries && !errors.id && !url.place && !url.browse) errors.series = texts.missing
  const mistakes = fields.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : []))
  const showsResults = hasSeries && mistakes.length === 0
  const [series, county] = await Promise.all([
    showsResults ? begin(showSeries(url).then((shown) => ({ shown }))) : undefined,
    url.place ? begin(answerPlace(url, url.place)) : undefined,
  ])
  const placeProblems = county ? problemsOf(county) : []
  return (
    <FormPage
      heading={<PageHeading title={texts.title} />}
      dropped={dropped}
      errors={{ ...Object.fromEntries(mistakes), ...toErrors(placeProblems) }}
      form={() => series && <Answer reply={series} />}
    >
      {/* On paper only what was found. */}
      <div className={showsResults ? 'print:hidden' : ''}>
        <LocalPanel url={url} error={placeProblems[0]?.message}>
          {county && <Answer reply={county} />}
        </LocalPanel>
        {!hasSeries && <ReadyCharts />}
        <Fold id="choose" title={hasSeries ? texts.change : texts.choose} open={mistakes.length > 0}>
          <CostsForm reading={parsed} />
        </Fold>
        <PopularPanel url={url} />
        {!isAsked && <p className="mt-4 max-w-reading text-muted">{texts.coverage}</p>}
      </div>
    </FormPage>
  )
}
