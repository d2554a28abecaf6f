import { adviceFor } from '@/components/provenance/problem-advice'
import {
  type Batch,
  type BatchFailure,
  type BatchFindings,
  type BatchRow,
  type BatchSource,
  extras,
  type OptionalRecord,
  sources,
} from './batch-schema'

export const emptyBatch: Batch = { rows: [], extras: [], points: {}, notBefore: 0 }

type Answer = BatchFindings[BatchSource]

export type BatchEvent =
  | { type: 'listed'; rows: BatchRow[]; extras?: readonly OptionalRecord[] }
  | { type: 'restored'; batch: Batch }
  | { type: 'asked'; key: string }
  | { type: 'answered'; key: string; answers: Partial<BatchFindings> }
  | { type: 'failed'; key: string; source: BatchSource; failure: BatchFailure; notBefore: number }
  | { type: 'stopped' }
  | { type: 'retried' }
  | { type: 'cleared' }

export function reduceBatch(batch: Batch, event: BatchEvent): Batch {
  switch (event.type) {
    case 'listed':
      return list(batch, event.rows, event.extras ?? [])
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

export function canRetry(answer: Answer): boolean {
  return answer.state === 'failed' && adviceFor[answer.failure.code].mayPass
}

export interface PointQuestion {
  key: string
  latitude: number
  longitude: number
  sources: BatchSource[]
}

export function openQuestions({ rows, points }: Batch): PointQuestion[] {
  const questions = rows.flatMap(({ reading }) => {
    if (reading.kind !== 'point') return []
    const { key, latitude, longitude } = reading
    const open = sources.filter((source) => points[key]?.[source].state === 'waiting')
    return open.length > 0 ? [[key, { key, latitude, longitude, sources: open }] as const] : []
  })
  return [...new Map(questions).values()]
}

const isWaiting = (answer: Answer) => answer.state === 'waiting'
const isAsking = (answer: Answer) => answer.state === 'asking'

/** Keeps the results of points that are still in the changed list. */
function list({ points, ...batch }: Batch, rows: BatchRow[], selection: readonly OptionalRecord[]): Batch {
  const keys = rows.flatMap(({ reading }) => (reading.kind === 'point' ? [reading.key] : []))
  const listed = keys.map((key) => [key, withExtras(points[key] ?? fresh, selection)])
  return { ...batch, rows, extras: [...selection], points: Object.fromEntries(listed) }
}

const waiting = { state: 'waiting' } as const
const waitingAnswer = { state: 'unasked' } as const
const fresh: BatchFindings = {
  section: waiting,
  elevation: waiting,
  flood: waitingAnswer,
  soil: waitingAnswer,
}

function withExtras(findings: BatchFindings, selection: readonly OptionalRecord[]): BatchFindings {
  const changes = extras.flatMap((extra) => {
    const { state } = findings[extra]
    if (state === 'answered' || state === 'failed') return []
    return [
      [extra, selection.includes(extra) ? (state === 'unasked' ? waiting : findings[extra]) : waitingAnswer],
    ]
  })
  return { ...findings, ...Object.fromEntries(changes) }
}

function change(batch: Batch, key: string, edit: (findings: BatchFindings) => BatchFindings): Batch {
  const findings = batch.points[key]
  return findings ? { ...batch, points: { ...batch.points, [key]: edit(findings) } } : batch
}

type Test = (answer: Answer) => boolean

function reopen(batch: Batch, test: Test): Batch {
  const points = Object.entries(batch.points).map(([key, findings]) => [
    key,
    reset(findings, test, 'waiting'),
  ])
  return { ...batch, points: Object.fromEntries(points) }
}

function reset(findings: BatchFindings, test: Test, state: 'waiting' | 'asking'): BatchFindings {
  const changes = sources.flatMap((source) => (test(findings[source]) ? [[source, { state }]] : []))
  return { ...findings, ...Object.fromEntries(changes) }
}
