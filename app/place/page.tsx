import { pageNow } from '@/app/_lib/read/reading-scope'
import { panelsOn } from '@/app/_surfaces/place/panels'
import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type Answered, begin } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { describePlace } from '@/app/_lib/places/describe-place'
import { nameInWords } from '@/app/_lib/places/name-in-words'
import { hrefOfName } from '@/app/_lib/places/named-place'
import { PlaceQuestion } from '@/app/_lib/places/place-question'
import { read } from '@/app/_lib/read/data'
import { isPreviewFetcher } from '@/app/_lib/site/preview-fetcher'
import { Dossier } from '@/app/_surfaces/place/dossier'
import { QuestionPage } from '@/app/_surfaces/place/question-page'
import { CountryMap, Unsettled } from '@/app/_surfaces/place/unsettled'
import { type PlaceUrl, placeHref, placeUrl, retryHref } from '@/app/_surfaces/place/url'
import { linkMetadata } from '@/app/_surfaces/preview/metadata'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatPoint, type Query } from '@/lib/url-state'
import { cachedAnswers } from './cached-answers'
import { understandPlace } from './understand'

const texts = {
  title: 'Public records for any place',
  about: (place: string) => `${place}: public records`,
  lead: 'Tax assessment, permits, parcel, flood zone, regulated facilities, elevation, survey section, wetlands, soil and county figures: what public records say about one place, each with its source and its date.',
  coverage:
    'Covers the United States and its territories. Elevation and facilities cover all of it; flood zones, wetlands and soil where they are mapped; sections exist in 30 states, parcels in Florida, assessments and permits where a county or city publishes them.',
  find: 'Find a place',
  pick: 'Or choose the place on the map.',
  otherwise: 'You can use coordinates without the address look-up.',
  another: 'Ask something else',
  description:
    'Tax assessment, permits, parcel, flood zone, facilities nearby, elevation, survey section: what public records say about this place, each with its source and its date.',
}

export async function generateMetadata({ searchParams }: PageProps<'/place'>): Promise<Metadata> {
  const { url } = placeUrl.parse(await searchParams)
  if (!url.q && !url.at) return { title: texts.title }
  const name = (url.q && nameInWords(url.q)) ?? (url.at && formatPoint(url.at).replace(',', ', '))
  return { title: name ? texts.about(name) : texts.title, ...noindex, ...(await placePreview(url)) }
}

export default async function Page({ searchParams }: PageProps<'/place'>) {
  const query = await searchParams
  const { url, dropped } = placeUrl.parse(query)
  const named = url.at || !url.q ? undefined : hrefOfName(url.q)
  if (named) redirect(named)
  if (isPreviewFetcher(await headers())) return <Unread />
  const reply = await begin(answer(url, countTries(query)))
  return <QuestionPage reply={reply} dropped={dropped} question={<Question url={url} />} />
}

/** A place brings its own heading; everything else stands below the box. */
async function answer(url: PlaceUrl, tries: number): Promise<Answered> {
  const understood = await understandPlace(url, read)
  if (understood.kind === 'place')
    return { shown: <Dossier url={url} understood={understood} panels={panelsOn(pageNow())} tries={tries} /> }
  const error = understood.kind === 'question' ? understood.question : undefined
  return {
    problems: error ? [{ field: 'q', message: error }] : [],
    shown: (
      <>
        <Question url={url} error={error} />
        {understood.kind === 'nothing' && <PickOnMap />}
        <Unsettled
          understood={understood}
          retry={retryHref(url, tries)}
          stillStands={texts.otherwise}
          another={{ href: '/place', label: texts.another }}
          pointHref={`${placeHref({ q: url.q })}&at={lat},{lon}`}
        />
      </>
    ),
  }
}

function Question({ url, error }: { url: PlaceUrl; error?: string | undefined }) {
  const isStart = !url.q && !url.at
  return (
    <>
      <PageHeading title={texts.title} />
      <FindPlace url={url} error={error} />
      {isStart && (
        <p className="mb-6 max-w-reading text-muted">
          {texts.lead} {texts.coverage}
        </p>
      )}
    </>
  )
}

const PickOnMap = () => (
  <>
    <p className="mb-3 noscript:hidden">{texts.pick}</p>
    <CountryMap pickHref="/place?at={lat},{lon}" />
  </>
)

/** For whoever reads the head of the page only: no source is asked. */
const Unread = () => (
  <PageFrame>
    <PageHeading title={texts.title} lead={texts.lead} />
  </PageFrame>
)

const countTries = ({ try: tries }: Query): number => (Number(tries) > 0 ? Math.min(Number(tries), 99) : 0)

/** Title, words and picture of a dossier's link; nothing for the empty page. */
async function placePreview(url: PlaceUrl): Promise<Metadata> {
  const { q, at } = url
  const described = describePlace(url)
  if (!described) return {}
  const { title, place } = described
  const answers = isPreviewFetcher(await headers()) ? await cachedAnswers(url) : []
  const sentences = [place, ...(answers.length > 0 ? answers : [texts.description])]
  return linkMetadata({
    title: texts.about(title),
    description: sentences
      .map((each) => each?.replace(/[.?!]?$/, (end) => end || '.'))
      .filter(Boolean)
      .join(' '),
    href: placeHref({ q, at }),
    image: `/place/preview?${placeUrl.toQuery({ q, at })}`,
  })
}

function FindPlace({ url, error }: { url: PlaceUrl; error?: string | undefined }) {
  return (
    <section aria-label={texts.find} className="mb-8 max-w-3xl print:hidden">
      <PlaceQuestion asked={url.q} error={error} />
    </section>
  )
}
