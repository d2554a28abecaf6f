import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { noindex } from '@/app/noindex'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { FailurePanel } from './failure-panel'
import { NotFoundPanel } from './not-found-panel'
import { ParcelPage } from './parcel-page'
import { readElsewhere, readParcel } from './read-parcel'
import { type ParcelQuestion, readQuestion } from './read-question'
import { pageHref } from './url'
import { WhichCounty } from './which-county'
import { WhichParcel } from './which-parcel'

interface Props {
  params: Promise<{ county: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const question = readQuestion((await params).county, await searchParams)
  const isParcel = question.kind === 'parcel'
  const title = isParcel ? `Parcel ${question.id}, ${question.county.name} County` : 'Find a Florida parcel'
  return { title, ...noindex }
}

export default async function Page({ params, searchParams }: Props) {
  const question = readQuestion((await params).county, await searchParams)
  if (question.kind === 'elsewhere') redirect(question.href)
  if (question.kind === 'no-county') return <WhichCounty {...question} />
  if (question.kind === 'no-id') return <WhichParcel {...question} />
  return <Answered question={question} />
}

type Asked = Extract<ParcelQuestion, { kind: 'parcel' }>

async function Answered({ question }: { question: Asked }) {
  const { county, id, owner } = question
  const answer = await readParcel(county.number, id, owner)
  if (!answer.ok)
    return (
      <Unanswered question={question}>
        <FailurePanel
          problem={answer.error}
          county={county}
          retry={pageHref({ slug: county.slug, id, owner })}
        />
      </Unanswered>
    )
  const { data, meta } = answer
  const parcelId = data.parcel?.parcelId
  if (parcelId)
    return <ParcelPage data={data} meta={meta} county={county} parcelId={parcelId} owner={owner} />
  const choices = data.choices.length > 0 ? data.choices : await readElsewhere(id)
  return (
    <Unanswered question={question}>
      <NotFoundPanel county={county} id={id} choices={choices} meta={meta} />
    </Unanswered>
  )
}

function Unanswered({ question: { id, county }, children }: { question: Asked; children: ReactNode }) {
  return (
    <PageFrame width="reading">
      <PageHeading
        eyebrow={<a href="/parcels">Florida parcels</a>}
        title={<span className="wrap-anywhere">Parcel {id}</span>}
        lead={`${county.name} County, Florida`}
      />
      {children}
    </PageFrame>
  )
}
