import type { SimulatedRow } from '@/lib/arcgis/simulated-layer'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, double, texasSite, texasValues, text, whole } from './texas-layer'

export const collinIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** The roll of the next year is open: empty for most, a copy of this year's values for some. */
export const isCarriedOver = ({ roll }: AssessedProperty) => roll('carried over') < 0.2

const openYear = 2027
const parts = ['Market', 'Land', 'Imprv', 'Appraised', 'Assessed'] as const

export const collinSites = [
  texasSite({
    host: 'services2.arcgis.com',
    path: '/uXyoacYrZTPTKD3R/arcgis/rest/services/CCAD_Parcel_Feature_Set/FeatureServer/4',
    places: towns('TX', 'Dallas'),
    line: ['situsBldgNum'],
    id: ['PROP_ID'],
    fields: [
      whole('PROP_ID'),
      ...['ownerName', 'ownerAddrLine1', 'ownerAddrCity', 'ownerAddrState', 'ownerAddrZip'].map(text),
      ...['situsConcat', 'situsBldgNum', 'situsStreetPrefix', 'situsStreetName'].map(text),
      ...['situsStreetSuffix', 'situsUnit', 'situsCity', 'situsZip'].map(text),
      ...['imprvYearBuilt', 'imprvMainArea', 'currValYear', 'prevValYear'].map(whole),
      ...parts.flatMap((part) => [double(`currVal${part}`), double(`prevVal${part}`)]),
    ],
    rowsOf: (property) => [rowOf(property)],
  }),
]

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, unit, owner, yearBuilt, livingSquareFeet } = property
  return {
    PROP_ID: accountOf(property),
    ownerName: owner.name,
    ownerAddrLine1: owner.line,
    ownerAddrCity: owner.city,
    ownerAddrState: owner.state,
    ownerAddrZip: owner.zip,
    situsConcat: `${address.number} ${address.name}, ${address.city}, TX ${address.zip}`.toUpperCase(),
    situsBldgNum: String(address.number),
    situsStreetPrefix: address.preDirection,
    situsStreetName: address.name.toUpperCase(),
    situsStreetSuffix: address.type.toUpperCase(),
    situsUnit: unit === '' ? null : unit,
    situsCity: address.city.toUpperCase(),
    situsZip: address.zip,
    imprvYearBuilt: yearBuilt,
    imprvMainArea: livingSquareFeet,
    currValYear: openYear,
    prevValYear: openYear - 1,
    ...valuesOf(property, 'currVal', isCarriedOver(property)),
    ...valuesOf(property, 'prevVal', true),
  }
}

function valuesOf(property: AssessedProperty, prefix: string, isFilled: boolean) {
  const { land, building, market, limited } = texasValues(property, openYear - 1)
  const values = { Market: market, Land: land, Imprv: building, Appraised: market, Assessed: limited }
  return Object.fromEntries(parts.map((part) => [`${prefix}${part}`, isFilled ? values[part] : null]))
}
