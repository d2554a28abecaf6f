import type { Polygon } from 'geojson'
import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { lotWidthMetres, offsetFromStreet } from '@/lib/sample-world/addresses/address-lots'
import { addressesNear, writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import {
  type AssessedProperty,
  assessedOn,
  marketValueOf,
} from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { layerSites, type Row, saleDay } from './sketch'

const places = towns('NC')

const isMecklenburg = ({ address }: Pick<AssessedProperty, 'address'>) => address.city === 'Charlotte'

/** Ten digits, the last of which counts a condominium's units; Mecklenburg writes three more behind a dash. */
export function parnoOf(property: Pick<AssessedProperty, 'serial' | 'unit' | 'address'>): string {
  const digits = `${String(property.serial).padStart(9, '0')}${property.unit || '0'}`
  return isMecklenburg(property) ? `${digits}-000` : digits
}

function serialOf(parno: string): number | null {
  const [, digits] = /^(\d{9})\d(?:000)?$/.exec(parno.replace(/\D/g, '')) ?? []
  return digits === undefined ? null : Number(digits)
}

const byText = askedBy(places, { line: ['siteadd', 'saddno'], id: ['parno', 'altparno'], serialOf })

function propertiesFor(query: SimulatedRowQuery): Iterable<AssessedProperty> {
  if (!query.bbox) return byText(query)
  const [west, south, east, north] = query.bbox
  return addressesNear((west + east) / 2, (south + north) / 2, 80).flatMap(({ lot }) => assessedOn(lot))
}

/** Units of a condominium lie on top of each other. */
function outlineOf({ address: { lot } }: AssessedProperty): Polygon {
  const half = lotWidthMetres / 2
  const corners = [
    [10, -half],
    [10, half],
    [45, half],
    [45, -half],
    [10, -half],
  ].map(([away = 0, along = 0]) => offsetFromStreet(lot, away, along))
  return { type: 'Polygon', coordinates: [corners.map(({ longitude, latitude }) => [longitude, latitude])] }
}

function rowOf(property: AssessedProperty): Row {
  const { address, serial, unit, kind, roll } = property
  const { land, building, total } = marketValueOf(property, 2023)
  const fips = isMecklenburg(property) ? '37119' : '37183'
  return {
    objectid: serial * 10 + Number(unit || 0) + 10,
    parno: parnoOf(property),
    altparno: `R${serial}${unit}`,
    nparno: `${fips}_${parnoOf(property)}`,
    ...lineOf(property),
    saddno: String(address.number),
    saddpref: address.preDirection,
    saddstr: address.name.toUpperCase(),
    saddsttyp: address.type.toUpperCase(),
    saddstsuf: '',
    sstate: 'NC',
    szip: address.zip,
    cntyname: isMecklenburg(property) ? 'Mecklenburg' : 'Wake',
    cntyfips: fips.slice(2),
    stcntyfips: fips,
    landval: kind === 'condominium' ? 0 : land,
    improvval: kind === 'condominium' ? total : building,
    parval: total,
    presentval: 0,
    parvaltype: isMecklenburg(property) ? 'ASSESSED' : 'Market',
    parusecode: null,
    parusedesc: { house: 'R', condominium: 'CONDO', vacant: 'VACANT LAND', exempt: 'EXEMPT' }[kind],
    // Says no where a house stands: nobody keeps it.
    struct: 'N',
    structyear: roll('no year') < 0.1 ? 1600 : (property.yearBuilt ?? 0),
    gisacres: property.lotSquareFeet / 43_560,
    legdecfull: `LO${serial % 90} INKWELL HEIGHTS`,
    subdivisio: 'INKWELL HEIGHTS',
    reviseyear: 2026,
    saledate: saleDay(property),
    transfdate: new Date('2026-05-17'),
    ...ownerOf(property),
  }
}

/** Mecklenburg leaves the line empty, or runs the unit and the place into it. */
function lineOf(property: AssessedProperty) {
  const { address, unit, roll } = property
  const line = writeStreetLine(address).toUpperCase()
  if (!isMecklenburg(property)) return { siteadd: line, sunit: unit, scity: address.city.toUpperCase() }
  if (roll('line') < 0.5) return { siteadd: '', sunit: unit, scity: address.city }
  return { siteadd: `${line}${unit && `, ${unit}`} CHARLOTTE NC`, sunit: '', scity: '' }
}

function ownerOf({ owner, address }: AssessedProperty): Row {
  const [last = '', first = ''] = owner.name.split(' ')
  return {
    ownname: owner.name,
    ownname2: '',
    ownfrst: first,
    ownlast: last,
    owntype: 'TAXABLE',
    subsurfown: '',
    subowntype: '',
    mailadd: owner.line,
    maddrno: String(address.number),
    maddpref: '',
    maddstname: owner.line,
    maddstr: '',
    maddsttyp: '',
    maddstsuf: '',
    munit: '',
    mcity: owner.city,
    mstate: owner.state,
    mzip: owner.zip,
  }
}

export const northCarolinaSites = layerSites([
  {
    layer: 'https://services.nconemap.gov/secure/rest/services/NC1Map_Parcels/FeatureServer/1',
    name: 'Parcels (polys)',
    style: 'server',
    objectIdField: 'objectid',
    maxRecordCount: 5000,
    properties: propertiesFor,
    rowsOf: (property) => [rowOf(property)],
    outlineOf,
    // Strips that are no parcel are drawn too, with nothing in any column.
    strays: [{ objectid: 1, parno: '', siteadd: '', stcntyfips: '37183', structyear: 0 }],
  },
])
