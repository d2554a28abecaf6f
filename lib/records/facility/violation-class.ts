import { defineSentences } from '@/lib/sentences/define-sentences'

export const violationLabel = 'Violations'

export const violationClasses = {
  current: 'Violation recorded now',
  past: 'Violation recorded in the past three years',
  none: 'No violation recorded',
  unknown: 'Status not recorded',
} as const

export type ViolationClass = keyof typeof violationClasses

interface ViolationFields {
  complianceStatus: string | null
  significantViolation: boolean | null
  quartersInNoncompliance: number | null
}

const CLEAN = /^no violation/i
const VIOLATING = /violation|violator|noncompliance|snc/i

/** An unknown status proves neither a violation nor its absence. */
export function classifyViolation({
  complianceStatus,
  significantViolation,
  quartersInNoncompliance,
}: ViolationFields): ViolationClass {
  const status = complianceStatus ?? ''
  if (significantViolation || (VIOLATING.test(status) && !CLEAN.test(status))) return 'current'
  if ((quartersInNoncompliance ?? 0) > 0) return 'past'
  return CLEAN.test(status) ? 'none' : 'unknown'
}

export const violationLabels: Readonly<Record<ViolationClass, string>> = {
  current: 'Violation now',
  past: 'Past 3 years',
  none: 'None recorded',
  unknown: 'No status',
}

const texts = defineSentences('facility.violation-class', {
  noneNow: 'Now: none.',
  unknownNow: 'Now: no status.',
})

/**
 * The current status and the past three years have separate texts, because "a violation in the past three
 * years" and "no violation identified" can both be true.
 */
export function describeFrames(row: ViolationFields): string[] {
  const what = classifyViolation(row)
  if (what !== 'past') return [violationLabels[what]]
  const now = CLEAN.test(row.complianceStatus ?? '') ? texts.noneNow : texts.unknownNow
  return [now, 'Past 3 years: yes']
}

export function countClasses(records: readonly ViolationFields[]): Record<ViolationClass, number> {
  const counts = { current: 0, past: 0, none: 0, unknown: 0 }
  for (const record of records) counts[classifyViolation(record)] += 1
  return counts
}
