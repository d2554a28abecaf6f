import type { ChipState } from '@/components/ui/state-chip'
import type { DriftCheck, DriftReportResult } from '@/lib/connector/upstream/drift'

const OLD_DAYS = 30
const DAY_MS = 86_400_000

export interface SourceDrift {
  state: ChipState
  label: string
  at?: string
  isOld: boolean
  checks: DriftCheck[]
}

export function readDrift(report: DriftReportResult, connector: string, now: Date): SourceDrift {
  if (report.kind === 'unreadable') {
    return { state: 'failed', label: 'Report unreadable', isOld: false, checks: [] }
  }
  const all = report.kind === 'read' ? report.checks : []
  const checks = all.filter((check) => check.connector === connector)
  const at = checks.map((check) => check.at).toSorted()[0]
  if (!at) return { state: 'none', label: 'Not checked yet', isOld: false, checks }
  const isOld = now.getTime() - Date.parse(at) > OLD_DAYS * DAY_MS
  return { ...judge(checks), at, isOld, checks }
}

function judge(checks: readonly DriftCheck[]): Pick<SourceDrift, 'state' | 'label'> {
  const count = (verdict: DriftCheck['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const drifted = count('drifted')
  if (drifted > 0) return { state: 'failed', label: `Changed in ${drifted} of ${checks.length}` }
  const unchecked = count('down') + count('refused')
  if (unchecked > 0) return { state: 'stale', label: `${unchecked} of ${checks.length} gave no answer` }
  if (count('ok') === 0) return { state: 'none', label: 'Not set up' }
  return { state: 'found', label: 'No drift found' }
}
