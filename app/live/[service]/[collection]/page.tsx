import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { decodeSegment } from '@/app/_lib/decode-segment'
import { hidden } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import { parseServiceId } from '@/lib/live-links/service-id'
import { showRows } from '../../rows-page'

const texts = { title: 'Rows of a live layer' }

export const metadata: Metadata = { ...texts, ...hidden }

export default async function Page({ params, searchParams }: PageProps<'/live/[service]/[collection]'>) {
  const { service, collection } = await params
  const id = decodeSegment(service)
  if (!parseServiceId(id)) notFound()
  const rows = { id, collection: decodeSegment(collection), query: await searchParams }
  return <FramedAnswer page={showRows(rows)} heading={<PageHeading {...texts} />} />
}
