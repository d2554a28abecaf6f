import type { Metadata } from 'next'
import { toErrors } from '@/app/_lib/answer/form-page'
import { problemsOf, startStream } from '@/app/_lib/answer/page-stream'
import { nameOfTool } from '@/app/_lib/frame/workflows'
import { titled } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/page-deadline'
import { defineTexts } from '@/lib/language/define-texts'
import { answerQuestion, locate } from './facilities-answer'
import { ResultPage } from './result-page'
import { SearchPage } from './search-page'
import { findSearchPlace } from './search-place'
import { type EnvironmentUrlParams, environmentUrl } from './url'

const texts = defineTexts('environment.page', {
  missing: 'Type an address or coordinates to search around.',
})

export async function generateMetadata({ searchParams }: PageProps<'/environment'>): Promise<Metadata> {
  const { url } = environmentUrl.parse(await searchParams)
  const title = nameOfTool('/environment')
  if (!isAsked(url)) return { title }
  const place = (await soon(findSearchPlace(url)))?.value?.name
  return titled(place ? `${place}: ${title}` : title, true)
}

const isAsked = ({ q, at, bbox }: EnvironmentUrlParams) => Boolean(q || at || bbox)

export default async function Page({ searchParams }: PageProps<'/environment'>) {
  const query = await searchParams
  const parsed = environmentUrl.parse(query)
  const { url, dropped, errors } = parsed
  if (!isAsked(url) && Object.keys(query).length > 0) errors.q = texts.missing
  const located = isAsked(url) && Object.keys(errors).length === 0 ? locate(url) : undefined
  const reply = located && (await startStream(answerQuestion(url, located)))
  const problems = reply ? problemsOf(reply) : []
  if (located && reply && problems.length === 0)
    return <ResultPage url={url} located={located} reply={reply} dropped={dropped} />
  return <SearchPage {...parsed} errors={{ ...errors, ...toErrors(problems) }} />
}
