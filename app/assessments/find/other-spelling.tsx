import { suggestSpelling } from '@/app/_lib/places/suggest-spelling'
import { DidYouMean } from '@/components/places/did-you-mean'
import { type AssessmentsUrlParams, assessmentsHref, questionOf } from '../url'

export function OtherSpelling({ url }: { url: AssessmentsUrlParams }) {
  const choices = suggestSpelling(url.q ?? '').map(({ city, text }) => ({
    label: city,
    href: assessmentsHref('find', { ...questionOf(url), q: text }),
  }))
  return <DidYouMean choices={choices} />
}
