import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { formatLocality } from '@/app/_lib/places/format-locality'
import { Provenance } from '@/components/provenance/provenance'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Panel } from '@/components/ui/page/panel'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { UrlQuery } from '@/lib/url-state'
import {
  fetchMarkets,
  fetchSources,
  type ListedBuildingFeedCity,
  type ListedPermitSource,
} from '../fetch-permits'
import { showMarket } from '../property/show-market'
import { type PermitsUrlParams, permitsHref } from '../url'
import { CoverageSummary, Start } from './coverage'
import { findPlace, type LocalityResolution } from './find-place'
import { showPlaceView } from './place-view'
import { QuestionForm } from './question-form'

const texts = {
  title: 'Permits',
  missing: 'Type an address or a city.',
  stillStands: 'You can type a city, such as Chicago, IL, without the address look-up.',
}

export async function showPlaces(url: PermitsUrlParams, query: UrlQuery) {
  const [sources, markets] = await Promise.all([fetchSources(), fetchMarkets()])
  if (!sources.ok) return <ProblemNotice problem={sources.error} retry={permitsHref(url)} />
  if (!markets.ok) return <ProblemNotice problem={markets.error} retry={permitsHref(url)} />
  const market = markets.data.markets.find((each) => each.market === url.market)
  if (market) return showMarket({ url, market, submitted: query.property !== undefined })
  return showPlace({
    url,
    isAsked: query.q !== undefined,
    sources: sources.data.sources,
    markets: markets.data.markets,
  })
}

interface PlaceProps {
  url: PermitsUrlParams
  isAsked: boolean
  sources: readonly ListedPermitSource[]
  markets: readonly ListedBuildingFeedCity[]
}

async function showPlace({ url, isAsked, sources, markets }: PlaceProps) {
  const result = url.q ? await findPlace(url.q, [...sources, ...markets]) : undefined
  const error = result?.kind === 'question' ? result.question : isAsked && !url.q ? texts.missing : undefined
  const place = result?.kind === 'place' ? result : undefined
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'q', message: error }] : []} />
      <PageHeading title={texts.title} question={place && formatLocality(place.place)} />
      <QuestionForm typed={url.q} error={error} />
      {!place && <CoverageSummary sources={sources} markets={markets} />}
      {result?.kind === 'problem' && (
        <ProblemNotice problem={result.problem} retry={permitsHref(url)} stillStands={texts.stillStands} />
      )}
      {result?.kind === 'choices' && <Choices found={result} />}
      {place
        ? await showPlaceView({ url, resolution: place, sources, markets })
        : result?.kind !== 'choices' && <Start url={url} sources={sources} markets={markets} />}
    </>
  )
}

function Choices({ found: { choices, meta } }: { found: Extract<LocalityResolution, { kind: 'choices' }> }) {
  return (
    <Panel id="choices" title="Which one do you mean?" stateLabel={`${choices.length} matches`}>
      <ul className="list-disc pl-6">
        {choices.map((choice) => (
          <li key={choice}>
            <a href={permitsHref({ q: choice })} className="inline-flex min-h-11 items-center">
              {toMixedCase(choice)}
            </a>
          </li>
        ))}
      </ul>
      {meta && <Provenance meta={meta} />}
    </Panel>
  )
}
