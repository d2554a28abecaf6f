import {
  type Facility,
  facilityByProgramId,
  facilityByRegistryId,
  permitId,
} from '@/lib/sample-world/facilities'
import { registryIdOf } from '@/lib/sample-world/facility-identifiers'
import { rollFor } from '@/lib/sample-world/facility-numbers'
import { writeEvents } from './simulated-report-events'
import { coordinate, permitRows } from './simulated-report-permits'
import { writeGrids } from './simulated-report-quarters'
import { writeReleases } from './simulated-report-releases'
import { writeSummaries } from './simulated-report-summaries'
import { emptySections, extractDates, systems } from './simulated-report-text'

/** By registry id or by a permit's id; null where neither is known. */
export function findReport(id: string, repeats: number): Record<string, unknown> | null {
  const facility = facilityByRegistryId(id) ?? facilityByProgramId(id)
  if (!facility) return null
  // A few permits are linked to two sites, and the source picks neither.
  if (id !== facility.registryId && rollFor(facility.number, 960) < 0.02) {
    const other = registryIdOf(facility.number + 1)
    return {
      Message: 'Success',
      MultipleFRSFacilities: { RegistryIDs: [facility.registryId, other] },
      Permits: [],
    }
  }
  return reportOf(facility, repeats)
}

function reportOf(facility: Facility, repeats: number): Record<string, unknown> {
  const present = [...new Set(facility.permits.map(({ program }) => systems[program].system))]
  return {
    Message: 'Success',
    RegistryID: facility.registryId,
    MultipleFRSFacilities: {},
    ...Object.fromEntries(emptySections.map((name, place) => [name, emptySection(facility, place)])),
    Permits: permitRows(facility),
    SystemExtractDates: {
      Dates: ['FRS', ...present]
        .filter((system) => extractDates[system])
        .map((system) => ({ EPASystem: system, SystemExtractDate: extractDates[system] })),
    },
    ...writeCodes(facility),
    ...writeSummaries(facility),
    ...writeEvents(facility, repeats),
    ...writeGrids(facility),
    ...writeReleases(facility),
    SpatialMetadata: spatialMetadata(facility),
    MapOutput: {
      IconBaseURL: 'https://echo.epa.gov/app/map/icons/',
      CenterLatitude: coordinate(facility, 'latitude'),
      CenterLongitude: coordinate(facility, 'longitude'),
      MapData: [],
    },
  }
}

/** Nothing is written in three ways. */
function emptySection({ number }: Facility, place: number): unknown {
  const roll = rollFor(number, 970 + place)
  if (roll < 0.15) return null
  return roll < 0.25 ? '' : {}
}

function writeCodes(facility: Facility) {
  const holders = facility.permits.filter(({ program }) => systems[program].statute !== '')
  const ids = holders.map((permit) => ({
    SourceID: permitId(facility, permit),
    EPASystem: systems[permit.program].system,
  }))
  return {
    NAICS: {
      Sources: ids.map((id) => ({
        NAICSCodes: facility.industries.map(({ naics, naicsName }) => ({
          ...id,
          NAICSCode: naics,
          NAICSDesc: naicsName,
        })),
      })),
    },
    SIC: {
      Sources: ids.map((id) => ({
        SICCodes: facility.industries.map(({ sic, sicName }) => ({ ...id, SICCode: sic, SICDesc: sicName })),
      })),
    },
  }
}

function spatialMetadata(facility: Facility) {
  if (!facility.position) return {}
  return {
    RegistryID: facility.registryId,
    Latitude83: coordinate(facility, 'latitude'),
    Longitude83: coordinate(facility, 'longitude'),
    CollectionMethod: facility.collectionMethod,
    ReferencePoint: facility.referencePoint,
    CalculatedAccuracy: facility.accuracyMeters === null ? null : `${facility.accuracyMeters} Meters`,
    CoordinateSourceSystem: 'FRS',
    CoordinateSourceSystemId: facility.registryId,
  }
}
