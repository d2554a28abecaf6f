import type { Metadata } from 'next'
import { FormPage } from '@/app/_lib/answer/form-page'
import { startStream } from '@/app/_lib/answer/page-stream'
import { titled } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import { defineTexts } from '@/lib/language/define-texts'
import { answer, Question } from './compare-answer'
import { compareUrl, sideIds } from './url'

const texts = defineTexts('place.compare-page', {
  title: 'Compare two places',
  titleOfAnswer: 'Two places side by side',
  lead: 'The public records of two places side by side: assessment record, permits, parcel, flood zone, facilities and cleanup sites nearby, elevation, survey section, wetlands, soil and county figures.',
})

export async function generateMetadata({ searchParams }: PageProps<'/place/compare'>): Promise<Metadata> {
  const { a, b } = compareUrl.parse(await searchParams).url
  const isAsked = [a, b].some(({ at, q }) => at || q)
  return titled(isAsked ? texts.titleOfAnswer : texts.title, isAsked)
}

export default async function Page({ searchParams }: PageProps<'/place/compare'>) {
  const { url, dropped } = compareUrl.parse(await searchParams)
  const reply = await startStream(answer(url))
  const isAsked = sideIds.every((side) => url[side].at || url[side].q)
  return (
    <FormPage
      reply={reply}
      dropped={dropped}
      heading={<PageHeading title={texts.title} lead={isAsked ? undefined : texts.lead} />}
      question={<Question url={url} />}
    />
  )
}
