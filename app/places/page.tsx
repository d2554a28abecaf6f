import 'server-only'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { titled } from '@/app/_lib/noindex'
import { formatNamed } from '@/app/_lib/places/named-place'
import { defineTexts } from '@/lib/language/define-texts'
import { PlacesView } from './places-view'
import { readQuestion } from './read-question'
import { placesUrl } from './url'

const texts = defineTexts('places.page', { title: 'What is on record where' })

export async function generateMetadata({ searchParams }: PageProps<'/places'>): Promise<Metadata> {
  const { url } = placesUrl.parse(await searchParams)
  const { place } = readQuestion(url)
  if (place) return titled(formatNamed(place), true)
  return titled(url.q ? `${url.q}: ${texts.title}` : texts.title, Boolean(url.q))
}

export default async function Page({ searchParams }: PageProps<'/places'>) {
  const { url, dropped } = placesUrl.parse(await searchParams)
  const question = readQuestion(url)
  if (question.streetHref) redirect(question.streetHref)
  return <PlacesView q={url.q} question={question} dropped={dropped} />
}
