import { permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import type { SampleProgram, SampleProgramPermit } from '@/lib/sample-world/facilities/permits'

interface System {
  acronym: string
  name: string
  interest: string
}

export const systemOf: Readonly<Record<SampleProgram, System>> = {
  air: { acronym: 'AIR', name: 'ICIS-AIR', interest: 'AIR MINOR' },
  water: {
    acronym: 'NPDES',
    name: 'NATIONAL POLLUTANT DISCHARGE ELIMINATION SYSTEM',
    interest: 'ICIS-NPDES NON-MAJOR',
  },
  waste: {
    acronym: 'RCRAINFO',
    name: 'RESOURCE CONSERVATION AND RECOVERY ACT INFORMATION',
    interest: 'VSQG',
  },
  drinkingWater: { acronym: 'SFDW', name: 'SAFE DRINKING WATER', interest: 'COMMUNITY WATER SYSTEM' },
  toxics: { acronym: 'TRIS', name: 'TOXIC RELEASE INVENTORY SYSTEM', interest: 'TRI REPORTER' },
  greenhouse: {
    acronym: 'E-GGRT',
    name: 'ELECTRONIC GREENHOUSE GAS REPORTING TOOL',
    interest: 'GREENHOUSE GAS REPORTER',
  },
  emissions: {
    acronym: 'EIS',
    name: 'EMISSION INVENTORY SYSTEM',
    interest: 'CRITERIA AND HAZARDOUS AIR POLLUTANT INVENTORY',
  },
  risk: { acronym: 'RMP', name: 'RISK MANAGEMENT PLAN', interest: 'RISK MANAGEMENT PLAN REPORTER' },
  brownfield: {
    acronym: 'ACRES',
    name: 'ASSESSMENT, CLEANUP AND REDEVELOPMENT EXCHANGE SYSTEM',
    interest: 'BROWNFIELDS PROPERTY',
  },
  superfund: {
    acronym: 'SEMS',
    name: 'SUPERFUND ENTERPRISE MANAGEMENT SYSTEM',
    interest: 'SUPERFUND (NON-NPL)',
  },
}

export const programs = Object.keys(systemOf).filter((name): name is SampleProgram =>
  Object.hasOwn(systemOf, name),
)

export interface Link {
  facility: SampleFacility
  permit: SampleProgramPermit
}

export function linksOf(facility: SampleFacility): Link[] {
  return facility.permits.map((permit) => ({ facility, permit }))
}

export function linkId({ facility, permit }: Link): string {
  return permitId(facility, permit)
}

/** Some program records were never tied to a site. */
export function isTied({ facility, permit }: Link): boolean {
  return facility.isRegistered && rollFor(facility.number, 1_000 + permit.ordinal) >= 0.004
}
