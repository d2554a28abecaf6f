import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { acresOf, layerSites, type Row } from './sketch'

const places = towns('CT')
const collection = 2025

/** "0012-34-567-2": the lot's serial in three parts, then the unit. */
export function parcelIdOf({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string {
  const [, map, block, lot] = /^(....)(..)(...)$/.exec(String(serial).padStart(9, '0')) ?? []
  return `${map}-${block}-${lot}-${unit || '0'}`
}

export const camaLinkOf = ({
  serial,
  unit,
  address,
}: Pick<AssessedProperty, 'serial' | 'unit' | 'address'>) =>
  `${address.city === 'Hartford' ? '37000' : '52000'}-${String(serial).padStart(9, '0')}${unit || '0'}`

function serialOf(id: string): number | null {
  const [, digits] = /^(?:37000|52000)?(\d{9})\d$/.exec(id.replaceAll(/[-%]/g, '')) ?? []
  return digits === undefined ? null : Number(digits)
}

/** About a fifth of the records have no parcel number. */
export const hasParcelId = ({ roll }: AssessedProperty) => roll('parcel number') >= 0.2
/** In one town the newer of the two address columns is empty now and then. */
export const hasOldAddressOnly = ({ roll, address }: AssessedProperty) =>
  address.city === 'New Haven' && roll('old address') < 0.2
export const hasPreviousTotal = ({ roll }: AssessedProperty) => roll('previous total') >= 0.2

function rowOf(property: AssessedProperty): Row {
  const { address, unit, kind, roll, owner } = property
  return {
    Town_Name: address.city,
    CAMA_Link: camaLinkOf(property),
    Parcel_ID: hasParcelId(property) ? parcelIdOf(property) : null,
    Unit_Type: unit === '' ? null : 'Condo Main',
    Collection_year: String(collection),
    ...linesOf(property),
    Property_City: address.city,
    Property_Zip: address.zip,
    Owner: roll('suppressed') < 0.1 ? 'Current Owner' : owner.name,
    Co_Owner: null,
    Mailing_Address: owner.line,
    Mailing_City: owner.city,
    Mailing_State: owner.state,
    Mailing_Zip: owner.zip,
    ...valuesOf(property),
    Land_Acres: unit === '' ? acresOf(property) : 0,
    Zone: 'R-10',
    State_Use: { house: '101.0', condominium: '102.0', vacant: '130.0', exempt: '906.0' }[kind],
    State_Use_Description: {
      house: 'ONE FAMILY',
      condominium: 'CONDO',
      vacant: 'RES ACLNDV',
      exempt: 'CHURCH',
    }[kind],
    Condition: 'Average',
    AYB: property.yearBuilt,
    EYB: property.yearBuilt,
    Living_Area: property.livingSquareFeet,
    Effective_Area: property.livingSquareFeet,
    Total_Rooms: property.bedrooms * 2,
    Number_of_Bedroom: property.bedrooms,
    Number_of_Baths: 1,
    Number_of_Half_Baths: 0,
    Sale_Price: property.sale?.price ?? 0,
    Sale_Date: null,
  }
}

/** Whole towns leave the older column empty; one has bare numbers in it. */
function linesOf(property: AssessedProperty) {
  const { address, unit } = property
  const line = `${writeStreetLine(address)}${unit ? ` UNIT ${unit}` : ''}`.toUpperCase()
  if (address.city === 'Hartford') return { Location: null, Location_1: line }
  return hasOldAddressOnly(property)
    ? { Location: line, Location_1: null }
    : { Location: String(address.number), Location_1: line }
}

/** Values of the last revaluation; the assessed total counts outbuildings in. */
function valuesOf(property: AssessedProperty) {
  const revaluation = property.address.city === 'Hartford' ? 2021 : 2022
  const { land, building } = marketValueOf(property, revaluation)
  const outbuildings = property.kind === 'house' ? 100 * Math.round(property.roll('shed') * 80) : 0
  const total = Math.round((land + building + outbuildings) * 0.7)
  return {
    Assessed_Total: total,
    Assessed_Land: Math.round(land * 0.7),
    Assessed_Building: Math.round(building * 0.7),
    Pre_Yr_Assessed_Total: hasPreviousTotal(property) ? Math.round(total * 0.98) : 0,
    Appraised_Land: land,
    Appraised_Building: building,
    Appraised_Outbuilding: outbuildings,
    Valuation_Year: revaluation,
  }
}

/** The collection without a year in its name is a newer one: its year and its ZIP code have other names. */
const newNames: Readonly<Record<string, string>> = {
  Collection_year: 'CAMA_Collection_Year',
  Property_Zip: 'ZIP_CODE',
}

const renamed = (row: Row): Row => ({
  ...Object.fromEntries(Object.entries(row).map(([name, cell]) => [newNames[name] ?? name, cell])),
  CAMA_Collection_Year: String(collection + 1),
})

const layers = [
  { name: 'Connecticut_CAMA_and_Parcel_Layer_2025', write: (row: Row) => row },
  { name: 'Connecticut_CAMA_and_Parcel_Layer', write: renamed },
]

export const connecticutSites = layerSites(
  layers.map(({ name, write }) => ({
    layer: `https://services3.arcgis.com/3FL1kr7L4LvwA2Kb/arcgis/rest/services/${name}/FeatureServer/0`,
    name,
    properties: askedBy(places, {
      line: ['Location_1', 'Location'],
      id: ['Parcel_ID', 'CAMA_Link'],
      serialOf,
    }),
    rowsOf: (property) => [write(rowOf(property))],
  })),
)
