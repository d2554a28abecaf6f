import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FormPage } from '@/app/_lib/answer/form-page'
import { startStream } from '@/app/_lib/answer/page-stream'
import { titled } from '@/app/_lib/noindex'
import type { UrlQuery } from '@/lib/url-state'
import { FindHeading } from './find-form'
import { toMapHref } from './map-href'
import { answer } from './parcels-answer'
import { parcelsUrl } from './url'

const texts = { title: 'Florida parcels' }

export const metadata: Metadata = titled(texts.title, true)

export default async function Page({ searchParams }: { searchParams: Promise<UrlQuery> }) {
  const query = await searchParams
  const { url, dropped } = parcelsUrl.parse(query)
  if (query.plain === undefined) redirect(toMapHref(url, dropped))
  const isStart = Object.keys(query).length === 1
  return (
    <FormPage
      width="full"
      dropped={dropped}
      reply={await startStream(answer(url))}
      form={({ q: error }) => <FindHeading title={texts.title} url={url} isStart={isStart} error={error} />}
    />
  )
}
