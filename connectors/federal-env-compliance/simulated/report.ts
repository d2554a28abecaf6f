import {
  facilityByProgramId,
  facilityByRegistryId,
  permitId,
  type SampleFacility,
} from '@/lib/sample-world/facilities/facilities'
import { registryIdOf } from '@/lib/sample-world/facilities/identifiers'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import { chemicalsOf, releasesOf, type ToxicRelease } from '@/lib/sample-world/facilities/releases'
import { emptySections, extractDates, systems, writePounds } from './format'
import { writeEvents } from './report-events'
import { coordinate, permitRows } from './report-permits'
import { writeGrids } from './report-quarters'
import { writeSummaries } from './report-summaries'

export function findReport(id: string, repeats: number): Record<string, unknown> | null {
  const facility = facilityByRegistryId(id) ?? facilityByProgramId(id)
  if (!facility) return null
  // The source links a few program ids to two sites, and then lists both sites instead of a report.
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

function reportOf(facility: SampleFacility, repeats: number): Record<string, unknown> {
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

/** `TRIHistory` lists the newest year first. In `TRIReleases`, the newest year is the column `Year10`. */
function writeReleases(facility: SampleFacility) {
  const permit = facility.permits.find(({ program }) => program === 'toxics')
  if (!permit) return { TRIHistory: {}, TRIReleases: {} }
  const releases = releasesOf(facility.number)
  const sourceId = permitId(facility, permit)
  return {
    TRIHistory: { Sources: [{ ReleaseYear: releases.map((release) => yearRow(sourceId, release)) }] },
    TRIReleases: {
      Header: [Object.fromEntries(tenYears((back) => String(2025 - back), ''))],
      Chemicals: chemicalsOf(facility.number).map((name, place) => ({
        ChemicalName: name,
        ...Object.fromEntries(
          tenYears(
            (back) => writePounds(releases[back] ? Math.round(releases[back].air / (place + 1)) : null),
            'Pounds',
          ),
        ),
      })),
    },
  }
}

function yearRow(sourceId: string, { year, air, water, land, sewer, offSite }: ToxicRelease) {
  const onSite = air + (water ?? 0) + (land ?? 0)
  return {
    SourceID: sourceId,
    Year: String(year),
    TotalAirEmissions: writePounds(air),
    SurfaceWaterDischarges: writePounds(water),
    UndergroundInjections: null,
    ReleasesToLand: writePounds(land),
    OffSiteTransfersPOTWS: writePounds(sewer),
    TotalOnSiteReleases: writePounds(onSite),
    TotalOffSiteReleases: writePounds(offSite),
    TotalReleasesTransfers: writePounds(onSite + offSite),
  }
}

function tenYears(value: (back: number) => string | null, suffix: string) {
  return Array.from({ length: 10 }, (_, back) => [`Year${10 - back}${suffix}`, value(back)] as const)
}

function emptySection({ number }: SampleFacility, place: number): unknown {
  const roll = rollFor(number, 970 + place)
  if (roll < 0.15) return null
  return roll < 0.25 ? '' : {}
}

function writeCodes(facility: SampleFacility) {
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

function spatialMetadata(facility: SampleFacility) {
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
