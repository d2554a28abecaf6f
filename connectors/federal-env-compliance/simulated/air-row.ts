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
  siteValues,
} from './row-source'
import { describeAirPermit, describeStanding, penaltyTotal, worstQuarters } from './standing'

export const airValues: EchoValueReaders = {
  ...commonValues,
  ...siteValues('AIR'),
  SourceID: ({ permit }) => permit?.id ?? null,
  RegistryID: registryIdOf,
  AIRCounty: ({ facility }) => facility.county.name,
  AIRFIPSCode: ({ facility }) => facility.county.geoid,
  AIRNAICS: naicsCodes,
  AIRIDs: (row) => idsOf(row, 'air'),
  RCRAIDs: (row) => idsOf(row, 'waste'),
  SDWAIDs: (row) => idsOf(row, 'drinkingWater'),
  TRIIDs: (row) => idsOf(row, 'toxics'),
  AIRPrograms: ({ roll }) => (roll(20) < 0.3 ? 'MACT, SIP' : 'SIP'),
  AIRStatus: ({ permit, roll }) => (permit ? describeAirPermit(permit, roll(21)) : null),
  AIRClassification: classification,
  AIRUniverse: classification,
  AIRMajorFlag: ({ permit }) => (permit?.isMajor ? 'Y' : 'N'),
  AIRComplStatus: ({ standing }) => describeStanding('air', standing),
  AIRHpvStatus: ({ standing, roll }) => {
    if (!standing.isSignificant) return 'No High Priority Violation'
    return roll(22) < 0.5 ? 'Unaddressed-State' : 'Addressed-EPA'
  },
  AIRQtrsWithHpv: ({ standing }) => String(standing.quartersWithSignificant),
  AIRQtrsWithViol: ({ standing }) => String(standing.quartersWithViolation),
  AIRRecentViolCnt: ({ standing }) => (standing.isInViolation ? '1' : '0'),
  AIRLastViolDate: ({ standing, roll }) =>
    standing.hadViolation ? writeDay(standing.lastNotice) : writeNoDay(roll(23)),
  AIRPollRecentViol: ({ standing }) => (standing.isInViolation ? 'FACIL' : null),
  AIREvalCnt: ({ standing }) => String(standing.inspections),
  AIRLastEvalDate: ({ standing }) => writeDay(standing.lastInspection),
  AIRDaysLastEval: daysSinceInspection,
  AIRFceCnt: (row) => String(fullEvaluations(row).length),
  AIRLastFceDate: (row) => writeDay(fullEvaluations(row)[0]),
  AIRIeaCnt: ({ standing }) => String(standing.notices),
  AIRFeaCnt: ({ standing }) => String(standing.formal),
  AIRLastIeaDate: ({ standing }) => writeDay(standing.lastNotice),
  AIRLastFeaDate: ({ standing, roll }) => writeDay(standing.lastFormal) ?? writeNoDay(roll(24)),
  AIRPenalties: ({ standing }) => writeMoney(penaltyTotal(standing)),
  AIRLastPenaltyDate: ({ standing }) => writeDay(standing.lastPenalty?.day),
  EPASystem: () => 'ICIS-Air',
  Statute: () => 'CAA',
  AIR3yrComplQtrsHistory: ({ standing }) => worstQuarters(standing.records, 12),
}

function classification({ permit, roll }: EchoRowSource): EchoValue {
  if (permit?.isMajor) return 'Major Emissions'
  return roll(25) < 0.3 ? 'Synthetic Minor Emissions' : 'Minor Emissions'
}

function fullEvaluations({ standing }: EchoRowSource): number[] {
  const visits = standing.records.flatMap(({ inspections }) => inspections)
  return visits.filter(({ type }) => type.startsWith('FCE')).map(({ day }) => day)
}
