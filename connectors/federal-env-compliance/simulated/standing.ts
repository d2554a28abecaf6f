import type { SampleComplianceRecord } from '@/lib/sample-world/facilities/compliance'
import type { SampleProgram, SampleProgramPermit } from '@/lib/sample-world/facilities/permits'

export interface ProgramCompliance {
  records: readonly SampleComplianceRecord[]
  isEvaluated: boolean
  isSignificant: boolean
  isInViolation: boolean
  hadViolation: boolean
  quartersWithViolation: number
  quartersWithSignificant: number
  inspections: number
  lastInspection: number | null
  notices: number
  lastNotice: number | null
  formal: number
  lastFormal: number | null
  penalties: readonly number[]
  lastPenalty: { day: number; penalty: number } | null
}

const currentQuarter = 11
const inspected: readonly SampleProgram[] = ['air', 'water', 'waste', 'drinkingWater']

export function isInspected({ program }: SampleProgramPermit): boolean {
  return inspected.includes(program)
}

export function standingOf(permits: readonly SampleProgramPermit[]): ProgramCompliance {
  const records = permits.flatMap(({ record }) => record ?? [])
  const twelve = records.map(({ quarters }) => quarters.slice(0, 12))
  const counted = records.flatMap(({ inspections }) => inspections.filter(({ isCounted }) => isCounted))
  const notices = records.flatMap((record) => record.notices)
  const formal = records.flatMap((record) => record.formal)
  const fines = newestFirst(formal).flatMap(({ day, penalty }) =>
    penalty === null ? [] : [{ day, penalty }],
  )
  return {
    records,
    isEvaluated: records.some(({ isEvaluated }) => isEvaluated),
    isSignificant: twelve.some((quarters) => quarters[currentQuarter] === 'S'),
    isInViolation: twelve.some((quarters) => /[VS]/.test(quarters[currentQuarter] ?? '')),
    hadViolation: twelve.some((quarters) => /[VS]/.test(quarters)),
    quartersWithViolation: countQuarters(twelve, 'VS'),
    quartersWithSignificant: countQuarters(twelve, 'S'),
    inspections: counted.length,
    lastInspection: newestFirst(counted)[0]?.day ?? null,
    notices: notices.length,
    lastNotice: newestFirst(notices)[0]?.day ?? null,
    formal: formal.length,
    lastFormal: newestFirst(formal)[0]?.day ?? null,
    penalties: fines.map(({ penalty }) => penalty),
    lastPenalty: fines[0] ?? null,
  }
}

export function penaltyTotal({ formal, penalties }: ProgramCompliance): number | null {
  return formal > 0 ? penalties.reduce((sum, penalty) => sum + penalty, 0) : null
}

export function worstQuarters(records: readonly SampleComplianceRecord[], length: number): string {
  return Array.from({ length }, (_, quarter) => {
    const marks = records.map(({ quarters }) => quarters[quarter] ?? '_')
    return ['S', 'V', 'U'].find((mark) => marks.includes(mark)) ?? '_'
  }).join('')
}

function countQuarters(histories: readonly string[], marks: string): number {
  return Array.from({ length: 12 }, (_, quarter) =>
    histories.some((quarters) => marks.includes(quarters[quarter] ?? ' ')),
  ).filter(Boolean).length
}

function newestFirst<T extends { day: number }>(events: readonly T[]): T[] {
  return events.toSorted((a, b) => b.day - a.day)
}

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

export function describeStanding(program: string, standing: ProgramCompliance): string | null {
  if (standing.records.length === 0 || !standing.isEvaluated) return null
  if (standing.isSignificant) return describeQuarter(program, 'S')
  if (standing.isInViolation) return 'Violation Identified'
  return 'No Violation Identified'
}

export function describeWaterPermit({ isActive, ordinal }: SampleProgramPermit): string {
  if (isActive) return ordinal === 0 ? 'Effective' : 'Admin Continued'
  return ordinal === 0 ? 'Terminated' : 'Not Needed'
}

export function describeAirPermit({ isActive }: SampleProgramPermit, share: number): string {
  if (isActive) return share < 0.9 ? 'Operating' : 'Seasonal'
  return share < 0.8 ? 'Permanently Closed' : 'Temporarily Closed'
}
