import { regionOf } from '@/lib/sample-world/facilities/counties'
import { addressOf, permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import type { SampleProgramPermit } from '@/lib/sample-world/facilities/permits'
import { systems, writeDay } from './format'
import { describeAirPermit, describeWaterPermit } from './standing'

export function permitRows(facility: SampleFacility) {
  const rows = facility.permits.map((permit) => permitRow(facility, permit))
  if (!facility.isRegistered) return rows
  return [
    {
      ...blankRow(facility),
      Statute: '',
      EPASystem: 'FRS',
      SourceID: facility.registryId,
      Latitude: coordinate(facility, 'latitude'),
      Longitude: coordinate(facility, 'longitude'),
      HdatumDesc: facility.position ? 'NAD83' : null,
      CollectDesc: facility.position ? facility.collectionMethod : null,
      RefPointDesc: facility.position ? facility.referencePoint : null,
      AccuracyValue: accuracyOf(facility),
      AccuracyScore: accuracyOf(facility),
    },
    ...rows,
  ]
}

function permitRow(facility: SampleFacility, permit: SampleProgramPermit) {
  const { statute, system } = systems[permit.program]
  return {
    ...blankRow(facility),
    Statute: statute,
    EPASystem: system,
    SourceID: permitId(facility, permit),
    Universe: permit.isMajor ? 'Major' : 'Minor',
    Areas: permit.program === 'air' ? 'CAASIP' : null,
    ExpDate:
      permit.program === 'water' ? writeDay(21_000 + Math.floor(rollFor(facility.number, 961) * 900)) : null,
    SIC: facility.industries[0]?.sic ?? null,
    NAICS: facility.industries[0]?.naics ?? null,
    FacilityStatus: statusOf(facility, permit),
  }
}

function blankRow(facility: SampleFacility) {
  const { street, city, zip } = addressOf(facility)
  return {
    Statute: '',
    EPASystem: '',
    EPARegion: regionOf(facility.county.state),
    SourceID: '',
    FacilityName: facility.name,
    FacilityStreet: street,
    FacilityCity: city,
    FacilityState: facility.county.state,
    FacilityZip: zip,
    Universe: '',
    Areas: null as string | null,
    ExpDate: null as string | null,
    Latitude: null as string | null,
    Longitude: null as string | null,
    IndianCountry: facility.isInIndianCountry ? 'Y' : 'N',
    SIC: null as string | null,
    NAICS: null as string | null,
    DQURL: null,
    HdatumDesc: null as string | null,
    CollectDesc: null as string | null,
    RefPointDesc: null as string | null,
    Scale: null,
    AccuracyValue: null as string | null,
    AccuracyScore: null as string | null,
    HasIcisSsoRpt: 'N',
    HasBioRpt: 'N',
    FacilityStatus: null as string | null,
  }
}

function statusOf({ number }: SampleFacility, permit: SampleProgramPermit): string | null {
  if (permit.program === 'air') return describeAirPermit(permit, rollFor(number, 921))
  if (permit.program === 'water') return describeWaterPermit(permit)
  if (permit.program === 'waste') return permit.isActive ? 'Active (H    )' : 'Inactive (     )'
  return permit.program === 'emissions' ? 'OPERATING' : permit.isActive ? 'Active' : null
}

export function coordinate({ position }: SampleFacility, axis: 'longitude' | 'latitude'): string | null {
  return position ? String(position[axis]) : null
}

function accuracyOf({ accuracyMeters }: SampleFacility): string | null {
  return accuracyMeters === null ? null : String(accuracyMeters)
}
