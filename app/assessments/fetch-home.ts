import { formatParcelId } from '@/lib/records/assessment/parcel-number'
import 'server-only'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import {
  type AssessmentSource,
  fetchHistory,
  fetchSources,
  type HomeCandidate,
  type PropertyHistoryResult,
} from './fetch-assessments'
import type { HomeRecordFact } from './home-facts'
import type { AssessmentsUrlParams } from './url'

const texts = defineTexts('find.fetch-home', {
  parcel: (id: string) => `parcel ${id}`,
})

export interface HomeBuilding {
  facts: readonly HomeRecordFact[]
  meta: Meta
  /** Absent if values per square foot cannot be compared. */
  size?: { squareFeet: number; yearBuilt: number | null }
}

export interface HomeSelection {
  kind: 'home'
  key: string
  /** Id of the source to which the key of the record belongs. The link may name another source. */
  sourceId: string
  source?: AssessmentSource
  property: HomeCandidate
  latest: PropertyHistoryResult
  meta: Meta
  building?: HomeBuilding | undefined
}

export type HomeSelectionOutcome =
  | HomeSelection
  | { kind: 'no-key' }
  | { kind: 'unreadable' }
  | { kind: 'gone'; source?: AssessmentSource }
  | { kind: 'problem'; problem: Problem; source?: AssessmentSource }

export async function fetchHome({ key, source: named }: AssessmentsUrlParams): Promise<HomeSelectionOutcome> {
  if (!key) return { kind: 'no-key' }
  const [listed, latest] = await Promise.all([fetchSources(), fetchHistory(key)])
  const sources = listed.ok ? listed.data.sources : []
  const find = (id: string | undefined) => sources.find((source) => source.id === id)
  if (!latest.ok && latest.error.code === 'invalid_params') return { kind: 'unreadable' }
  if (!latest.ok) return { kind: 'problem', problem: latest.error, source: find(named) }
  const sourceId = latest.data.provenance.source.id
  const { property } = latest.data
  if (!latest.data.found || !property) return { kind: 'gone', source: find(sourceId) }
  return {
    kind: 'home',
    key,
    sourceId,
    source: find(sourceId),
    property,
    latest: latest.data,
    meta: latest.meta,
  }
}

export const streetLineOf = ({ property }: Pick<HomeSelection, 'property'>): string | null =>
  property.siteAddress

export function postAddressOf({
  property: { siteAddress, city, stateCode, postalCode },
}: Pick<HomeSelection, 'property'>): string | undefined {
  if (!siteAddress || (!city && !postalCode)) return undefined
  const parts = [siteAddress, city, `${stateCode ?? ''} ${postalCode ?? ''}`.trim()]
  return parts.filter(Boolean).join(', ').slice(0, 200)
}

export function homeLine({ property, source }: Pick<HomeSelection, 'property' | 'source'>): string {
  const { siteAddress, city } = property
  const parcelId = formatParcelId(property)
  const place = formatHomeAddress([siteAddress, city].filter(Boolean).join(', '))
  const parcel = parcelId ? texts.parcel(parcelId) : undefined
  return [place, parcel, source && translate(source.title)].filter(Boolean).join('; ')
}
