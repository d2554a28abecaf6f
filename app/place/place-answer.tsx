import type { PageContent } from '@/app/_lib/answer/page-stream'
import { PlaceQuestion } from '@/app/_lib/places/place-question'
import { read } from '@/app/_lib/read/data'
import { pageNow } from '@/app/_lib/read/reading-scope'
import { Dossier } from '@/app/_surfaces/place/dossier'
import { panelsOn } from '@/app/_surfaces/place/panels'
import { CountryMap, Unsettled } from '@/app/_surfaces/place/unsettled'
import { type PlaceUrlParams, placeHref, retryHref } from '@/app/_surfaces/place/url'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { resolvePlace } from './understand'

const texts = defineTexts('place.answer', {
  title: 'Public records for any place',
  lead: 'Tax assessment, permits, parcel, flood zone, regulated facilities, cleanup sites, elevation, survey section, wetlands, soil and county figures: what public records say about one place, each with its source and its date.',
  coverage:
    'Covers the United States and its territories. Elevation, facilities and cleanup lists cover all of it; flood zones, wetlands and soil where they are mapped; sections exist in 30 states; parcels, assessments and permits where a state, county or city publishes them.',
  find: 'Find a place',
  pick: 'Or choose the place on the map.',
  otherwise: 'You can use coordinates without the address look-up.',
  another: 'Ask something else',
})

export async function answer(url: PlaceUrlParams, tries: number): Promise<PageContent> {
  const resolution = await resolvePlace(url, read)
  if (resolution.kind === 'place')
    return { shown: <Dossier url={url} resolution={resolution} panels={panelsOn(pageNow())} tries={tries} /> }
  const error = resolution.kind === 'question' ? translate(resolution.question) : undefined
  return {
    problems: error ? [{ field: 'q', message: error }] : [],
    shown: (
      <>
        <Question url={url} error={error} />
        {resolution.kind === 'nothing' && <PickOnMap />}
        <Unsettled
          resolution={resolution}
          retry={retryHref(url, tries)}
          stillStands={texts.otherwise}
          another={{ href: localHref('/place'), label: texts.another }}
          pointHref={`${placeHref({ q: url.q })}&at={lat},{lon}`}
        />
      </>
    ),
  }
}

export function Question({ url, error }: { url: PlaceUrlParams; error?: string | undefined }) {
  const isStart = !url.q && !url.at
  return (
    <>
      <PageHeading title={texts.title} />
      <section aria-label={texts.find} className="mb-8 max-w-3xl print:hidden">
        <PlaceQuestion text={url.q} error={error} />
      </section>
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
    <CountryMap pickHref={localHref('/place?at={lat},{lon}')} />
  </>
)

/** Crawlers that read only the head of the page get this body, so that they cause no call to a source. */
export const Unread = () => (
  <PageFrame width="full">
    <PageHeading title={texts.title} lead={texts.lead} />
  </PageFrame>
)
