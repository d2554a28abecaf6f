import { formatParcelId } from '@/lib/records/assessment/parcel-number'
import 'server-only'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import {
  type AssessmentSource,
  type Candidate,
  fetchHistory,
  fetchSources,
  type History,
} from './fetch-assessments'
import type { AssessmentsUrl } from './url'

export interface ChosenHome {
  kind: 'home'
  key: string
  /** Id of the record's source, as its key says; the link may say another. */
  sourceId: string
  source?: AssessmentSource
  property: Candidate
  /** The latest that is published. */
  latest: History
  meta: Meta
}

export type Home =
  | ChosenHome
  | { kind: 'no-key' }
  /** A link that was cut off or changed on its way: its key is none. */
  | { kind: 'unreadable' }
  | { kind: 'gone'; source?: AssessmentSource }
  | { kind: 'problem'; problem: Problem; source?: AssessmentSource }

/** The home a link is about, as its source has it now. */
export async function fetchHome({ key, source: named }: AssessmentsUrl): Promise<Home> {
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

/** Which home a page is about, in one line: the same on each step. */
export function homeLine({ property, source }: Pick<ChosenHome, 'property' | 'source'>): string {
  const { siteAddress, city } = property
  const parcelId = formatParcelId(property)
  const place = formatHomeAddress([siteAddress, city].filter(Boolean).join(', '))
  const parcel = parcelId ? `parcel ${parcelId}` : undefined
  return [place, parcel, source?.title].filter(Boolean).join('; ')
}
