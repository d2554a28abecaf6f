import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { sampleProperties, towns } from './sample-properties'

const district = towns('DC')
const thisYear = 2026
const path = '/dcgis/rest/services/DCGIS_DATA/Property_and_Land_WebMercator/FeatureServer'

/** A square of four digits, four blanks and a lot of four: eight digits, the last of which a condominium counts up. */
export function sslOf({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string {
  const digits = String(serial).padStart(7, '0')
  return `${digits.slice(0, 4)}    ${digits.slice(4)}${unit === '' ? '0' : unit}`
}

function serialOf(ssl: string): number | null {
  const [, square, lot] = /^(\d{4})\s*(\d{3})\d$/.exec(ssl) ?? []
  return square === undefined ? null : Number(`${square}${lot}`)
}

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString' })
const double = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDouble' })
const date = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDate' })

const periods = ['PRIOR', 'CURRENT', 'PROPOSED'] as const

const facts: SimulatedLayer = {
  id: 56,
  name: 'Integrated Tax System Public Extract Facts (ITSPE Facts)',
  style: 'server',
  objectIdField: 'OBJECTID',
  maxRecordCount: 1000,
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    ...['SSL', 'ASSESSOR_NAME', 'LAND_USE_CODE', 'LAND_USE_DESCRIPTION'].map(text),
    double('LANDAREA'),
    ...['PROPERTY_ADDRESS', 'OTR_NEIGHBORHOOD_CODE', 'OTR_NEIGHBORHOOD_NAME'].map(text),
    ...['OWNER_NAME_PRIMARY', 'OWNER_NAME_SECONDARY', 'CAREOF_NAME'].map(text),
    ...['OWNER_ADDRESS_LINE1', 'OWNER_ADDRESS_LINE2', 'OWNER_ADDRESS_CITYSTZIP'].map(text),
    ...periods.flatMap((period) =>
      ['LAND', part(period), 'TOTAL'].map((each) => double(`APPRAISED_VALUE_${period}_${each}`)),
    ),
    ...['VACANT_USE', 'HOMESTEAD_DESCRIPTION', 'TAX_TYPE_DESCRIPTION'].map(text),
    ...['TAXRATE', 'LAST_SALE_PRICE', 'CURRENT_ASSESSMENT_CAP', 'PROPOSED_ASSESSMENT_CAP'].map(double),
    ...['LAST_SALE_DATE', 'LASTMODIFIEDDATE'].map(date),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['PROPERTY_ADDRESS'], id: ['SSL'], serialOf }
    for (const property of sampleProperties(district, { equals, like }, hints))
      yield { attributes: rowOf(property) }
  },
}

/** This edition calls the current building value by another name. */
function part(period: string): string {
  return period === 'CURRENT' ? 'BLDG' : 'IMPR'
}

export const quadrantOf = ({ address: { lot } }: AssessedProperty) =>
  `${lot.row >= 0 ? 'N' : 'S'}${lot.direction}`

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, unit, owner, kind, sale, roll, serial } = property
  // The direction that every street of the sample country has stays in front, so both spellings find the house.
  const street = writeStreetLine({ ...address, suffixDirection: quadrantOf(property) })
  const line = unit ? `${street} UNIT ${unit}` : street
  const area = kind === 'condominium' ? 0 : property.lotSquareFeet
  const cap = marketValueOf(property, thisYear - 1).total
  return {
    OBJECTID: serial * 10 + Number(unit || 0),
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
    LAST_SALE_DATE: sale ? Date.UTC(sale.year, sale.month - 1, 14) : null,
    LASTMODIFIEDDATE: Date.UTC(2026, 10, 16),
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

function valuesOf(property: AssessedProperty): SimulatedRow['attributes'] {
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
  OBJECTID: 'OBJECTID',
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

const inShort = <T>(entries: Iterable<readonly [string, T]>) =>
  [...entries].flatMap(([name, value]) => {
    const short = shortNames[name]
    return short === undefined ? [] : [[short, value] as const]
  })

const extract: SimulatedLayer = {
  ...facts,
  id: 53,
  name: 'Integrated Tax System Public Extract (ITSPE)',
  fields: [
    ...inShort(facts.fields.map((field) => [field.name, field])).map(([name, field]) => ({ ...field, name })),
    text('UNITNUMBER'),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['PREMISEADD'], id: ['SSL'], serialOf }
    for (const property of sampleProperties(district, { equals, like }, hints)) {
      const { unit } = property
      const cells = Object.entries(rowOf({ ...property, unit: '' }))
      yield {
        attributes: {
          ...Object.fromEntries(inShort(cells)),
          // One blank where the newer table has four.
          SSL: sslOf(property).replace(/\s+/, ' '),
          OBJECTID: property.serial * 10 + Number(unit || 0),
          UNITNUMBER: unit === '' ? null : unit,
        },
      }
    }
  },
}

export const washingtonDcSites: SimulatedSite[] = [
  { host: 'maps2.dcgis.dc.gov', path, simulate: simulateArcgis({ path, layers: [facts, extract] }) },
]
