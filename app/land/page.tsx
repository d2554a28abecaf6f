import type { Metadata } from 'next'
import { PointPage, pointMetadata } from '@/app/_lib/places/point-page'
import { DefinitionsPrintList } from '@/components/ui/term'
import { defineTexts } from '@/lib/language/define-texts'
import { surveyTerms } from '@/lib/records/section/describe'
import { answer } from './land-details'
import { ListLink } from './list-link'
import { landHref, landUrl } from './url'

const texts = defineTexts('land.page', {
  title: 'Land and survey',
  lead: 'Find the survey section and the ground elevation of a place, or find the place that a legal description names.',
  coverage:
    'The 30 states of the Public Land Survey System have sections. The original states along the Atlantic, Texas, Kentucky, Tennessee, West Virginia and Hawaii have none. Elevation covers all states and territories.',
  label: 'Address, coordinates or legal description',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1, or SW¼ NE¼ Sec. 14, T. 2 N., R. 3 E., Boise Meridian.',
})

export async function generateMetadata({ searchParams }: PageProps<'/land'>): Promise<Metadata> {
  return pointMetadata(texts.title, landUrl.parse(await searchParams).url)
}

export default async function Page({ searchParams }: PageProps<'/land'>) {
  const { url, dropped } = landUrl.parse(await searchParams)
  return (
    <PointPage
      texts={texts}
      path="/land"
      url={url}
      href={landHref(url)}
      dropped={dropped}
      maxLength={1000}
      beside={(isStart) => <ListLink isShort={!isStart} />}
      answer={answer(url)}
    >
      <DefinitionsPrintList definitions={Object.values(surveyTerms)} />
    </PointPage>
  )
}
