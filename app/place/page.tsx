import { localHref } from '@/lib/language/local-href'
import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { FormPage } from '@/app/_lib/answer/form-page'
import { startStream } from '@/app/_lib/answer/page-stream'
import { hrefOfName } from '@/app/_lib/places/named-place'
import { isPreviewFetcher } from '@/app/_lib/site/preview-fetcher'
import { placeUrl } from '@/app/_surfaces/place/url'
import type { UrlQuery } from '@/lib/url-state'
import { answer, Question, Unread } from './place-answer'
import { placeMetadata } from './place-metadata'

export async function generateMetadata({ searchParams }: PageProps<'/place'>): Promise<Metadata> {
  return placeMetadata(placeUrl.parse(await searchParams).url)
}

export default async function Page({ searchParams }: PageProps<'/place'>) {
  const query = await searchParams
  const { url, dropped } = placeUrl.parse(query)
  const named = url.at || !url.q ? undefined : hrefOfName(url.q)
  if (named) redirect(localHref(named))
  if (isPreviewFetcher(await headers())) return <Unread />
  const reply = await startStream(answer(url, countTries(query)))
  return <FormPage reply={reply} dropped={dropped} question={<Question url={url} />} />
}

const countTries = ({ try: tries }: UrlQuery): number => (Number(tries) > 0 ? Math.min(Number(tries), 99) : 0)
