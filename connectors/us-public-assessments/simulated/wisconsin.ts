import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { layerSites, type Row } from './sketch'

const places = towns('WI')

/** "2500-000-9912-3": the lot's serial, then one digit for the unit. */
export function parcelIdOf({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string {
  const digits = `25${String(serial).padStart(9, '0')}`
  return `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}-${unit || '0'}`
}

function serialOf(id: string): number | null {
  const [, digits] = /^25(\d{9})\d$/.exec(id.replace(/\D/g, '')) ?? []
  return digits === undefined ? null : Number(digits)
}

/** What a municipality assesses of each dollar of market value. */
const levelOf = ({ address }: AssessedProperty) => (address.city === 'Madison' ? 0.71 : 0.88)

const countyOf = ({ address }: AssessedProperty) =>
  address.city === 'Madison' ? { name: 'DANE', fips: '025' } : { name: 'MILWAUKEE', fips: '079' }

function rowOf(property: AssessedProperty): Row {
  const { address, serial, unit, kind, owner } = property
  const county = countyOf(property)
  return {
    OBJECTID: serial * 10 + Number(unit || 0) + 10,
    STATEID: `${county.fips}${parcelIdOf(property)}`,
    PARCELID: parcelIdOf(property),
    TAXPARCELID: null,
    PARCELDATE: null,
    TAXROLLYEAR: '2025',
    OWNERNME1: owner.name,
    OWNERNME2: null,
    PSTLADRESS: `${owner.line} ${owner.city} ${owner.state} ${owner.zip}`,
    ...lineOf(property),
    PLACENAME: `CITY OF ${address.city.toUpperCase()}`,
    ZIPCODE: address.zip,
    SCHOOLDIST: `${address.city.toUpperCase()} SCHOOL DISTRICT`,
    PROPCLASS: kind === 'exempt' ? null : '1',
    AUXCLASS: kind === 'exempt' ? 'X4' : null,
    CONAME: county.name,
    LOADDATE: '02/20/2026',
    PARCELFIPS: county.fips,
    ...valuesOf(property),
    ASSDACRES: 0,
    GISACRES: property.lotSquareFeet / 43_560,
  }
}

function lineOf({ address, unit }: AssessedProperty): Row {
  const line = writeStreetLine(address).toUpperCase()
  return {
    SITEADRESS: line,
    SITEADRESS_STAND: line,
    ADDNUMPREFIX: null,
    ADDNUM: String(address.number),
    ADDNUMSUFFIX: null,
    PREFIX: address.preDirection,
    STREETNAME: address.name.toUpperCase(),
    STREETTYPE: address.type.toUpperCase(),
    SUFFIX: null,
    UNITTYPE: unit ? 'UNIT' : null,
    UNITID: unit || null,
  }
}

function valuesOf(property: AssessedProperty): Row {
  const { land, total } = marketValueOf(property, 2025)
  const assessed = property.kind === 'exempt' ? 0 : Math.round(total * levelOf(property))
  const assessedLand = Math.min(assessed, Math.round(land * levelOf(property)))
  return {
    CNTASSDVALUE: assessed,
    LNDVALUE: assessedLand,
    IMPVALUE: assessed - assessedLand,
    MFLVALUE: 0,
    // The state's estimate is missing for a third.
    ESTFMKVALUE: property.roll('estimate') < 0.33 || assessed === 0 ? null : total,
    NETPRPTA: Math.round(assessed * 0.019),
    GRSPRPTA: Math.round(assessed * 0.02),
  }
}

export const wisconsinSites = layerSites([
  {
    layer:
      'https://services3.arcgis.com/n6uYoouQZW75n5WI/arcgis/rest/services/Wisconsin_Statewide_Parcels_DB/FeatureServer/0',
    name: 'V1200_WisconsinParcels_2026',
    properties: askedBy(places, {
      line: ['SITEADRESS', 'ADDNUM'],
      id: ['PARCELID', 'TAXPARCELID'],
      serialOf,
    }),
    rowsOf: (property) => [rowOf(property)],
    empty: { DEEDACRES: 'number' },
    strays: ['ROW', 'GAP', 'HYDRO'].map((label, index) => ({
      OBJECTID: index + 1,
      PARCELID: label,
      CONAME: 'DANE',
    })),
  },
])
