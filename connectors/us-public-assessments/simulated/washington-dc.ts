import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { layerSites, type Row, saleDay } from './sketch'

const district = towns('DC')
const thisYear = 2026

/** A square of four digits, four blanks and a lot of four: eight digits, the last of which a condominium counts up. */
export function sslOf({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string {
  const digits = String(serial).padStart(7, '0')
  return `${digits.slice(0, 4)}    ${digits.slice(4)}${unit === '' ? '0' : unit}`
}

function serialOf(ssl: string): number | null {
  const [, square, lot] = /^(\d{4})\s*(\d{3})\d$/.exec(ssl) ?? []
  return square === undefined ? null : Number(`${square}${lot}`)
}

const periods = ['PRIOR', 'CURRENT', 'PROPOSED'] as const

/** This edition calls the current building value by another name. */
function part(period: string): string {
  return period === 'CURRENT' ? 'BLDG' : 'IMPR'
}

export const quadrantOf = ({ address: { lot } }: AssessedProperty) =>
  `${lot.row >= 0 ? 'N' : 'S'}${lot.direction}`

function rowOf(property: AssessedProperty): Row {
  const { address, unit, owner, kind, sale, roll } = property
  // The direction that every street of the sample country has stays in front, so both spellings find the house.
  const street = writeStreetLine({ ...address, suffixDirection: quadrantOf(property) })
  const line = unit ? `${street} UNIT ${unit}` : street
  const area = kind === 'condominium' ? 0 : property.lotSquareFeet
  const cap = marketValueOf(property, thisYear - 1).total
  return {
    SSL: sslOf(property),
    ASSESSOR_NAME: 'LUMLEY MARMALADEN',
    LAND_USE_CODE: kind === 'vacant' ? '091' : kind === 'condominium' ? '016' : '012',
    LAND_USE_DESCRIPTION: uses[kind],
    LANDAREA: area,
    // Mailing style now and then; a lot without a number of its own has no address.
    PROPERTY_ADDRESS:
      `${line}${roll('mailing style') < 0.3 ? ` WASHINGTON DC ${address.zip}` : ''}`.toUpperCase(),
    OTR_NEIGHBORHOOD_CODE: '25',
    OTR_NEIGHBORHOOD_NAME: 'INKWELL HEIGHTS',
    OWNER_NAME_PRIMARY: owner.name,
    OWNER_NAME_SECONDARY: ' ',
    CAREOF_NAME: null,
    OWNER_ADDRESS_LINE1: owner.line,
    OWNER_ADDRESS_LINE2: null,
    OWNER_ADDRESS_CITYSTZIP: `${owner.city} ${owner.state} ${owner.zip}`,
    ...valuesOf(property),
    VACANT_USE: kind === 'vacant' ? 'Y' : 'N',
    HOMESTEAD_DESCRIPTION: roll('homestead') < 0.5 ? 'HOMESTEAD' : 'NO EXEMPTION',
    TAX_TYPE_DESCRIPTION: 'TAXABLE',
    TAXRATE: 0.85,
    LAST_SALE_PRICE: sale?.price ?? 0,
    CURRENT_ASSESSMENT_CAP: cap,
    PROPOSED_ASSESSMENT_CAP: Math.round(cap * 1.1),
    LAST_SALE_DATE: saleDay(property),
    LASTMODIFIEDDATE: new Date('2026-11-16'),
  }
}

const uses = {
  house: 'Residential-Single Family-Detached',
  condominium: 'Residential-Condominium-Horizontal',
  vacant: 'Vacant-True',
  exempt: 'Religious',
} as const

/** Some lots have no proposed value. */
export const isProposed = ({ roll }: AssessedProperty) => roll('proposed') < 0.7

function valuesOf(property: AssessedProperty): Row {
  const cells = periods.flatMap((period, index) => {
    const { land, building, total } = marketValueOf(property, thisYear - 1 + index)
    const isKnown = period !== 'PROPOSED' || isProposed(property)
    const values = { LAND: land, [part(period)]: building, TOTAL: total }
    return Object.entries(values).map(([name, value]) => [
      `APPRAISED_VALUE_${period}_${name}`,
      isKnown ? value : null,
    ])
  })
  return Object.fromEntries(cells)
}

/** The older table has the same under shorter names, units apart, and no values of the year before. */
const shortNames: Readonly<Record<string, string>> = {
  SSL: 'SSL',
  PROPERTY_ADDRESS: 'PREMISEADD',
  LAND_USE_CODE: 'USECODE',
  LAND_USE_DESCRIPTION: 'PROPTYPE',
  OTR_NEIGHBORHOOD_CODE: 'NBHD',
  OTR_NEIGHBORHOOD_NAME: 'NBHDNAME',
  APPRAISED_VALUE_CURRENT_LAND: 'OLDLAND',
  APPRAISED_VALUE_CURRENT_BLDG: 'OLDIMPR',
  APPRAISED_VALUE_CURRENT_TOTAL: 'OLDTOTAL',
  APPRAISED_VALUE_PROPOSED_LAND: 'NEWLAND',
  APPRAISED_VALUE_PROPOSED_IMPR: 'NEWIMPR',
  APPRAISED_VALUE_PROPOSED_TOTAL: 'NEWTOTAL',
  CURRENT_ASSESSMENT_CAP: 'CAPCURR',
  PROPOSED_ASSESSMENT_CAP: 'CAPPROP',
  TAXRATE: 'TAXRATE',
  LAST_SALE_PRICE: 'SALEPRICE',
  LAST_SALE_DATE: 'SALEDATE',
  LASTMODIFIEDDATE: 'EXTRACTDAT',
  OWNER_NAME_PRIMARY: 'OWNERNAME',
  OWNER_NAME_SECONDARY: 'OWNNAME2',
  CAREOF_NAME: 'CAREOFNAME',
  OWNER_ADDRESS_LINE1: 'ADDRESS1',
  OWNER_ADDRESS_LINE2: 'ADDRESS2',
  OWNER_ADDRESS_CITYSTZIP: 'CITYSTZIP',
}

const inShort = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(shortNames).flatMap(([name, short]) => {
      const cell = row[name]
      return cell === undefined ? [] : [[short, cell]]
    }),
  )

const shortRowOf = (property: AssessedProperty): Row => ({
  ...inShort(rowOf({ ...property, unit: '' })),
  // One blank where the newer table has four.
  SSL: sslOf(property).replace(/\s+/, ' '),
  UNITNUMBER: property.unit || null,
})

const service =
  'https://maps2.dcgis.dc.gov/dcgis/rest/services/DCGIS_DATA/Property_and_Land_WebMercator/FeatureServer'
const common = { style: 'server', shape: 'none', maxRecordCount: 1000 } as const

export const washingtonDcSites = layerSites([
  {
    ...common,
    layer: `${service}/56`,
    name: 'Integrated Tax System Public Extract Facts (ITSPE Facts)',
    properties: askedBy(district, { line: ['PROPERTY_ADDRESS'], id: ['SSL'], serialOf }),
    rowsOf: (property) => [rowOf(property)],
  },
  {
    ...common,
    layer: `${service}/53`,
    name: 'Integrated Tax System Public Extract (ITSPE)',
    properties: askedBy(district, { line: ['PREMISEADD'], id: ['SSL'], serialOf }),
    rowsOf: (property) => [shortRowOf(property)],
  },
])
