import type { Position } from 'geojson'
import { toIso } from '@/lib/calendar-day'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { type PropertyRecord, situsLine } from '@/lib/records/assessment/fields'
import { landUseName } from '@/lib/records/parcel/land-use'
import { parcelKey } from '@/lib/records/parcel/parcel-key'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { squareFeetToAcres } from '@/lib/units'
import type { ParcelGeometryKind, RollRecordRow } from './wire'

const texts = defineSentences('us-florida-parcels.records', {
  unpublished: 'Improvement value is not published, and not derived here.',
  mailingAddressIsWithheld:
    'The mailing address is withheld; confidential owners are withheld by their county.',
  ownerAndMailingAddress: 'Owner and mailing address are withheld.',
})

export type UsableRow = RollRecordRow & { parcelId: string; countyNumber: number; ownerName?: string | null }

export interface ParcelRecordOptions {
  layer: ParcelGeometryKind
  edition: number | null
  owner: boolean
  centroid?: Position | undefined
  polygons?: number
  matchedBy?: string | undefined
}

export function toRecord(row: UsableRow, options: ParcelRecordOptions): PropertyRecord {
  const name = options.owner ? ownerOf(row) : null
  const address = [row.address, row.addressSecondLine].filter(Boolean).join(' ') || null
  const sale = saleOf(row, 'sale')
  return {
    source: 'us-florida-parcels',
    sourceName: 'Florida statewide parcels',
    sourceObjectId: row.objectId,
    parcelId: row.parcelId,
    alternateParcelId: row.alternateParcelId ?? row.stateParcelId,
    owner: name,
    ownerName: name,
    ...situsLine(address),
    mailingAddress: null,
    city: row.city,
    county: countyByNumber(row.countyNumber)?.name ?? null,
    state: 'Florida',
    stateCode: 'FL',
    postalCode: row.postalCode === null ? null : String(row.postalCode).padStart(5, '0'),
    marketValue: row.justValue,
    assessedValue: meantIn(row, row.assessedValue),
    taxableValue: meantIn(row, row.taxableValue),
    landValue: row.landValue,
    improvementValue: null,
    salePrice: sale?.price ?? null,
    saleDate: sale && dateOf(sale),
    saleYear: sale?.year ?? null,
    // This is not the effective year, which changes with a renovation.
    yearBuilt: row.yearBuilt,
    area: row.landSquareFeet,
    areaUnit: row.landSquareFeet === null ? null : 'square feet',
    acreage: row.landSquareFeet === null ? null : Number(squareFeetToAcres(row.landSquareFeet).toFixed(4)),
    landUse: row.landUseCode && (landUseName(row.landUseCode) ?? null),
    legalDescription: row.legalDescription,
    sourceUpdatedAt: toIso(options.edition),
    coverage: coverageOf(options),
    sourceAttributes: attributesOf(row, options),
  }
}

/** Without a just value, the roll's 0 in other values means unknown. */
export const meantIn = ({ justValue }: Pick<UsableRow, 'justValue'>, amount: number | null) =>
  justValue === null ? amount || null : amount

/** Returns null for a confidential owner, whose name counties replace with asterisks. */
function ownerOf({ ownerName }: UsableRow): string | null {
  return ownerName && !/^[*\s]+$/.test(ownerName) ? ownerName : null
}

function coverageOf({ owner }: ParcelRecordOptions): PropertyRecord['coverage'] {
  const unpublished = texts.unpublished
  const withheld = owner ? texts.mailingAddressIsWithheld : texts.ownerAndMailingAddress
  return { status: 'attributes_not_published', message: `${unpublished} ${withheld}` }
}

function attributesOf(row: UsableRow, options: ParcelRecordOptions): Record<string, unknown> {
  const { layer, centroid, polygons, matchedBy } = options
  const [longitude, latitude] = centroid ?? []
  return {
    key: parcelKey({ county: row.countyNumber, parcelId: row.parcelId }),
    countyNumber: row.countyNumber,
    rollYear: row.rollYear,
    landUseCode: row.landUseCode,
    countyLandUseCode: row.countyLandUseCode,
    assessedValueSchoolLevy: meantIn(row, row.assessedValueSchoolLevy),
    assessedValueOtherLevies: meantIn(row, row.assessedValue),
    taxableValueSchoolLevy: meantIn(row, row.taxableValueSchoolLevy),
    taxableValueOtherLevies: meantIn(row, row.taxableValue),
    homesteadJustValue: meantIn(row, row.homesteadJustValue),
    specialFeatureValue: meantIn(row, row.specialFeatureValue),
    acreageBasis: 'derived from square feet',
    livingAreaSquareFeet: row.livingSquareFeet,
    effectiveYearBuilt: row.effectiveYearBuilt,
    buildings: row.buildings,
    residentialUnits: row.residentialUnits,
    lastInspectionMonthYear: row.lastInspection,
    lastSale: saleOf(row, 'sale'),
    saleBefore: saleOf(row, 'priorSale'),
    publicLandCode: row.publicLandCode,
    township: row.township,
    range: row.range,
    section: row.section,
    censusBlock: row.censusBlock,
    stateParcelId: row.stateParcelId,
    layer,
    ...(polygons === undefined ? {} : { polygons }),
    ...(longitude === undefined || latitude === undefined ? {} : { centroid: { longitude, latitude } }),
    ...(matchedBy === undefined ? {} : { matchedBy }),
  }
}

interface Sale {
  price: number | null
  year: number
  month: number | null
  qualificationCode: string | null
  /** V (vacant) or I (improved) at the time of the sale. */
  vacantOrImprovedCode: string | null
  /** The source's code for a price that covers several parcels. */
  multipleParcelsCode: string | null
}

/** Returns null without a year, because a price of 0 then means that there was no sale. */
function saleOf(row: RollRecordRow, which: 'sale' | 'priorSale'): Sale | null {
  const year = row[`${which}Year`]
  if (year === null) return null
  return {
    price: row[`${which}Price`],
    year,
    month: readMonth(row[`${which}Month`]),
    qualificationCode: row[`${which}Qualification`],
    vacantOrImprovedCode: row[`${which}VacantOrImproved`],
    multipleParcelsCode: row[`${which}SeveralParcels`],
  }
}

/** Returns a month such as "2024-05", or null without a month, because a year alone is not a date. */
function dateOf({ year, month }: Sale): string | null {
  return month === null ? null : `${year}-${String(month).padStart(2, '0')}`
}

function readMonth(text: string | null): number | null {
  const month = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0
  return month >= 1 && month <= 12 ? month : null
}
