import type { ChipState } from '@/components/ui/state-chip'
import type { DriftCheck, DriftReportResult } from '@/lib/connector/upstream/drift'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('sources.read-drift', {
  unreadable: 'Report unreadable',
  unchecked: 'Not checked yet',
  changed: (changed: number, all: number) => `Changed in ${changed} of ${all}`,
  silent: (silent: number, all: number) => `${silent} of ${all} gave no answer`,
  off: 'Not set up',
  same: 'No drift found',
})

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
    return { state: 'failed', label: texts.unreadable, isOld: false, checks: [] }
  }
  const all = report.kind === 'read' ? report.checks : []
  const checks = all.filter((check) => check.connector === connector)
  const at = checks.map((check) => check.at).toSorted()[0]
  if (!at) return { state: 'none', label: texts.unchecked, isOld: false, checks }
  const isOld = now.getTime() - Date.parse(at) > OLD_DAYS * DAY_MS
  return { ...judge(checks), at, isOld, checks }
}

function judge(checks: readonly DriftCheck[]): Pick<SourceDrift, 'state' | 'label'> {
  const count = (verdict: DriftCheck['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const drifted = count('drifted')
  if (drifted > 0) return { state: 'failed', label: texts.changed(drifted, checks.length) }
  const unchecked = count('down') + count('refused')
  if (unchecked > 0) return { state: 'stale', label: texts.silent(unchecked, checks.length) }
  if (count('ok') === 0) return { state: 'none', label: texts.off }
  return { state: 'found', label: texts.same }
}
