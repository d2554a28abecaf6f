import { z } from 'zod'
import { readFlag, readText } from '@/lib/published-text'
import { facility, isFrsId } from '@/lib/records/facility/fields'
import { readCount, readDate, readList, readMoney, readNumber, readPosition } from '../published-values'
import { type ComplianceServiceName, type RowField, services } from '../services'
import { reportPage } from '../wire'

const { distanceMiles: _, ...published } = facility.shape
export const facilityRow = z.object(published)
export type FacilityRow = z.output<typeof facilityRow>

/** Ignores the case of column names, because the source has changed the case over the years. */
export function toFacilityRow(
  service: ComplianceServiceName,
  published: Record<string, unknown>,
): FacilityRow {
  const values = new Map(Object.entries(published).map(([name, value]) => [name.toLowerCase(), value]))
  const { columns } = services[service]
  const value = (field: RowField) => values.get(columns[field]?.toLowerCase() ?? '')
  return { ...identityOf(value), ...programsOf(service, value), ...complianceOf(service, value) }
}

type Value = (field: RowField) => unknown

function identityOf(value: Value) {
  const registryId = readText(value('registryId'))
  const position = readPosition(value('latitude'), value('longitude'))
  return {
    registryId,
    isFrsId: isFrsId(registryId),
    sourceId: readText(value('sourceId')),
    name: readText(value('name')),
    street: readText(value('street')),
    city: readText(value('city')),
    state: readText(value('state')),
    zip: readText(value('zip')),
    county: readText(value('county')) ?? readText(value('standardCounty')),
    countyFips: readText(value('countyFips')),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    coordinateAccuracyMeters: readNumber(value('accuracy')),
    coordinateMethod: readText(value('positionMethod')),
    detailUrl: registryId && reportPage(registryId),
  }
}

function programsOf(service: ComplianceServiceName, value: Value) {
  return {
    programs: {
      air: service === 'air' || readFlag(value('air')),
      water: service === 'water' || readFlag(value('water')),
      hazardousWaste: readFlag(value('hazardousWaste')),
      drinkingWater: readFlag(value('drinkingWater')),
      toxicsRelease: readFlag(value('toxicsRelease')),
      greenhouseGas: readFlag(value('greenhouseGas')),
    },
    programIds: {
      air: readList(value('airIds')),
      npdes: readList(value('npdesIds')),
      rcra: readList(value('rcraIds')),
      sdwa: readList(value('sdwaIds')),
      tri: readList(value('triIds')),
    },
    airPrograms: readList(value('airPrograms'), /[^,]+/g),
    naics: readList(value('naics')),
    sic: readList(value('sic')),
    active: readFlag(value('active')),
    major: readMajor(value('major')),
    federal: readFlag(value('federal')),
    permitStatus: readText(value('permitStatus')),
    permitType: readText(value('permitType')),
    permitExpires: readDate(value('permitExpires')),
    operatingStatus: readText(value('operatingStatus')),
    receivingWater: readText(value('receivingWater')),
    watershed: readText(value('watershed')),
    impairedWater: readFlag(value('impairedWater')),
  }
}

/** For a water permit the source writes M (major) or N (minor), and for other permits Y or N. */
const readMajor = (value: unknown) => (readText(value) === 'M' ? true : readFlag(value))

function complianceOf(service: ComplianceServiceName, value: Value) {
  const status = readText(value('status'))
  const penalties = readMoney(value('penalties'))
  return {
    complianceStatus: status,
    statusByProgram: {
      caa: service === 'air' ? status : readText(value('caa')),
      cwa: service === 'water' ? status : readText(value('cwa')),
      rcra: readText(value('rcra')),
      sdwa: readText(value('sdwa')),
    },
    significantViolation:
      service === 'air' ? readPriority(value('significant'), status) : readFlag(value('significant')),
    significantViolationText: readText(value('significant')),
    quartersInNoncompliance: readCount(value('quarters')),
    quartersInSignificant: readCount(value('significantQuarters')),
    complianceTracking: readText(value('tracking')),
    complianceHistory: historyOf(readText(value('history')), status),
    inspectionsLast5Years: readCount(value('inspections')),
    lastInspectionDate: readDate(value('lastInspection')),
    informalActionsLast5Years: readCount(value('informal')),
    formalActionsLast5Years: readCount(value('formal')),
    lastFormalActionDate: readDate(value('lastFormal')),
    penaltiesLast5Years: {
      count: readCount(value('penaltyCount')),
      usd: penalties?.usd ?? null,
      text: penalties?.text ?? null,
    },
    lastPenaltyDate: readDate(value('lastPenalty')),
  }
}

/** Air permits have a phrase such as "No High Priority Violation" where other permits have Y or N. */
function readPriority(cell: unknown, status: string | null): boolean | null {
  if (/^high priority violation$/i.test(status ?? '')) return true
  return /^no high priority violation$/i.test(readText(cell) ?? '') ? false : readFlag(cell)
}

/** A facility without any compliance record has no status, and `_` in every quarter. */
function historyOf(quarters: string | null, status: string | null): FacilityRow['complianceHistory'] {
  if (quarters === null) return null
  return { quarters, order: 'oldest-first', recorded: status !== null || /[^_]/.test(quarters) }
}
