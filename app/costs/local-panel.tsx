import { Fragment, type ReactNode } from 'react'
import { Press } from '@/app/_lib/act/press'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { toSourceQuestion } from '@/app/_lib/act/question'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { AddressChoices } from '@/components/parcels/address-choices'
import { WaysOn } from '@/components/places/next-steps'
import { Provenance } from '@/components/provenance/provenance'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { Panel } from '@/components/ui/page/panel'
import {
  countySeriesId,
  describeSeries,
  type LocalMeasure,
  localMeasures,
  stateSeriesId,
} from '@/connectors/federal-labor-stats/public'
import { formatKind } from '@/lib/records/series/describe'
import type { SeriesDescription } from '@/lib/records/series/fields'
import { costsQuestion } from './fetch-costs'
import { type CountyOption, type CountyResolution, findCounty } from './find-county'
import { browsable, readyCharts } from './presets'
import { type CostsUrlParams, costsHref, costsUrl, MOST_SERIES } from './url'

const texts = {
  title: 'Unemployment in your county',
  label: 'County, address or coordinates',
  hint: 'For example Denver County, CO.',
  submit: 'Find the county',
  state: 'For the state',
  country: 'For the whole country: rent, prices and pay',
}

interface Props {
  url: CostsUrlParams
  error: string | undefined
  children: ReactNode
}

/** Finds the series of a county by a place, because the source knows counties only by number. */
export function LocalPanel({ url, error, children }: Props) {
  return (
    <Panel id="local" title={texts.title}>
      <form
        action="/costs#local"
        key={url.place}
        className="flex max-w-2xl flex-wrap items-end gap-x-3 gap-y-2 print:hidden [&>div]:mb-0 [&>div]:grow [&>div]:basis-72"
      >
        <KeptFields url={{ ...url, place: undefined }} />
        <TextInput
          name="place"
          label={texts.label}
          hint={texts.hint}
          error={error}
          defaultValue={url.place}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
        />
        <SubmitButton look="secondary">{texts.submit}</SubmitButton>
      </form>
      {children}
    </Panel>
  )
}

type CountyResult = Exclude<CountyResolution, { kind: 'question' }>

function FoundPlace({ url, result }: { url: CostsUrlParams; result: CountyResult }) {
  if (result.kind === 'problem')
    return (
      <ProblemNotice
        problem={result.problem}
        retry={costsHref(url)}
        stillStands="You can type a county with its state without the address look-up."
      />
    )
  if (result.kind === 'addresses')
    return <AddressChoices answer={result.addresses} meta={result.meta} pointHref={pointHref(url)} />
  return result.counties.map((county) => <County key={county.fips} url={url} county={county} />)
}

const PlaceWaysOn = ({ url }: { url: CostsUrlParams }) => (
  <WaysOn readers={['county', 'address', 'coordinates']} pointHref={pointHref(url)} />
)

const pointHref = (url: CostsUrlParams) =>
  `/costs?${costsUrl.toQuery({ ...url, place: undefined })}&place={lat},{lon}`

const measures = Object.keys(localMeasures) as LocalMeasure[]

/** Lists only county series whose ids the source's documents confirm. The source has more county series. */
function County({ url, county: { fips, name, state } }: { url: CostsUrlParams; county: CountyOption }) {
  const groups = [
    { ids: measures.toSorted().map((measure) => countySeriesId(fips, measure)) },
    { title: texts.state, ids: [stateSeriesId(fips.slice(0, 2), '03')] },
    { title: texts.country, ids: readyCharts.map(({ id }) => id) },
  ]
  return (
    <section aria-labelledby={`county-${fips}`} className="mt-5">
      <h3 id={`county-${fips}`} className="font-semibold">
        {name}, {state}
      </h3>
      {groups.map(({ title, ids }) => (
        <Fragment key={title}>
          {title && <h4 className="pt-1 text-base font-semibold text-muted">{title}</h4>}
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <AddLink url={url} series={describeSeries(id)} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}

const options = Object.entries(browsable).map(([value, label]) => ({ value, label }))

export function PopularPanel({ url }: { url: CostsUrlParams }) {
  return (
    <Panel id="popular" title="Most requested series">
      <form
        action="/costs#popular"
        key={url.browse}
        className="flex flex-wrap items-end gap-x-3 print:hidden"
      >
        <KeptFields url={{ ...url, browse: undefined }} />
        <div className="min-w-0 flex-1 basis-56 sm:max-w-sm">
          <Select
            name="browse"
            label="Of which survey"
            options={options}
            defaultValue={url.browse ?? 'all'}
          />
        </div>
        <div className="mb-5">
          <SubmitButton look="secondary">List them</SubmitButton>
        </div>
      </form>
      {url.browse && <Popular url={url} survey={url.browse.toUpperCase()} />}
    </Panel>
  )
}

function Popular({ url, survey }: { url: CostsUrlParams; survey: string }) {
  const later = read('federal-labor-stats', 'getPopularSeries', survey === 'ALL' ? {} : { survey })
  return (
    <Streamed later={later}>
      <PopularList url={url} later={later} />
    </Streamed>
  )
}

type Later = ReturnType<typeof read<'federal-labor-stats', 'getPopularSeries'>>

async function PopularList({ url, later }: { url: CostsUrlParams; later: Later }) {
  const answer = await later
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        retry={costsHref(url, 'popular')}
        stillStands="You can still choose series from the list above or by id."
      />
    )
  const { series, notes } = answer.data
  return (
    <>
      <ul className="mb-3 divide-y divide-line border-y border-line">
        {series.map((one) => (
          <li key={one.seriesId}>
            <AddLink url={url} series={one} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-base text-muted">
          {note}
        </p>
      ))}
      <Provenance meta={answer.meta} />
    </>
  )
}

function AddLink({ url, series }: { url: CostsUrlParams; series: SeriesDescription }) {
  const { seriesId, name } = series
  const isChosen = url.series.includes(seriesId)
  const isFull = url.series.length >= MOST_SERIES
  const target = { ...url, page: 1, series: [...url.series, seriesId] }
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 py-1.5">
      {isChosen || isFull ? (
        <span className="font-semibold wrap-anywhere">{name}</span>
      ) : (
        <Press
          question={toSourceQuestion('federal-labor-stats', 'getMultipleSeries', costsQuestion(target))}
          href={costsHref(target)}
          look="link"
          busy="Asking the Bureau of Labor Statistics…"
        >
          {`Add ${name}`}
        </Press>
      )}
      <span className="text-base text-muted wrap-anywhere">
        {formatKind(series)}
        {isChosen ? '; chosen' : isFull ? `; ${MOST_SERIES} are chosen already` : ''}
      </span>
    </span>
  )
}

function KeptFields({ url }: { url: CostsUrlParams }) {
  return [...costsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

export async function answerPlace(url: CostsUrlParams, place: string): Promise<PageContent> {
  const result = await findCounty(place)
  if (result.kind === 'question')
    return { problems: [{ field: 'place', message: result.question }], shown: <PlaceWaysOn url={url} /> }
  return { shown: <FoundPlace url={url} result={result} /> }
}
