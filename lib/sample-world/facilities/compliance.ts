import { pickBy } from '../hash'
import { worldDay } from './dates'
import { rollFor } from './numbers'

export interface SampleFacilityInspection {
  day: number
  type: string
  agency: string
  finding: string | null
  isCounted: boolean
}

export interface SampleEnforcementAction {
  day: number
  type: string
  agency: string
  penalty: number | null
}

export interface SampleComplianceRecord {
  isEvaluated: boolean
  /**
   * One letter per quarter, oldest first: `_` no violation, `V` violation, `S` significant violation, `U`
   * undetermined.
   */
  quarters: string
  inspections: readonly SampleFacilityInspection[]
  notices: readonly SampleEnforcementAction[]
  formal: readonly SampleEnforcementAction[]
}

const fiveYears = 1_826

const inspecting: Readonly<Record<string, { seed: number; quarters: number }>> = {
  air: { seed: 500, quarters: 12 },
  water: { seed: 510, quarters: 13 },
  waste: { seed: 520, quarters: 12 },
  drinkingWater: { seed: 530, quarters: 13 },
}

const visits: Readonly<Record<string, readonly [string, ...string[]]>> = {
  air: ['FCE On-Site', 'PCE On-Site', 'TV ACC Receipt/Review', 'Stack Test'],
  water: ['Evaluation', 'Reconnaissance Without Sampling', 'Sampling', 'Audit'],
  waste: [
    'COMPLIANCE EVALUATION INSPECTION ON-SITE',
    'FOCUSED COMPLIANCE INSPECTION',
    'NON-FINANCIAL RECORD REVIEW',
  ],
  drinkingWater: ['Sanitary Survey, Complete', 'Site Visit'],
}

const noticeTypes = ['Notice of Violation', 'Warning Letter', 'WRITTEN INFORMAL'] as const
const formalTypes = [
  'Administrative Order',
  'FINAL 3008(A) COMPLIANCE ORDER',
  'CWA 309G2A AO For Class I Penalties',
] as const
const agencies = ['State', 'State', 'State', 'EPA', 'Local'] as const
const findings = [null, null, '', 'No Violations Or Compliance Issues Were Found', 'In Violation'] as const

const nothing: SampleComplianceRecord = {
  isEvaluated: false,
  quarters: '',
  inspections: [],
  notices: [],
  formal: [],
}

/**
 * Returns null if the program only lists facilities. About a third of the facilities were never inspected,
 * which differs from a clean record.
 */
export function recordOf(facility: number, program: string, ordinal: number): SampleComplianceRecord | null {
  const kind = inspecting[program]
  if (!kind) return null
  const length = kind.quarters
  const seed = Math.floor(rollFor(facility, kind.seed + ordinal) * 2 ** 31)
  const profile = rollFor(seed, 1)
  if (profile < 0.36) return { ...nothing, quarters: '_'.repeat(length) }
  const isTroubled = profile > 0.86
  return {
    isEvaluated: true,
    quarters: isTroubled ? troubledQuarters(seed, length) : quietQuarters(length),
    inspections: inspectionsOf(seed, program, isTroubled),
    notices: isTroubled ? actionsOf(seed, 40, noticeTypes, 0) : [],
    formal: isTroubled && profile > 0.95 ? actionsOf(seed, 60, formalTypes, 0.7) : [],
  }
}

/** The thirteenth quarter has no status yet. */
function quietQuarters(length: number): string {
  return length === 13 ? `${'_'.repeat(12)}U` : '_'.repeat(length)
}

function troubledQuarters(seed: number, length: number): string {
  const start = Math.floor(rollFor(seed, 2) * 12)
  const end = start + 1 + Math.floor(rollFor(seed, 3) * 6)
  const isSerious = rollFor(seed, 4) < 0.25
  const twelve = Array.from({ length: 12 }, (_, quarter) => {
    if (quarter < start || quarter >= end) return rollFor(seed, 5 + quarter) < 0.04 ? 'U' : '_'
    return isSerious && quarter > start ? 'S' : 'V'
  })
  return `${twelve.join('')}${length === 13 ? 'U' : ''}`
}

function inspectionsOf(seed: number, program: string, isTroubled: boolean): SampleFacilityInspection[] {
  const roll = rollFor(seed, 20)
  const count = roll > 0.997 ? 240 : Math.floor(roll * (isTroubled ? 7 : 3))
  const types = visits[program] ?? ['Evaluation']
  return newestFirst(
    Array.from({ length: count }, (_, visit) => ({
      day: worldDay - Math.floor(rollFor(seed, 1_000 + visit) * fiveYears),
      type: pickBy(rollFor(seed, 2_000 + visit), types),
      agency: pickBy(rollFor(seed, 3_000 + visit), agencies),
      finding: pickBy(rollFor(seed, 4_000 + visit), findings),
      isCounted: rollFor(seed, 5_000 + visit) < 0.9,
    })),
  )
}

function actionsOf(
  seed: number,
  salt: number,
  types: readonly [string, ...string[]],
  fined: number,
): SampleEnforcementAction[] {
  const count = 1 + Math.floor(rollFor(seed, salt) * 3)
  // Some lists contain an action twice, because an agency can send two equal orders on one day.
  const isTwin = rollFor(seed, salt + 17) < 0.2
  return newestFirst(
    Array.from({ length: count }, (_, index) => {
      const action = isTwin && index === 1 ? 0 : index
      const roll = rollFor(seed, salt + 5 + action)
      return {
        day: worldDay - Math.floor(rollFor(seed, salt + 1 + action) * fiveYears),
        type: pickBy(roll, types),
        agency: pickBy(rollFor(seed, salt + 9 + action), agencies),
        penalty: roll < fined ? Math.round(10 ** (2 + 3 * rollFor(seed, salt + 13 + action))) : null,
      }
    }),
  )
}

function newestFirst<T extends { day: number }>(events: T[]): T[] {
  return events.sort((a, b) => b.day - a.day)
}
