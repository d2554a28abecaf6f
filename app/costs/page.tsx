import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { Panel } from '@/components/ui/panel'
import { describeSeries } from '@/connectors/federal-labor-stats/describe-series'
import { findCounty } from './find-county'
import { CostsForm } from './form'
import { LocalPanel } from './local-panel'
import { type CostsField, parseCostsUrl } from './parse'
import { PopularPanel } from './popular-panel'
import { CostsResults } from './results'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'What building, renting and work cost',
  lead: 'Official series of the Bureau of Labor Statistics: materials, wages in construction, rent and shelter, and unemployment down to the county. Choose up to six and see them as lines and as a table.',
  coverage:
    'Covers the whole country, states, counties and some metropolitan areas, most series by the month. Not covered: prices of single homes, single rents or single bids.',
  missing: 'Choose at least one series, or type its id.',
}

const fields: readonly CostsField[] = ['series', 'id', 'from', 'to']

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams
  const [first, ...others] = parseCostsUrl(query).url.series
  if (!first) return { title: texts.title, ...(Object.keys(query).length > 0 ? noindex : {}) }
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return { title: `${describeSeries(first).name}${more}: ${texts.title}`, ...noindex }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const reading = parseCostsUrl(query)
  const { url, dropped, errors } = reading
  const found = url.place ? await findCounty(url.place) : undefined
  const asked = Object.keys(query).length > 0
  // Looking for a county, or through what is popular, is no question for data yet.
  const isEmpty = asked && url.series.length === 0 && !errors.id && !url.place && !url.browse
  if (isEmpty) errors.series = texts.missing
  const problems = [
    ...fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : [])),
    ...(found?.kind === 'question' ? [{ field: 'place', message: found.question }] : []),
  ]
  const hasErrors = fields.some((field) => errors[field])
  const showsResults = url.series.length > 0 && !hasErrors
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} lead={asked ? undefined : texts.lead} />
      <DroppedNotice dropped={dropped} />
      {!asked && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      {showsResults && <CostsResults url={url} />}
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
        <LocalPanel url={url} found={found} />
        <PopularPanel url={url} />
      </div>
    </PageFrame>
  )
}
