/** What a source's own words say about violations, in four classes; the words themselves stand beside them. */
export const violationClasses = {
  current: 'Violation recorded now',
  past: 'Violation recorded in the past three years',
  none: 'No violation recorded',
  unknown: 'Status not recorded',
} as const

export type ViolationClass = keyof typeof violationClasses

interface Recorded {
  complianceStatus: string | null
  significantViolation: boolean | null
  quartersInNoncompliance: number | null
}

const CLEAN = /^no violation/i
const VIOLATING = /violation|violator|noncompliance|snc/i

/** Words that are not known stay unknown: neither a violation nor its absence is guessed. */
export function classifyViolation({
  complianceStatus,
  significantViolation,
  quartersInNoncompliance,
}: Recorded): ViolationClass {
  const status = complianceStatus ?? ''
  if (significantViolation || (VIOLATING.test(status) && !CLEAN.test(status))) return 'current'
  if ((quartersInNoncompliance ?? 0) > 0) return 'past'
  return CLEAN.test(status) ? 'none' : 'unknown'
}
