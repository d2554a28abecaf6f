import { readFlag, readText } from '@/lib/published-text'
import { isFrsId } from '@/lib/records/facility/fields'
import { nameLaw } from '@/lib/records/facility/programs'
import type { ComplianceReportFacility } from '@/lib/records/facility/report-facility'
import type { ComplianceReportPermit } from '@/lib/records/facility/report-permit'
import { readDate, readNumber, readPosition } from '../published-values'
import {
  type ComplianceReportEntry,
  type ComplianceReportSections,
  objectAt,
  rowsAt,
} from './report-sections'

export function readFacility(
  sections: ComplianceReportSections,
  requestedId: string,
): ComplianceReportFacility {
  const permits = rowsAt(sections, 'Permits')
  const identity = identify(permits, requestedId)
  const place = objectAt(sections, 'SpatialMetadata')
  const position =
    readPosition(place.Latitude83, place.Longitude83) ?? readPosition(identity.Latitude, identity.Longitude)
  const own = readText(sections.RegistryID) ?? (isRegistryRow(identity) ? readText(identity.SourceID) : null)
  const registryId = own ?? (isFrsId(requestedId) ? requestedId : null)
  return {
    registryId,
    isFrsId: isFrsId(registryId),
    name: readText(identity.FacilityName),
    street: readText(identity.FacilityStreet),
    city: readText(identity.FacilityCity),
    state: readText(identity.FacilityState),
    zip: readText(identity.FacilityZip),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    coordinateMethod: readText(place.CollectionMethod) ?? readText(identity.CollectDesc),
    coordinateAccuracyMeters: readAccuracy(place.CalculatedAccuracy) ?? readNumber(identity.AccuracyValue),
    naics: readCodes(sections, 'NAICS'),
    sic: readCodes(sections, 'SIC'),
    indianCountry: readFlag(identity.IndianCountry),
    otherRegistryIds: readOthers(sections, registryId),
    permits: permits.filter((permit) => !isRegistryRow(permit)).map(toPermit),
  }
}

const isRegistryRow = (permit: ComplianceReportEntry) => readText(permit.EPASystem) === 'FRS'

function identify(permits: ComplianceReportEntry[], requestedId: string): ComplianceReportEntry {
  const registry = permits.filter(isRegistryRow)
  const named = (permit: ComplianceReportEntry) => readText(permit.SourceID) === requestedId
  return registry.find(named) ?? registry[0] ?? permits.find(named) ?? permits[0] ?? {}
}

const readAccuracy = (value: unknown) => readNumber(readText(value)?.replace(/\s*meters?$/i, ''))

function readCodes(sections: ComplianceReportSections, kind: 'NAICS' | 'SIC') {
  const rows = rowsAt(sections, kind, 'Sources').flatMap((source) => rowsAt(source, `${kind}Codes`))
  const codes = rows.flatMap((row) => {
    const value = readText(row[`${kind}Code`])
    return value ? [[value, { code: value, description: readText(row[`${kind}Desc`]) }] as const] : []
  })
  return [...new Map(codes).values()]
}

/**
 * The source may have several sites with the requested id, and then sends the ids of all of them. Returns the
 * ids except `own`.
 */
function readOthers(sections: ComplianceReportSections, own: string | null): string[] {
  const { RegistryIDs: published } = objectAt(sections, 'MultipleFRSFacilities')
  const ids = (Array.isArray(published) ? published : [published]).flatMap((each) => {
    return readText(each) ?? readText(objectAt({ each }, 'each').RegistryID) ?? []
  })
  return [...new Set(ids)].filter((id) => id !== own)
}

/** Removes the padding in "Active (H )", and empty parentheses. */
const unpad = (status: string | null) => status?.replace(/\s*\(\s*\)$/, '').replace(/\s+\)$/, ')') ?? null

function toPermit(permit: ComplianceReportEntry): ComplianceReportPermit {
  const statute = readText(permit.Statute)
  return {
    statute,
    programName: statute && nameLaw(statute),
    system: readText(permit.EPASystem),
    sourceId: readText(permit.SourceID),
    name: readText(permit.FacilityName),
    universe: readText(permit.Universe),
    status: unpad(readText(permit.FacilityStatus)),
    expires: readDate(permit.ExpDate),
    areas: readText(permit.Areas),
  }
}
