import { recordOf, type SampleComplianceRecord } from './compliance'
import type { FacilityCounty } from './counties'
import { airIdOf, drinkingWaterIdOf, wasteIdOf, waterIdOf } from './identifiers'
import type { SampleIndustry } from './industries'
import { rollFor } from './numbers'

export type SampleProgram =
  | 'air'
  | 'water'
  | 'waste'
  | 'drinkingWater'
  | 'toxics'
  | 'greenhouse'
  | 'emissions'
  | 'risk'
  | 'brownfield'
  | 'superfund'

export interface SampleProgramPermit {
  program: SampleProgram
  ordinal: number
  id: string | null
  isActive: boolean
  isMajor: boolean
  record: SampleComplianceRecord | null
}

const letters: readonly (readonly [string, SampleProgram])[] = [
  ['A', 'air'],
  ['W', 'water'],
  ['R', 'waste'],
  ['S', 'drinkingWater'],
  ['T', 'toxics'],
  ['G', 'greenhouse'],
  ['E', 'emissions'],
  ['M', 'risk'],
  ['B', 'brownfield'],
  ['F', 'superfund'],
]

const sometimes = 0.35
const secondAirPermitShare = 0.04
const secondWaterPermitShare = 0.2
const thirdWaterPermitShare = 0.04

function isUnder(facility: number, industry: SampleIndustry, program: SampleProgram): boolean {
  return letters.some(([letter, name], place) => name === program && holds(facility, industry, letter, place))
}

export function permitCount(facility: number, industry: SampleIndustry, program: SampleProgram): number {
  return isUnder(facility, industry, program) ? timesOf(facility, program) : 0
}

export function isPermitActive(facility: number, program: SampleProgram, ordinal: number): boolean {
  return rollFor(facility, 200 + 10 * placeOf(program) + ordinal) < 0.62
}

export function permitsOf(
  facility: number,
  county: FacilityCounty,
  industry: SampleIndustry,
): SampleProgramPermit[] {
  return letters.flatMap(([letter, program], place) => {
    if (!holds(facility, industry, letter, place)) return []
    return Array.from({ length: timesOf(facility, program) }, (_, ordinal) => ({
      program,
      ordinal,
      id: idOf(facility, county, program, ordinal),
      isActive: isPermitActive(facility, program, ordinal),
      isMajor: rollFor(facility, 300 + place) < 0.08,
      record: recordOf(facility, program, ordinal),
    }))
  })
}

function holds(facility: number, { programs }: SampleIndustry, letter: string, place: number): boolean {
  if (programs.includes(letter)) return true
  return programs.includes(letter.toLowerCase()) && rollFor(facility, 400 + place) < sometimes
}

function timesOf(facility: number, program: SampleProgram): number {
  const roll = rollFor(facility, 8)
  if (program === 'air') return roll < secondAirPermitShare ? 2 : 1
  if (program !== 'water') return 1
  if (roll < thirdWaterPermitShare) return 3
  return roll < secondWaterPermitShare ? 2 : 1
}

function idOf(
  facility: number,
  county: FacilityCounty,
  program: SampleProgram,
  ordinal: number,
): string | null {
  if (program === 'air') return airIdOf(facility, county, ordinal)
  if (program === 'water') return waterIdOf(facility, county, ordinal)
  if (program === 'waste') return wasteIdOf(facility, county)
  if (program === 'drinkingWater') return drinkingWaterIdOf(facility, county)
  if (program === 'toxics') return null
  return String((placeOf(program) + 1) * 1_000_000_000 + facility)
}

function placeOf(program: SampleProgram): number {
  return letters.findIndex(([, name]) => name === program)
}
