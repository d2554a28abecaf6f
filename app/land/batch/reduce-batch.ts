import { adviceFor } from '@/components/provenance/problem-advice'
import { type Batch, type Failure, type Findings, type Row, type Source, sources } from './batch-schema'

export const emptyBatch: Batch = { rows: [], points: {}, notBefore: 0 }

type SectionAnswer = Findings['section']
type ElevationAnswer = Findings['elevation']

export type BatchEvent =
  | { type: 'listed'; rows: Row[] }
  | { type: 'restored'; batch: Batch }
  | { type: 'asked'; key: string }
  | { type: 'answered'; key: string; answers: Partial<Findings> }
  | { type: 'failed'; key: string; source: Source; failure: Failure; notBefore: number }
  | { type: 'stopped' }
  | { type: 'retried' }
  | { type: 'cleared' }

export function reduceBatch(batch: Batch, event: BatchEvent): Batch {
  switch (event.type) {
    case 'listed':
      return { ...batch, rows: event.rows, points: keepPoints(batch, event.rows) }
    case 'restored':
      return reopen(event.batch, isAsking)
    case 'asked':
      return change(batch, event.key, (findings) => reset(findings, isWaiting, 'asking'))
    case 'answered':
      return change(batch, event.key, (findings) => ({ ...findings, ...event.answers }))
    case 'failed': {
      const failed = change(batch, event.key, (findings) => ({
        ...findings,
        [event.source]: { state: 'failed', failure: event.failure },
      }))
      return { ...failed, notBefore: Math.max(batch.notBefore, event.notBefore) }
    }
    case 'stopped':
      return reopen(batch, isAsking)
    case 'retried':
      return reopen(batch, canRetry)
    case 'cleared':
      return emptyBatch
  }
}

/** Nothing that cannot succeed is asked again. */
export function canRetry(answer: SectionAnswer | ElevationAnswer): boolean {
  return answer.state === 'failed' && adviceFor[answer.failure.code].mayPass
}

export interface PointQuestion {
  key: string
  latitude: number
  longitude: number
  sources: Source[]
}

/** What has still to be asked, in the order of the rows, each point once. */
export function openQuestions({ rows, points }: Batch): PointQuestion[] {
  const questions = rows.flatMap(({ reading }) => {
    if (reading.kind !== 'point') return []
    const { key, latitude, longitude } = reading
    const open = sources.filter((source) => points[key]?.[source].state === 'waiting')
    return open.length > 0 ? [[key, { key, latitude, longitude, sources: open }] as const] : []
  })
  return [...new Map(questions).values()]
}

const isWaiting = (answer: SectionAnswer | ElevationAnswer) => answer.state === 'waiting'
const isAsking = (answer: SectionAnswer | ElevationAnswer) => answer.state === 'asking'

/** A changed list keeps the answers of the points that are still in it. */
function keepPoints({ points }: Batch, rows: readonly Row[]): Batch['points'] {
  const fresh = (): Findings => ({ section: { state: 'waiting' }, elevation: { state: 'waiting' } })
  const keys = rows.flatMap(({ reading }) => (reading.kind === 'point' ? [reading.key] : []))
  return Object.fromEntries(keys.map((key) => [key, points[key] ?? fresh()]))
}

function change(batch: Batch, key: string, edit: (findings: Findings) => Findings): Batch {
  const findings = batch.points[key]
  return findings ? { ...batch, points: { ...batch.points, [key]: edit(findings) } } : batch
}

type Test = (answer: SectionAnswer | ElevationAnswer) => boolean

function reopen(batch: Batch, test: Test): Batch {
  const points = Object.entries(batch.points).map(([key, findings]) => [
    key,
    reset(findings, test, 'waiting'),
  ])
  return { ...batch, points: Object.fromEntries(points) }
}

function reset({ section, elevation }: Findings, test: Test, state: 'waiting' | 'asking'): Findings {
  return {
    section: test(section) ? { state } : section,
    elevation: test(elevation) ? { state } : elevation,
  }
}
