import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { decodeSegment } from '@/app/_lib/decode-segment'
import { hidden } from '@/app/_lib/noindex'
import { parseServiceId } from '@/lib/live-links/service-id'
import { LiveHeading, showService } from '../live-page'

export const metadata: Metadata = { title: 'Open in QGIS, ArcGIS or Excel', ...hidden }

export default async function Page({ params }: PageProps<'/live/[service]'>) {
  const id = decodeSegment((await params).service)
  if (!parseServiceId(id)) notFound()
  return <FramedAnswer page={showService(id)} heading={<LiveHeading />} />
}
