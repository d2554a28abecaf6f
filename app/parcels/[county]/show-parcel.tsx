import type { ReactNode } from 'react'
import { FLORIDA_MAP, pageHref } from '@/components/parcels/parcel-href'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { defineTexts } from '@/lib/language/define-texts'
import { isOutline } from '@/lib/records/parcel/outline'
import { fetchElsewhere, fetchWithOwner } from './fetch-parcel'
import { LotFloods } from './lot-floods'
import { FailurePanel, NotFoundPanel } from './no-parcel'
import { ParcelPage } from './parcel-page'
import type { ParcelPageRequest } from './read-question'
import { fetchSimilar } from './similar/fetch-similar'

const texts = defineTexts('parcels.show-parcel', {
  eyebrow: 'Florida parcels',
  title: (id: string) => `Parcel ${id}`,
  county: (name: string) => `${name} County, Florida`,
})

type ParcelRequest = Extract<ParcelPageRequest, { kind: 'parcel' }>

export async function showParcel(question: ParcelRequest) {
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

export function Unanswered({
  question: { id, county },
  children,
}: {
  question: ParcelRequest
  children: ReactNode
}) {
  return (
    <PageFrame width="reading">
      <PageHeading
        eyebrow={<a href={FLORIDA_MAP}>{texts.eyebrow}</a>}
        title={<span className="wrap-anywhere">{texts.title(id)}</span>}
        lead={texts.county(county.name)}
      />
      {children}
    </PageFrame>
  )
}
