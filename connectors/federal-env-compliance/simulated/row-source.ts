import { regionOf } from '@/lib/sample-world/facilities/counties'
import { worldDay } from '@/lib/sample-world/facilities/dates'
import { permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import type { SampleProgram, SampleProgramPermit } from '@/lib/sample-world/facilities/permits'
import type { SampleFacilityAddress } from '@/lib/sample-world/facilities/site'
import { writeCodes } from './format'
import type { ProgramCompliance } from './standing'

export interface EchoRowSource {
  facility: SampleFacility
  permit: SampleProgramPermit | undefined
  standing: ProgramCompliance
  address(): SampleFacilityAddress
  roll(question: number): number
}

export type EchoValue = string | null
export type EchoValueReaders = Readonly<Record<string, (row: EchoRowSource) => EchoValue>>

export function idsOf({ facility }: EchoRowSource, program: SampleProgram): string | null {
  const ids = facility.permits.filter((permit) => permit.program === program)
  return ids.map((permit) => permitId(facility, permit)).join(' ') || null
}

export const commonValues: EchoValueReaders = {
  FacFIPSCode: ({ facility }) => facility.county.geoid,
  FacLat: (row) => coordinate(row, 'latitude'),
  FacLong: (row) => coordinate(row, 'longitude'),
  FacMapFlg: ({ facility }) => (facility.position ? 'Y' : 'N'),
  FacIndianCntryFlg: ({ facility }) => (facility.isInIndianCountry ? 'Y' : 'N'),
  FacSICCodes: sicCodes,
  FacStdCountyName: ({ facility, roll }) =>
    roll(1) < 0.12 ? null : `${facility.county.name.toUpperCase()} COUNTY`,
  CalculatedAccuracyMeters: accuracy,
  CollectionMethod: ({ facility }) => (facility.position ? facility.collectionMethod : null),
  ReferencePoint: ({ facility }) => (facility.position ? facility.referencePoint : null),
}

function coordinate({ facility, roll }: EchoRowSource, axis: 'longitude' | 'latitude'): EchoValue {
  if (!facility.position) return roll(2) < 0.5 ? null : '0'
  return String(facility.position[axis])
}

export function accuracy({ facility }: EchoRowSource): EchoValue {
  return facility.accuracyMeters === null ? null : String(facility.accuracyMeters)
}

export function sicCodes({ facility }: EchoRowSource): EchoValue {
  return writeCodes(facility.industries.map(({ sic }) => sic))
}

export function naicsCodes({ facility }: EchoRowSource): EchoValue {
  return writeCodes(facility.industries.map(({ naics }) => naics))
}

export function zipCode({ address, roll }: EchoRowSource): EchoValue {
  const { zip } = address()
  return roll(3) < 0.15 ? `${zip}-${String(Math.floor(roll(4) * 10_000)).padStart(4, '0')}` : zip
}

export const daysSinceInspection = ({ standing: { lastInspection } }: EchoRowSource): EchoValue =>
  lastInspection === null ? null : String(worldDay - lastInspection)

export const registryIdOf = ({ facility }: EchoRowSource): EchoValue =>
  facility.isRegistered ? facility.registryId : ''

export const siteValues = (prefix: string): EchoValueReaders => ({
  [`${prefix}Name`]: ({ facility }) => facility.name,
  [`${prefix}Street`]: ({ address }) => address().street,
  [`${prefix}City`]: ({ address }) => address().city,
  [`${prefix}State`]: ({ facility }) => facility.county.state,
  [`${prefix}Zip`]: zipCode,
  [`${prefix}EPARegion`]: ({ facility }) => regionOf(facility.county.state),
})
