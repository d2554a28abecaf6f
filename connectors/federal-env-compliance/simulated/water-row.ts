import { worldDay } from '@/lib/sample-world/facilities/dates'
import { tracking } from './facility-row'
import { writeDay, writeMoney, writeNoDay } from './format'
import {
  commonValues,
  daysSinceInspection,
  type EchoRowSource,
  type EchoValue,
  type EchoValueReaders,
  idsOf,
  naicsCodes,
  registryIdOf,
  sicCodes,
  siteValues,
} from './row-source'
import { describeStanding, describeWaterPermit, penaltyTotal, worstQuarters } from './standing'

export const waterValues: EchoValueReaders = {
  ...commonValues,
  ...siteValues('CWP'),
  SourceID: ({ permit }) => permit?.id ?? null,
  MasterExternalPermitNmbr: ({ facility, permit }) =>
    permit?.ordinal === 0 ? null : `${facility.county.state}R150000`,
  RegistryID: registryIdOf,
  EPASystem: () => 'ICP',
  Statute: () => 'CWA',
  CWPCounty: ({ facility, roll }) => (roll(30) < 0.2 ? null : facility.county.name),
  CWPFIPSCode: ({ facility }) => facility.county.geoid,
  CWPSICCodes: sicCodes,
  CWPNAICSCodes: naicsCodes,
  NPDESIDs: (row) => idsOf(row, 'water'),
  AIRIDs: (row) => idsOf(row, 'air'),
  CWPFacilityTypeIndicator: ({ facility }) => (facility.name.includes('WASTEWATER') ? 'POTW' : 'NON-POTW'),
  CWPMajorMinorStatusFlag: ({ permit }) => (permit?.isMajor ? 'M' : 'N'),
  CWPPermitStatusDesc: ({ permit }) => (permit ? describeWaterPermit(permit) : null),
  CWPPermitTypeDesc: ({ permit }) =>
    permit?.ordinal === 0 ? 'NPDES Individual Permit' : 'General Permit Covered Facility',
  PermitComponents: ({ permit, roll }) => {
    if (permit?.ordinal !== 0) return 'Construction Stormwater'
    return roll(31) < 0.4 ? 'POTW' : null
  },
  CWPEffectiveDate: (row) => writeDay(effectiveDay(row)),
  CWPExpirationDate: (row) => (row.roll(32) < 0.05 ? '00/00/0000' : writeDay(effectiveDay(row) + 1_825)),
  CWPTerminationDate: (row) => (row.permit?.isActive ? null : writeDay(effectiveDay(row) + 900)),
  CWPStatus: waterStatus,
  CWPSNCStatus: ({ standing }) =>
    standing.isSignificant ? 'S(DMR NR) - Non-receipt of monitoring report' : null,
  CWPSNCStatusDate: ({ standing, roll }) => (standing.isSignificant ? '06/30/2026' : writeNoDay(roll(33))),
  CWPViolStatus: ({ standing }) => (standing.isInViolation ? 'Yes' : 'No'),
  CWPQtrsWithNC: ({ standing }) => String(standing.quartersWithViolation),
  CWPQtrsWithSNC: ({ standing }) => String(standing.quartersWithSignificant),
  CWPE90Cnt: ({ standing }) =>
    standing.quartersWithViolation > 0 ? String(standing.quartersWithViolation * 2) : null,
  CWPComplianceTracking: tracking,
  CWP13qtrsComplHistory: ({ standing }) => worstQuarters(standing.records, 13),
  CWPInspectionCount: ({ standing }) => String(standing.inspections),
  CWPDateLastInspection: ({ standing }) => writeDay(standing.lastInspection),
  CWPDaysLastInspection: daysSinceInspection,
  CWPInformalEnfActCount: ({ standing }) => String(standing.notices),
  CWPDateLastInformalEa: ({ standing }) => writeDay(standing.lastNotice),
  CWPFormalEaCnt: ({ standing }) => String(standing.formal),
  CWPDateLastFea: ({ standing, roll }) => writeDay(standing.lastFormal) ?? writeNoDay(roll(34)),
  CWPTotalPenalties: ({ standing }) => writeMoney(penaltyTotal(standing)),
  CWPDateLastPenalty: ({ standing }) => writeDay(standing.lastPenalty?.day),
  CWPStateWaterBodyName: ({ roll }) => (roll(35) < 0.5 ? null : 'INKWELL CREEK'),
  RadGnisName: ({ roll }) => (roll(35) < 0.3 ? null : 'Inkwell Creek'),
  CWPImpWaterFlg: ({ roll }) => (roll(36) < 0.2 ? 'Y' : null),
}

function effectiveDay({ roll }: EchoRowSource): number {
  return worldDay - Math.floor(roll(37) * 3_000)
}

function waterStatus({ permit, standing }: EchoRowSource): EchoValue {
  if (!permit?.isActive) return 'Terminated Permit'
  return describeStanding('water', standing) ?? 'Unknown'
}
