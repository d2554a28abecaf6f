import { isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { titled } from '@/app/_lib/noindex'
import { describePlace } from '@/app/_lib/places/describe-place'
import { nameInWords } from '@/app/_lib/places/place-name'
import { isPreviewFetcher } from '@/app/_lib/site/preview-fetcher'
import { type PlaceUrlParams, placeHref, placeUrl } from '@/app/_surfaces/place/url'
import { linkMetadata } from '@/app/_surfaces/preview/metadata'
import { formatPoint } from '@/lib/url-state'
import { cachedAnswers } from './cached-answers'

const texts = defineTexts('place.metadata', {
  title: 'Public records for any place',
  about: (place: string) => `${place}: public records`,
  description:
    'Tax assessment, permits, parcel, flood zone, facilities nearby, elevation, survey section: what public records say about this place, each with its source and its date.',
})

export async function placeMetadata(url: PlaceUrlParams): Promise<Metadata> {
  const { q, at } = url
  if (!q && !at) return titled(texts.title, false)
  const name = (q && nameInWords(q)) ?? (at && formatPoint(at).replace(',', ', '))
  return { ...titled(name ? texts.about(name) : texts.title, true), ...(await linkWords(url)) }
}

async function linkWords(url: PlaceUrlParams): Promise<Metadata> {
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
    // `of` sets the language of the image to that of the page.
    image: `/place/preview?${placeUrl.toQuery({ q, at })}${isSpanish() ? '&of=/es/place' : ''}`,
  })
}
