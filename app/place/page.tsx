import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { read } from '@/app/data'
import { noindex } from '@/app/noindex'
import { isPreviewFetcher } from '@/app/preview-fetcher'
import type { Query } from '@/app/read-query'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { FindPlace } from './change-place'
import { Dossier } from './dossier'

import { parsePlaceUrl } from './parse'
import { placePreview } from './preview/place-preview'
import { understandPlace } from './understand'
import { Unsettled } from './unsettled'
import { formatPoint } from './url'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'One place, everything on record',
  lead: 'Elevation, survey section, tax assessment, parcel, facilities near, permits and county figures: what public records say about one place, each with its origin and its age.',
  coverage:
    'Covers the United States and its territories. Elevation and facilities cover all of it; sections exist in 30 states, parcels in Florida, assessments and permits where a county or city publishes them.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { url } = parsePlaceUrl(await searchParams)
  const asked = url.q?.slice(0, 80) ?? (url.at && formatPoint(url.at))
  if (!asked) return { title: texts.title }
  return { title: `${asked}: everything on record`, ...noindex, ...(await placePreview(url)) }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { url, dropped } = parsePlaceUrl(query)
  if (isPreviewFetcher(await headers())) return <Unread />
  const understood = await understandPlace(url, read)
  if (understood.kind === 'place')
    return (
      <PageFrame>
        <DroppedNotice dropped={dropped} />
        <Dossier url={url} understood={understood} tries={countTries(query)} />
      </PageFrame>
    )
  const error = understood.kind === 'question' ? understood.question : undefined
  const isStart = understood.kind === 'nothing'
  return (
    <PageFrame>
      <ErrorSummary problems={error ? [{ field: 'q', message: error }] : []} />
      <PageHeading title={texts.title} lead={isStart ? texts.lead : undefined} />
      <DroppedNotice dropped={dropped} />
      {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <FindPlace url={url} error={error} />
      <Unsettled url={url} understood={understood} tries={countTries(query)} />
    </PageFrame>
  )
}

/** For whoever reads the head of the page only: no source is asked. */
const Unread = () => (
  <PageFrame>
    <PageHeading title={texts.title} lead={texts.lead} />
  </PageFrame>
)

const countTries = ({ try: tries }: Query): number => (Number(tries) > 0 ? Math.min(Number(tries), 99) : 0)
