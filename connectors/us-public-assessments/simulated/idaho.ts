import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { acresOf, layerSites, type Row } from './sketch'

/** Idaho Falls lies in a county that is not published. */
const places = towns('ID', 'Boise')

/** "RP04S16E350T091": the lot's serial and the unit among letters; some are written with dashes. */
export function parcelIdOf({
  serial,
  unit,
  roll,
}: Pick<AssessedProperty, 'serial' | 'unit' | 'roll'>): string {
  const digits = String(serial).padStart(8, '0')
  const parts = [
    `RP${digits.slice(0, 2)}S${digits.slice(2, 4)}E`,
    digits.slice(4, 6),
    `${digits.slice(6)}T${unit}`,
  ]
  return parts.join(roll('dashes') < 0.2 ? '-' : '')
}

function serialOf(id: string): number | null {
  const [, ...digits] = /^RP(\d\d)S(\d\d)E(\d\d)(\d\d)T\d?$/.exec(id.replaceAll('-', '')) ?? []
  return digits.length === 0 ? null : Number(digits.join(''))
}

function rowOf(property: AssessedProperty): Row {
  const { address, serial, unit, kind, owner } = property
  const { land, building, total } = marketValueOf(property, 2026)
  return {
    PARCEL_ID: parcelIdOf(property),
    FP_ID: `16001-${serial}${unit}`,
    County: 'Ada',
    FIPS: '16001',
    // In small letters too, as the city has it.
    SITE_ADD: `${writeStreetLine(address)}${unit ? ` UNIT ${unit}` : ''}`,
    SITE_CITY: address.city,
    SITE_ZIP: address.zip,
    OWNER1: owner.name,
    OWNER2: null,
    MAIL_ADD1: owner.line,
    MAIL_CITY: owner.city,
    MAIL_STATE: owner.state,
    MAIL_ZIP: owner.zip,
    ASR_ACRES: acresOf(property),
    ASR_CATS: kind === 'vacant' ? '20' : '20, 41',
    VAL_LAND: land,
    VAL_IMPVTS: building,
    VAL_TOTAL: total,
    UPDATED: new Date('2026-06-08'),
    WEBSITE: 'https://adacounty.id.gov/assessor/',
  }
}

/** The points alone have these. */
const legalOf = ({ serial, roll }: AssessedProperty) => ({
  LGL_DESCR: `LOT ${serial % 40} SAMPLE SUB`,
  HOME_EXMPT: roll('homeowner') < 0.6 ? 'Y' : 'N',
  STEWARD: 'Ada County',
})

const service =
  'https://services1.arcgis.com/CNPdEkvnGl65jCX8/arcgis/rest/services/Public_Idaho_Parcels_/FeatureServer'
const properties = askedBy(places, { line: ['SITE_ADD'], id: ['PARCEL_ID'], serialOf })

export const idahoSites = layerSites([
  {
    layer: `${service}/0`,
    name: 'Parcel Centroids',
    shape: 'point',
    properties,
    rowsOf: (property) => [{ ...rowOf(property), ...legalOf(property) }],
  },
  { layer: `${service}/7`, name: 'Parcels Public', properties, rowsOf: (property) => [rowOf(property)] },
])
