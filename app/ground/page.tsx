import type { Metadata } from 'next'
import { PointPage, pointMetadata } from '@/app/_lib/places/point-page'
import { defineTexts } from '@/lib/language/define-texts'
import { FloodFileLink } from './flood-file-link'
import { answer } from './ground-details'
import { groundHref, groundUrl } from './url'

const texts = defineTexts('ground.page', {
  title: 'Flood, wetlands, soil',
  lead: 'Find the flood zone of a place on the federal flood map, what it means, how high the ground is, and which wetlands and soils are mapped there.',
  coverage:
    'FEMA publishes digital flood maps for most of the country, not for all of it. Where there is none, we say so: that is not the same as no hazard.',
  label: 'Address or coordinates',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1.',
})

export async function generateMetadata({ searchParams }: PageProps<'/ground'>): Promise<Metadata> {
  return pointMetadata(texts.title, groundUrl.parse(await searchParams).url)
}

export default async function Page({ searchParams }: PageProps<'/ground'>) {
  const { url, dropped } = groundUrl.parse(await searchParams)
  return (
    <PointPage
      texts={texts}
      path="/ground"
      url={url}
      href={groundHref(url)}
      dropped={dropped}
      maxLength={300}
      answer={answer(url)}
    >
      <FloodFileLink />
    </PointPage>
  )
}
