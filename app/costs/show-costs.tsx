import 'server-only'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { AddressChoices } from '@/components/parcels/address-choices'
import { WaysOn } from '@/components/places/next-steps'
import { Panel } from '@/components/ui/page/panel'
import { nameCounty } from './county/county-figures'
import { type CountyOption, type CountyResolution, countyOf, findCounty } from './county/find-county'
import { showCounty } from './county/show-county'
import { showSeries } from './results'
import { type CostsUrlParams, costsHref, costsUrl } from './url'

const texts = {
  which: 'Which one do you mean?',
  named: 'You can type a county with its state without the address look-up.',
}

export async function showCosts(url: CostsUrlParams): Promise<PageContent> {
  const result = await resolve(url)
  const [county, ...others] = result?.kind === 'counties' ? result.counties : []
  if (county && others.length === 0) return { shown: await showCounty(url, county) }
  const series = url.series.length > 0 && (await showSeries(url))
  const problems = result?.kind === 'question' ? [{ field: 'place', message: result.question }] : []
  return {
    problems,
    shown: (
      <>
        {result && <Unresolved url={url} result={result} />}
        {series}
      </>
    ),
  }
}

async function resolve({ county, place }: CostsUrlParams): Promise<CountyResolution | undefined> {
  if (place) return findCounty(place)
  return county ? countyOf(county) : undefined
}

function Unresolved({ url, result }: { url: CostsUrlParams; result: CountyResolution }) {
  switch (result.kind) {
    case 'problem':
      return <ProblemNotice problem={result.problem} retry={costsHref(url)} stillStands={texts.named} />
    case 'addresses':
      return <AddressChoices answer={result.addresses} meta={result.meta} pointHref={pointHref(url)} />
    case 'counties':
      return <Counties url={url} counties={result.counties} />
    case 'question':
      return <WaysOn readers={['county', 'address', 'coordinates']} pointHref={pointHref(url)} />
  }
}

const pointHref = (url: CostsUrlParams) =>
  `/costs?${costsUrl.toQuery({ ...url, place: undefined, county: undefined })}&place={lat},{lon}`

/** A county and a city of one state can share their name. */
const Counties = ({ url, counties }: { url: CostsUrlParams; counties: readonly CountyOption[] }) => (
  <Panel id="choices" title={texts.which}>
    <ul className="list-disc pl-6">
      {counties.map((county) => (
        <li key={county.fips}>
          <a
            href={costsHref({ ...url, place: undefined, county: county.fips })}
            className="inline-flex min-h-11 items-center"
          >
            {nameCounty(county)}
          </a>
        </li>
      ))}
    </ul>
  </Panel>
)
