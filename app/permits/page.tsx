import type { Metadata } from 'next'
import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { titled } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import { QuestionForm } from './at-place/question-form'
import { showPlaces } from './at-place/show-places'
import { showSource } from './source/source-view'
import { nameQuestion, nameSourcePlace } from './source-labels'
import { permitsUrl } from './url'

const texts = { title: 'Permits' }

export async function generateMetadata({ searchParams }: PageProps<'/permits'>): Promise<Metadata> {
  const { url } = permitsUrl.parse(await searchParams)
  const name = nameQuestion(url)
  return titled(name ? `${name} (building permits)` : texts.title, Boolean(name || url.property || url.q))
}

export default async function Page({ searchParams }: PageProps<'/permits'>) {
  const query = await searchParams
  const { url, dropped, errors } = permitsUrl.parse(query)
  const { source: sourceId, market, q } = url
  return (
    <FramedAnswer
      dropped={dropped}
      page={sourceId ? showSource({ url, sourceId, periodError: errors.to }) : showPlaces(url, query)}
      heading={
        <>
          <PageHeading title={texts.title} />
          {!market && <QuestionForm typed={q ?? nameSourcePlace(sourceId)} />}
        </>
      }
    />
  )
}
