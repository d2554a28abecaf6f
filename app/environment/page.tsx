import type { Metadata } from 'next'
import { begin, problemsOf } from '@/app/_lib/answer/answer'
import { FormPage, toErrors } from '@/app/_lib/answer/form-page'
import { titled } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/patience'
import { WaysOnPanel } from '@/components/places/ways-on'
import { PageHeading } from '@/components/ui/page/page-heading'
import { answerQuestion, locate } from './answer'
import { EnvironmentForm } from './form'
import { Introduction } from './introduction'
import { ResultPage } from './result-page'
import { findSearchPlace } from './search-place'
import { type EnvironmentUrl, environmentUrl } from './url'

const texts = {
  title: 'Environment',
  near: 'Facilities near a place',
  box: 'Facilities in a box',
  missing: 'Type an address or coordinates to search around.',
}

export async function generateMetadata({ searchParams }: PageProps<'/environment'>): Promise<Metadata> {
  const { url } = environmentUrl.parse(await searchParams)
  if (!isAsked(url)) return { title: texts.title }
  const title = url.bbox ? texts.box : texts.near
  const place = (await soon(findSearchPlace(url)))?.value?.name
  return titled(place ? `${place}: ${title}` : title, true)
}

const isAsked = ({ q, at, bbox }: EnvironmentUrl) => Boolean(q || at || bbox)

export default async function Page({ searchParams }: PageProps<'/environment'>) {
  const query = await searchParams
  const { url, dropped, errors, typed } = environmentUrl.parse(query)
  if (!isAsked(url) && Object.keys(query).length > 0) errors.q = texts.missing
  const located = isAsked(url) && Object.keys(errors).length === 0 ? locate(url) : undefined
  const reply = located && (await begin(answerQuestion(url, located)))
  if (located && reply && problemsOf(reply).length === 0)
    return <ResultPage url={url} located={located} reply={reply} dropped={dropped} />
  const mistakes = { ...errors, ...toErrors(reply ? problemsOf(reply) : []) }
  return (
    <FormPage
      heading={<PageHeading title={texts.title} />}
      dropped={dropped}
      errors={mistakes}
      form={({ q, radius }) => (
        <EnvironmentForm url={url} errors={{ q, radius }} typedRadius={typed.radius} />
      )}
    >
      {Object.keys(mistakes).length === 0 && <Introduction />}
      {url.q && mistakes.q && (
        <WaysOnPanel readers={['address', 'coordinates']} pointHref="/environment?at={lat},{lon}" />
      )}
    </FormPage>
  )
}
