import type { Metadata } from 'next'
import { PointPage, pointMetadata } from '@/app/_lib/places/point-page'
import { defineTexts } from '@/lib/language/define-texts'
import { groundUrl } from '../url'
import { answer } from './flood-file'
import { floodFileHref } from './url'

const texts = defineTexts('flood-file.page', {
  title: 'Flood file',
  lead: 'Put together what to take to the bank, the insurer and FEMA: the flood map, the ground of the lot against the flood height, claims and disasters around, letters of map change, and the forms.',
  coverage: 'Each part names its source and its limits. It is not a flood determination.',
  label: 'Address or coordinates',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 29.725 -95.23.',
})

export async function generateMetadata({ searchParams }: PageProps<'/ground/flood'>): Promise<Metadata> {
  return pointMetadata(texts.title, groundUrl.parse(await searchParams).url)
}

export default async function Page({ searchParams }: PageProps<'/ground/flood'>) {
  const { url, dropped } = groundUrl.parse(await searchParams)
  return (
    <PointPage
      texts={texts}
      path="/ground/flood"
      url={url}
      href={floodFileHref(url)}
      dropped={dropped}
      maxLength={300}
      answer={answer(url)}
    />
  )
}
