import type { SampleProgram } from '@/lib/sample-world/facilities/permits'
import { releasesOf } from '@/lib/sample-world/facilities/releases'
import { writeDay, writeFlag, writeMoney, writeNoDay } from './format'
import {
  accuracy,
  commonValues,
  daysSinceInspection,
  type EchoRowSource,
  type EchoValue,
  type EchoValueReaders,
  idsOf,
  naicsCodes,
  siteValues,
} from './row-source'
import { describeStanding, penaltyTotal, standingOf, worstQuarters } from './standing'

export const facilityValues: EchoValueReaders = {
  ...commonValues,
  ...siteValues('Fac'),
  RegistryID: ({ facility }) => facility.registryId,
  FacCounty: ({ facility }) => facility.county.name.toUpperCase(),
  FacDerivedStctyFIPS: ({ facility }) => facility.county.geoid,
  DfrUrl: ({ facility }) => `https://echo.epa.gov/detailed-facility-report?fid=${facility.registryId}`,
  FacFederalFlg: ({ facility }) => (facility.isFederal ? 'Y' : null),
  FacNAICSCodes: naicsCodes,
  FacAccuracyMeters: accuracy,
  FacCollectionMethod: ({ facility }) => (facility.position ? facility.collectionMethod : null),
  FacReferencePoint: ({ facility }) => (facility.position ? facility.referencePoint : null),
  AIRIDs: (row) => idsOf(row, 'air'),
  NPDESIDs: (row) => idsOf(row, 'water'),
  RCRAIDs: (row) => idsOf(row, 'waste'),
  SDWAIDs: (row) => idsOf(row, 'drinkingWater'),
  TRIIDs: (row) => idsOf(row, 'toxics'),
  GHGIDs: (row) => idsOf(row, 'greenhouse'),
  AIRFlag: (row) => holds(row, 'air'),
  NPDESFlag: (row) => holds(row, 'water'),
  RCRAFlag: (row) => holds(row, 'waste'),
  SDWISFlag: (row) => holds(row, 'drinkingWater'),
  TRIFlag: (row) => holds(row, 'toxics'),
  GHGFlag: (row) => holds(row, 'greenhouse'),
  FacActiveFlag: ({ facility, roll }) => (facility.isActive ? 'Y' : roll(10) < 0.5 ? 'N' : null),
  FacMajorFlag: ({ facility }) => (facility.permits.some(({ isMajor }) => isMajor) ? 'Y' : null),
  FacSNCFlg: ({ standing }) => writeFlag(standing.isSignificant),
  FacQtrsWithNC: ({ standing }) => String(standing.quartersWithViolation),
  FacProgramsWithSNC: programsWithSignificant,
  FacComplianceStatus: ({ standing, roll }) =>
    describeStanding('water', standing) ?? (roll(11) < 0.5 ? 'Unknown' : null),
  CAAComplianceStatus: (row) => statusOf(row, 'air'),
  CWAComplianceStatus: waterStatus,
  RCRAComplianceStatus: (row) => statusOf(row, 'waste'),
  SDWAComplianceStatus: (row) => statusOf(row, 'drinkingWater'),
  CWAComplianceTracking: (row) => (holds(row, 'water') === 'Y' ? tracking(row) : null),
  Fac3yrComplianceHistory: ({ standing }) => worstQuarters(standing.records, 12),
  FacInspectionCount: ({ standing }) => String(standing.inspections),
  FacDateLastInspection: ({ standing }) => writeDay(standing.lastInspection),
  FacDaysLastInspection: daysSinceInspection,
  FacInformalCount: ({ standing }) => String(standing.notices),
  FacFormalActionCount: ({ standing }) => String(standing.formal),
  FacDateLastFormalAction: ({ standing, roll }) => writeDay(standing.lastFormal) ?? writeNoDay(roll(12)),
  FacPenaltyCount: ({ standing }) =>
    standing.penalties.length > 0 ? String(standing.penalties.length) : null,
  FacTotalPenalties: ({ standing }) => writeMoney(penaltyTotal(standing)),
  FacDateLastPenalty: ({ standing }) => writeDay(standing.lastPenalty?.day),
  FacLastPenaltyAmt: ({ standing }) => writeMoney(standing.lastPenalty?.penalty ?? null),
  TRIReleasesTransfers: releases,
}

function holds({ facility }: EchoRowSource, program: SampleProgram): EchoValue {
  return writeFlag(facility.permits.some((permit) => permit.program === program))
}

function statusOf({ facility }: EchoRowSource, program: SampleProgram): EchoValue {
  return describeStanding(
    program,
    standingOf(facility.permits.filter((permit) => permit.program === program)),
  )
}

function waterStatus(row: EchoRowSource): EchoValue {
  const permits = row.facility.permits.filter(({ program }) => program === 'water')
  if (permits.length > 0 && permits.every(({ isActive }) => !isActive)) return 'Terminated Permit'
  return statusOf(row, 'water')
}

function programsWithSignificant({ facility }: EchoRowSource): EchoValue {
  const programs = new Set(
    facility.permits.filter((permit) => standingOf([permit]).isSignificant).map(({ program }) => program),
  )
  return String(programs.size)
}

export function tracking({ roll }: EchoRowSource): EchoValue {
  if (roll(13) < 0.5) return 'Off'
  return roll(13) < 0.6 ? 'Partial' : 'On'
}

function releases({ facility }: EchoRowSource): EchoValue {
  if (facility.permits.every(({ program }) => program !== 'toxics')) return null
  const [newest] = releasesOf(facility.number)
  return newest ? String(newest.air + newest.offSite) : null
}
