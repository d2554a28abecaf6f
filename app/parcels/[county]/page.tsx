import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AnswerPage } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { FLORIDA_MAP, pageHref } from '@/components/parcels/parcel-href'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { isOutline } from '@/lib/records/parcel/outline'
import { fetchElsewhere, fetchWithOwner } from './fetch-parcel'
import { LotFloods } from './lot-floods'
import { FailurePanel, NotFoundPanel, WhichCounty, WhichParcel } from './no-parcel'
import { ParcelPage } from './parcel-page'
import { type ParcelQuestion, readQuestion } from './read-question'
import { fetchSimilar } from './similar/fetch-similar'

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/parcels/[county]'>): Promise<Metadata> {
  const question = readQuestion((await params).county, await searchParams)
  const isParcel = question.kind === 'parcel'
  const title = isParcel ? `Parcel ${question.id}, ${question.county.name} County` : 'Find a Florida parcel'
  return { title, ...noindex }
}

export default async function Page({ params, searchParams }: PageProps<'/parcels/[county]'>) {
  const question = readQuestion((await params).county, await searchParams)
  if (question.kind === 'elsewhere') redirect(question.href)
  if (question.kind === 'no-county') return <WhichCounty {...question} />
  if (question.kind === 'no-id') return <WhichParcel {...question} />
  return (
    <AnswerPage
      page={showParcel(question)}
      stop={FLORIDA_MAP}
      isWholePage
      frame={(asking) => <Unanswered question={question}>{asking}</Unanswered>}
    />
  )
}

type ParcelRequest = Extract<ParcelQuestion, { kind: 'parcel' }>

async function showParcel(question: ParcelRequest) {
  const { county, id, owner: isOwnerAsked, similar: isAsked = false } = question
  const { answer, ownerRefused } = await fetchWithOwner(county.number, id, isOwnerAsked)
  const owner = isOwnerAsked && ownerRefused === undefined
  if (!answer.ok)
    return (
      <Unanswered question={question}>
        <FailurePanel
          problem={answer.error}
          county={county}
          retry={pageHref({ slug: county.slug, id, owner, similar: isAsked })}
        />
      </Unanswered>
    )
  const { data, meta } = answer
  const parcelId = data.parcel?.parcelId
  if (parcelId) {
    const similar = isAsked ? await fetchSimilar(county.number, parcelId) : undefined
    const floods = isOutline(data.geometry) && (
      <LotFloods
        outline={data.geometry}
        retry={pageHref({ slug: county.slug, id: parcelId, owner, similar: isAsked })}
      />
    )
    return <ParcelPage {...{ data, meta, county, parcelId, owner, similar, floods, ownerRefused }} />
  }
  const choices = data.choices.length > 0 ? data.choices : await fetchElsewhere(id)
  return (
    <Unanswered question={question}>
      <NotFoundPanel county={county} id={id} choices={choices} meta={meta} />
    </Unanswered>
  )
}

function Unanswered({
  question: { id, county },
  children,
}: {
  question: ParcelRequest
  children: ReactNode
}) {
  return (
    <PageFrame width="reading">
      <PageHeading
        eyebrow={<a href={FLORIDA_MAP}>Florida parcels</a>}
        title={<span className="wrap-anywhere">Parcel {id}</span>}
        lead={`${county.name} County, Florida`}
      />
      {children}
    </PageFrame>
  )
}
