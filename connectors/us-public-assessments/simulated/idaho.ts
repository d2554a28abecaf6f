import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { sampleProperties, towns } from './sample-properties'

/** Idaho Falls lies in a county that is not published. */
const places = towns('ID', 'Boise')
const path = '/CNPdEkvnGl65jCX8/arcgis/rest/services/Public_Idaho_Parcels_/FeatureServer'

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

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString', length: 100 })
const double = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDouble' })

const common: Omit<SimulatedLayer, 'id' | 'name' | 'geometryType'> = {
  style: 'hosted',
  objectIdField: 'OBJECTID',
  maxRecordCount: 2000,
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    ...['PARCEL_ID', 'FP_ID', 'County', 'FIPS', 'SITE_ADD', 'SITE_CITY', 'SITE_ZIP'].map(text),
    ...['OWNER1', 'OWNER2', 'MAIL_ADD1', 'MAIL_CITY', 'MAIL_STATE', 'MAIL_ZIP'].map(text),
    double('ASR_ACRES'),
    text('ASR_CATS'),
    ...['VAL_LAND', 'VAL_IMPVTS', 'VAL_TOTAL'].map(double),
    { name: 'UPDATED', type: 'esriFieldTypeDate' },
    text('WEBSITE'),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['SITE_ADD'], id: ['PARCEL_ID'], serialOf }
    for (const property of sampleProperties(places, { equals, like }, hints))
      yield { attributes: rowOf(property) }
  },
}

const outlines: SimulatedLayer = {
  ...common,
  id: 7,
  name: 'Parcels Public',
  geometryType: 'esriGeometryPolygon',
}

const points: SimulatedLayer = {
  ...common,
  id: 0,
  name: 'Parcel Centroids',
  geometryType: 'esriGeometryPoint',
  fields: [...common.fields, ...['LGL_DESCR', 'HOME_EXMPT', 'STEWARD'].map(text)],
}

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, serial, unit, kind, owner } = property
  const { land, building, total } = marketValueOf(property, 2026)
  return {
    OBJECTID: serial * 10 + Number(unit || 0),
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
    ASR_ACRES: Math.round(property.lotSquareFeet / 43.56) / 1000,
    ASR_CATS: kind === 'vacant' ? '20' : '20, 41',
    VAL_LAND: land,
    VAL_IMPVTS: building,
    VAL_TOTAL: total,
    UPDATED: Date.UTC(2026, 5, 8),
    WEBSITE: 'https://adacounty.id.gov/assessor/',
    LGL_DESCR: `LOT ${serial % 40} SAMPLE SUB`,
    HOME_EXMPT: property.roll('homeowner') < 0.6 ? 'Y' : 'N',
    STEWARD: 'Ada County',
  }
}

export const idahoSites: SimulatedSite[] = [
  { host: 'services1.arcgis.com', path, simulate: simulateArcgis({ path, layers: [points, outlines] }) },
]
