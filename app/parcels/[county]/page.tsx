import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AnswerPage } from '@/app/_lib/answer/page-stream'
import { titled } from '@/app/_lib/noindex'
import { FLORIDA_MAP } from '@/components/parcels/parcel-href'
import { Lot, titleOf } from './lot/lot'
import { WhichCounty, WhichParcel } from './no-parcel'
import { readQuestion } from './read-question'
import { showParcel, Unanswered } from './show-parcel'

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/parcels/[county]'>): Promise<Metadata> {
  const question = readQuestion((await params).county, await searchParams)
  return titled(await titleOf(question), true)
}

export default async function Page({ params, searchParams }: PageProps<'/parcels/[county]'>) {
  const question = readQuestion((await params).county, await searchParams)
  if (question.kind === 'elsewhere') redirect(question.href)
  if (question.kind === 'no-county') return <WhichCounty {...question} />
  if (question.kind === 'no-id') return <WhichParcel {...question} />
  if (question.kind === 'lot' || question.kind === 'no-lot-id') return <Lot {...question} />
  return (
    <AnswerPage
      page={showParcel(question)}
      stop={FLORIDA_MAP}
      isWholePage
      frame={(asking) => <Unanswered question={question}>{asking}</Unanswered>}
    />
  )
}
