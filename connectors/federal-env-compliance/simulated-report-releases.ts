import { type Facility, permitId } from '@/lib/sample-world/facilities'
import { chemicalsOf, type Release, releasesOf } from '@/lib/sample-world/facility-releases'
import { writePounds } from './simulated-format'

/** Years run down in one table; in the other, the tenth column is the newest. */
export function writeReleases(facility: Facility) {
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

function yearRow(sourceId: string, { year, air, water, land, sewer, offSite }: Release) {
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
