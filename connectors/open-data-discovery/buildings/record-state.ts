import type {
  BuildingCaseState,
  BuildingRecord,
  BuildingRecordNoun,
} from '@/lib/records/building-record/fields'
import { feeds } from './feed-list'

type Case = Pick<BuildingRecord, 'kind' | 'source' | 'status' | 'type'>

const feedById = new Map(feeds.map((feed) => [feed.id, feed]))

/** Returns undefined if the status is in neither list of the feed. */
export function caseStateOf({ source, status }: Case): BuildingCaseState | undefined {
  const states = feedById.get(source)?.states
  if (!states || status === null) return undefined
  const isIn = (words: readonly string[]) => words.some((word) => word.toLowerCase() === status.toLowerCase())
  return isIn(states.open) ? 'open' : isIn(states.closed) ? 'closed' : undefined
}

export function nounOf({ kind, source, type }: Case): BuildingRecordNoun {
  if (kind === 'building-permit') return 'permit'
  if (kind === 'building-inspection') return 'inspection'
  const complaints = feedById.get(source)?.complaints
  const isComplaint =
    complaints === 'all' || (complaints !== undefined && type?.startsWith(complaints.typeBegins))
  return isComplaint ? 'complaint' : 'violation'
}

export function nounsOfFeed(id: string): BuildingRecordNoun[] {
  const feed = feedById.get(id)
  if (!feed) return []
  const { entity, complaints } = feed
  if (entity === 'building-permit') return ['permit']
  if (entity === 'building-inspection') return ['inspection']
  return complaints === 'all' ? ['complaint'] : complaints ? ['violation', 'complaint'] : ['violation']
}
