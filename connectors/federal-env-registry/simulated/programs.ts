import { permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import type { SampleProgram, SampleProgramPermit } from '@/lib/sample-world/facilities/permits'
import systems from './systems.json'

interface System {
  acronym: string
  name: string
  interest: string
}

export const systemOf: Readonly<Record<SampleProgram, System>> = systems

export const programs = Object.keys(systemOf).filter((name): name is SampleProgram =>
  Object.hasOwn(systemOf, name),
)

export interface SampleFacilityPermit {
  facility: SampleFacility
  permit: SampleProgramPermit
}

export function linksOf(facility: SampleFacility): SampleFacilityPermit[] {
  return facility.permits.map((permit) => ({ facility, permit }))
}

export function linkId({ facility, permit }: SampleFacilityPermit): string {
  return permitId(facility, permit)
}

/** The registry has not linked every program record to a site. */
export function isTied({ facility, permit }: SampleFacilityPermit): boolean {
  return facility.isRegistered && rollFor(facility.number, 1_000 + permit.ordinal) >= 0.004
}
