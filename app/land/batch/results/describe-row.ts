import { upperFirst } from '@/lib/upper-first'
import { type Batch, type BatchFindings, type BatchRow, extras, sourceNames, sources } from '../batch-schema'
import { canRetry } from '../reduce-batch'

export type StatusKind = 'waiting' | 'asking' | 'found' | 'nothing' | 'not-covered' | 'unreadable' | 'failed'

interface RowStatus {
  kind: StatusKind
  label: string
  detail: string
  retry: boolean
}

const labels = {
  waiting: 'Waiting',
  asking: 'Asking',
  found: 'Found',
  nothing: 'Nothing published here',
  'not-covered': 'Not covered',
  unreadable: 'Could not read this line',
  failed: 'Source failed',
} as const satisfies Record<StatusKind, string>

const texts = {
  again: 'Source failed: try again',
  failed: (message: string) => `Could not ask: ${message}`,
  notYet: 'Not asked yet',
  found: 'Found',
  elevationStands: 'The elevation was found.',
}

export function describeReading({ form, notes }: Extract<BatchRow['reading'], { kind: 'point' }>): string {
  return [`${upperFirst(form)}.`, ...notes].join(' ')
}

/** Describes the state of an optional record, so that an empty cell never reads as a result. */
export function describeExtra(answer: BatchFindings['flood'] | BatchFindings['soil']): string {
  if (answer.state === 'failed') return texts.failed(answer.failure.message)
  if (answer.state !== 'answered') return texts.notYet
  return answer.finding.message || texts.found
}

export function describeRow({ reading }: BatchRow, points: Batch['points']): RowStatus {
  if (reading.kind === 'unreadable') return status('unreadable', reading.why)
  const findings = points[reading.key]
  if (!findings) return status('waiting')
  const answers = sources.map((source) => findings[source])
  if (answers.some(({ state }) => state === 'asking')) return status('asking')
  if (answers.some(({ state }) => state === 'waiting')) return status('waiting')
  return describeFailure(findings) ?? describeFindings(findings)
}

function describeFailure(findings: BatchFindings): RowStatus | null {
  const failed = sources.flatMap((source) => {
    const answer = findings[source]
    return answer.state === 'failed' ? [{ name: sourceNames[source], answer }] : []
  })
  if (failed.length === 0) return null
  const retry = failed.some(({ answer }) => canRetry(answer))
  const detail = failed.map(({ name, answer }) => `${name}: ${answer.failure.message}`).join(' ')
  return { kind: 'failed', label: retry ? texts.again : labels.failed, detail, retry }
}

function describeFindings(findings: BatchFindings): RowStatus {
  const { section, elevation } = findings
  if (section.state !== 'answered' || elevation.state !== 'answered') return status('waiting')
  const { outcome, message } = section.finding
  const height = elevation.finding
  const beside =
    height.outcome === 'nothing' ? height.message : outcome === 'found' ? '' : texts.elevationStands
  const absent = extras.flatMap((extra) => {
    const answer = findings[extra]
    return answer.state === 'answered' && answer.finding.message ? [answer.finding.message] : []
  })
  return status(outcome, [message, beside, ...absent].filter(Boolean).join(' '))
}

function status(kind: StatusKind, detail = ''): RowStatus {
  return { kind, label: labels[kind], detail, retry: false }
}
