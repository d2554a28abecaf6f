import 'server-only'
import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { findPoint, type PointResolution } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { AddressChoices } from '@/components/parcels/address-choices'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { CleanupLine, fetchCleanup, type PendingCleanupSites } from './cleanup/cleanup-line'
import { type FacilitySearchArea, type FacilitySearchResponse, fetchFacilities } from './fetch-facilities'
import { fetchLotOutline, type PendingLotOutline } from './from-lot'
import { FacilitiesHead, ResultsHead } from './results'
import { type EnvironmentUrlParams, environmentHref, environmentUrl } from './url'

const texts = defineTexts('environment.facilities-answer', {
  unreadable:
    'We could not read this as a place. Type an address with house number, street, city and state, or coordinates such as 29.7355, -95.2654.',
  unaffected: 'You can search coordinates without the address look-up.',
  other: 'Ask something else',
})

export type FacilitiesLocation =
  | { kind: 'area'; area: FacilitySearchArea; found?: Extract<PointResolution, { kind: 'point' }> }
  | OpenQuestion
type OpenQuestion = Exclude<PointResolution, { kind: 'point' }>

export async function locate({ q, at, bbox }: EnvironmentUrlParams): Promise<FacilitiesLocation> {
  if (bbox) return { kind: 'area', area: { bbox } }
  if (at) return { kind: 'area', area: { point: at } }
  const place = await findPoint(q ?? '', texts.unreadable, read)
  return place.kind === 'point' ? { kind: 'area', area: { point: place.point }, found: place } : place
}

export interface EnvironmentPageContent extends PageContent {
  facilities?: FacilitySearchResponse
  lot?: PendingLotOutline
  area?: FacilitySearchArea
  cleanup?: PendingCleanupSites
}

export async function answerQuestion(
  url: EnvironmentUrlParams,
  later: Promise<FacilitiesLocation>,
): Promise<EnvironmentPageContent> {
  const located = await later
  if (located.kind === 'question')
    return { problems: [{ field: 'q', message: located.question }], shown: null }
  if (located.kind !== 'area') return { shown: <Headed url={url}>{showUnplaced(url, located)}</Headed> }
  const lot = fetchLotOutline(url, located.area, read)
  const cleanup = fetchCleanup(located.area, read)
  const answer = await fetchFacilities(url, located.area)
  if (!answer.ok)
    return {
      shown: (
        <Headed url={url}>
          <CleanupLine id="cleanup" url={url} area={located.area} cleanup={cleanup} />
          <ProblemNotice
            problem={answer.error}
            retry={environmentHref(url)}
            instead={{ href: localHref('/environment'), label: texts.other }}
          />
        </Headed>
      ),
      cleanup,
    }
  const place = located.found
  return {
    shown: (
      <FacilitiesHead
        url={url}
        area={located.area}
        answer={answer}
        place={place}
        lot={lot}
        cleanup={cleanup}
      />
    ),
    facilities: answer,
    lot,
    area: located.area,
    cleanup,
  }
}

function showUnplaced(
  url: EnvironmentUrlParams,
  located: Exclude<OpenQuestion, { kind: 'question' }>,
): ReactNode {
  if (located.kind === 'problem')
    return (
      <ProblemNotice problem={located.problem} retry={environmentHref(url)} stillStands={texts.unaffected} />
    )
  const { at: _, ...rest } = url
  return (
    <AddressChoices
      answer={located.addresses}
      meta={located.meta}
      pointHref={localHref(`/environment?${environmentUrl.toQuery(rest)}&at={lat},{lon}`)}
    />
  )
}

const Headed = ({ url, children }: { url: EnvironmentUrlParams; children: ReactNode }) => (
  <ResultsHead url={url}>
    <div className="mt-4 grid gap-4">{children}</div>
  </ResultsHead>
)
