import type { Batch, Findings, Row } from '../batch-schema'
import { canRetry } from '../reduce-batch'

export type StatusKind = 'waiting' | 'asking' | 'found' | 'nothing' | 'not-covered' | 'unreadable' | 'failed'

export interface RowStatus {
  kind: StatusKind
  label: string
  detail: string
  /** Asking again could succeed. */
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
  elevationStands: 'The elevation was found.',
  section: 'Section',
  elevation: 'Elevation',
}

/** How the line was read, and every guess in it. */
export function describeReading({ form, notes }: Extract<Row['reading'], { kind: 'point' }>): string {
  return [`${form.charAt(0).toUpperCase()}${form.slice(1)}.`, ...notes].join(' ')
}

/** Where a row stands, in words. */
export function describeRow({ reading }: Row, points: Batch['points']): RowStatus {
  if (reading.kind === 'unreadable') return status('unreadable', reading.why)
  const findings = points[reading.key]
  if (!findings) return status('waiting')
  const answers = [findings.section, findings.elevation]
  if (answers.some(({ state }) => state === 'asking')) return status('asking')
  if (answers.some(({ state }) => state === 'waiting')) return status('waiting')
  return describeFailure(findings) ?? describeFindings(findings)
}

function describeFailure({ section, elevation }: Findings): RowStatus | null {
  const failed = [
    { name: texts.section, answer: section },
    { name: texts.elevation, answer: elevation },
  ].flatMap(({ name, answer }) => (answer.state === 'failed' ? [{ name, answer }] : []))
  if (failed.length === 0) return null
  const retry = failed.some(({ answer }) => canRetry(answer))
  const detail = failed.map(({ name, answer }) => `${name}: ${answer.failure.message}`).join(' ')
  return { kind: 'failed', label: retry ? texts.again : labels.failed, detail, retry }
}

/** The section gives the row its word; an elevation found or missing beside it is said. */
function describeFindings({ section, elevation }: Findings): RowStatus {
  if (section.state !== 'answered' || elevation.state !== 'answered') return status('waiting')
  const { outcome, message } = section.finding
  const height = elevation.finding
  const beside =
    height.outcome === 'nothing' ? height.message : outcome === 'found' ? '' : texts.elevationStands
  return status(outcome, [message, beside].filter(Boolean).join(' '))
}

function status(kind: StatusKind, detail = ''): RowStatus {
  return { kind, label: labels[kind], detail, retry: false }
}
