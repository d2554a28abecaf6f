import type { Permit } from '@/lib/sample-world/facility-permits'
import type { Standing } from './simulated-standing'

/** What each program calls its worst kind of violation. */
const worst: Readonly<Record<string, string>> = {
  air: 'High Priority Violation',
  water: 'Significant/Category I Noncompliance',
  waste: 'Significant Violation',
  drinkingWater: 'Serious Violator',
}

export function describeQuarter(program: string, mark: string): string {
  const isDrinking = program === 'drinkingWater'
  if (mark === 'S') return worst[program] ?? 'Significant/Category I Noncompliance'
  if (mark === 'V') return isDrinking ? 'Violation' : 'Violation Identified'
  if (mark === 'U') return 'Undetermined'
  return isDrinking ? 'No Violation' : 'No Violation Identified'
}

/** Nothing where the program was never looked at. */
export function describeStanding(program: string, standing: Standing): string | null {
  if (standing.records.length === 0 || !standing.isEvaluated) return null
  if (standing.isSignificant) return describeQuarter(program, 'S')
  if (standing.isInViolation) return 'Violation Identified'
  return 'No Violation Identified'
}

export function describeWaterPermit({ isActive, ordinal }: Permit): string {
  if (isActive) return ordinal === 0 ? 'Effective' : 'Admin Continued'
  return ordinal === 0 ? 'Terminated' : 'Not Needed'
}

export function describeAirPermit({ isActive }: Permit, share: number): string {
  if (isActive) return share < 0.9 ? 'Operating' : 'Seasonal'
  return share < 0.8 ? 'Permanently Closed' : 'Temporarily Closed'
}
