import type { Position } from 'geojson'
import { toIso } from '@/lib/calendar-day'
import { countyByNumber } from '@/lib/florida/counties'
import { landUseName } from '@/lib/florida/land-use'
import { parcelKey } from '@/lib/florida/parcel-key'
import type { PropertyRecord } from '@/lib/property-record'
import { squareFeetToAcres } from '@/lib/units'
import { dateOf, lastSaleOf, saleBeforeOf } from './sale'
import type { Layer, RecordAttributes } from './wire'

/** A row that is a parcel, as `isUsable` leaves it. */
export type UsableRow = RecordAttributes & { PARCEL_ID: string; CO_NO: number; OWN_NAME?: string | null }

export interface Told {
  layer: Layer
  edition: number | null
  /** Whether the contract publishes the owner in this answer. */
  owner: boolean
  /** Where the twin of points puts the parcel. */
  centroid?: Position | undefined
  polygons?: number
  matchedBy?: string | undefined
}

export function toRecord(row: UsableRow, told: Told): PropertyRecord {
  const name = told.owner ? ownerOf(row) : null
  const address = [row.PHY_ADDR1, row.PHY_ADDR2].filter(Boolean).join(' ') || null
  const sale = lastSaleOf(row)
  return {
    source: 'us-florida-parcels',
    sourceName: 'Florida statewide parcels',
    sourceObjectId: row.OBJECTID,
    parcelId: row.PARCEL_ID,
    alternateParcelId: row.ALT_KEY ?? row.STATE_PAR_,
    owner: name,
    ownerName: name,
    siteAddress: address,
    address,
    mailingAddress: null,
    city: row.PHY_CITY,
    county: countyByNumber(row.CO_NO)?.name ?? null,
    state: 'Florida',
    stateCode: 'FL',
    postalCode: row.PHY_ZIPCD === null ? null : String(row.PHY_ZIPCD).padStart(5, '0'),
    marketValue: row.JV,
    assessedValue: meantIn(row, row.AV_NSD),
    taxableValue: meantIn(row, row.TV_NSD),
    landValue: row.LND_VAL,
    improvementValue: null,
    salePrice: sale?.price ?? null,
    saleDate: sale && dateOf(sale),
    saleYear: sale?.year ?? null,
    // EFF_YR_BLT is younger wherever a house was renovated, so it is no year of construction.
    yearBuilt: row.ACT_YR_BLT,
    area: row.LND_SQFOOT,
    areaUnit: row.LND_SQFOOT === null ? null : 'square feet',
    acreage: row.LND_SQFOOT === null ? null : Number(squareFeetToAcres(row.LND_SQFOOT).toFixed(4)),
    landUse: row.DOR_UC && (landUseName(row.DOR_UC) ?? null),
    legalDescription: row.S_LEGAL,
    sourceUpdatedAt: toIso(told.edition),
    coverage: coverageOf(told),
    sourceAttributes: attributesOf(row, told),
  }
}

/** An amount of 0 is meant where the roll values the parcel at all. */
const meantIn = ({ JV }: UsableRow, amount: number | null) => (JV === null ? amount || null : amount)

/** A county hides a confidential owner behind stars. */
function ownerOf({ OWN_NAME }: UsableRow): string | null {
  return OWN_NAME && !/^[*\s]+$/.test(OWN_NAME) ? OWN_NAME : null
}

function coverageOf({ owner }: Told): PropertyRecord['coverage'] {
  const unpublished = 'Improvement value is not published, and not derived here.'
  const withheld = owner
    ? 'The mailing address is withheld; confidential owners are withheld by their county.'
    : 'Owner and mailing address are withheld.'
  return { status: 'attributes_not_published', message: `${unpublished} ${withheld}` }
}

function attributesOf(row: UsableRow, told: Told): Record<string, unknown> {
  const { layer, centroid, polygons, matchedBy } = told
  const [longitude, latitude] = centroid ?? []
  return {
    key: parcelKey({ county: row.CO_NO, parcelId: row.PARCEL_ID }),
    countyNumber: row.CO_NO,
    rollYear: row.ASMNT_YR,
    landUseCode: row.DOR_UC,
    countyLandUseCode: row.PA_UC,
    assessedValueSchoolLevy: meantIn(row, row.AV_SD),
    assessedValueOtherLevies: meantIn(row, row.AV_NSD),
    taxableValueSchoolLevy: meantIn(row, row.TV_SD),
    taxableValueOtherLevies: meantIn(row, row.TV_NSD),
    homesteadJustValue: meantIn(row, row.JV_HMSTD),
    specialFeatureValue: meantIn(row, row.SPEC_FEAT_),
    acreageBasis: 'derived from square feet',
    livingAreaSquareFeet: row.TOT_LVG_AR,
    effectiveYearBuilt: row.EFF_YR_BLT,
    buildings: row.NO_BULDNG,
    residentialUnits: row.NO_RES_UNT,
    /** Month and two digits of the year, the leading zero lost: 1125 is November 2025. */
    lastInspectionMonthYear: row.DT_LAST_IN,
    lastSale: lastSaleOf(row),
    saleBefore: saleBeforeOf(row),
    publicLandCode: row.PUBLIC_LND,
    township: row.TWN,
    range: row.RNG,
    section: row.SEC,
    censusBlock: row.CENSUS_BK,
    stateParcelId: row.STATE_PAR_,
    layer,
    ...(polygons === undefined ? {} : { polygons }),
    ...(longitude === undefined || latitude === undefined ? {} : { centroid: { longitude, latitude } }),
    ...(matchedBy === undefined ? {} : { matchedBy }),
  }
}
