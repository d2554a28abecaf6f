import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { AnswerPage } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { formatLocality } from '@/app/_lib/places/format-locality'
import { Share } from '@/app/_lib/share/share'
import { Provenance } from '@/components/provenance/provenance'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Panel } from '@/components/ui/page/panel'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { Query } from '@/lib/url-state'
import { CoverageSummary, Start } from './at-place/coverage'
import { type FoundPlace, findPlace } from './at-place/find-place'
import { showPlaceView } from './at-place/place-view'
import {
  fetchMarkets,
  fetchProperty,
  fetchSources,
  type ListedMarket,
  type ListedPermitSource,
} from './fetch-permits'
import { PropertyForm } from './property/property-form'
import { PropertyAnswered, refusalOf } from './property/property-view'
import { showSource } from './source/source-view'
import { nameQuestion, stateName } from './source-labels'
import { type PermitsUrl, permitsHref, permitsUrl } from './url'

const texts = {
  title: 'Permits',
  missing: 'Type an address or a city.',
  missingProperty: 'Type an address, a parcel number or a word of a record.',
  stillStands: 'You can type a city, such as Chicago, IL, without the address look-up.',
}

export async function generateMetadata({ searchParams }: PageProps<'/permits'>): Promise<Metadata> {
  const { url } = permitsUrl.parse(await searchParams)
  const asked = nameQuestion(url)
  return {
    title: asked ? `${asked} (building permits)` : texts.title,
    ...(asked || url.property || url.q ? noindex : {}),
  }
}

export default async function Page({ searchParams }: PageProps<'/permits'>) {
  const query = await searchParams
  const { url, dropped, errors } = permitsUrl.parse(query)
  return (
    <PageFrame>
      <DroppedNotice dropped={dropped} />
      <AnswerPage
        page={
          url.source
            ? showSource({ url, sourceId: url.source, periodError: errors.to })
            : showPlaces(url, query)
        }
        frame={(asking) => (
          <>
            <PageHeading title={texts.title} />
            {!url.source && !url.market && <QuestionForm typed={url.q} />}
            {asking}
          </>
        )}
      />
    </PageFrame>
  )
}

async function showPlaces(url: PermitsUrl, query: Query) {
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

interface MarketProps {
  url: PermitsUrl
  market: ListedMarket
  submitted: boolean
}

/** One property of a city, by its own address. */
async function showMarket({ url, market, submitted }: MarketProps) {
  const { property, offset } = url
  const answer = property ? await fetchProperty(market.market, property, offset) : undefined
  const error = refusalOf(answer) ?? (submitted && !property ? texts.missingProperty : undefined)
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'property', message: error }] : []} />
      <PageHeading
        eyebrow={`Records of one property in ${market.city}, ${stateName(market.state)}`}
        title={property ?? `A property in ${market.city}`}
      />
      {answer ? (
        <PropertyAnswered url={url} market={market} answer={answer} />
      ) : (
        <PropertyForm market={market} error={error} />
      )}
      <p className="mb-4 print:hidden">
        <a href={permitsHref({ q: `${market.city}, ${market.state}` })}>New construction in {market.city}</a>
      </p>
      <Share href={permitsHref(url)} />
    </>
  )
}

interface PlaceProps {
  url: PermitsUrl
  /** The form was sent, be it empty. */
  isAsked: boolean
  sources: readonly ListedPermitSource[]
  markets: readonly ListedMarket[]
}

/** The one question of the page, and the answer for its place. */
async function showPlace({ url, isAsked, sources, markets }: PlaceProps) {
  const found = url.q ? await findPlace(url.q, [...sources, ...markets]) : undefined
  const error = found?.kind === 'question' ? found.question : isAsked && !url.q ? texts.missing : undefined
  const place = found?.kind === 'place' ? found : undefined
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'q', message: error }] : []} />
      <PageHeading title={place ? `Permits in ${formatLocality(place.place)}` : texts.title} />
      <QuestionForm typed={url.q} error={error} />
      {!place && <CoverageSummary sources={sources} markets={markets} />}
      {found?.kind === 'problem' && (
        <ProblemNotice problem={found.problem} retry={permitsHref(url)} stillStands={texts.stillStands} />
      )}
      {found?.kind === 'choices' && <Choices found={found} />}
      {place
        ? await showPlaceView({ url, found: place, sources, markets })
        : found?.kind !== 'choices' && <Start url={url} sources={sources} markets={markets} />}
    </>
  )
}

function Choices({ found: { choices, meta } }: { found: Extract<FoundPlace, { kind: 'choices' }> }) {
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

interface Props {
  typed: string | undefined
  error?: string | undefined
}

/** One box for whatever names a place; the browser sends it itself. */
function QuestionForm({ typed, error }: Props) {
  return (
    <section aria-label="Choose a place" className="mb-4 max-w-3xl print:hidden">
      <form
        action="/permits"
        key={typed}
        className="flex flex-wrap items-end gap-x-3 gap-y-2 [&>div]:mb-0 [&>div]:grow [&>div]:basis-72"
      >
        <TextInput
          name="q"
          label="Address or city"
          {...(typed ? {} : { hint: 'For example Chicago, IL, or 742 W Inkwell St, Chicago, IL.' })}
          error={error}
          defaultValue={typed ?? ''}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
        <SubmitButton>Find permits</SubmitButton>
      </form>
    </section>
  )
}
