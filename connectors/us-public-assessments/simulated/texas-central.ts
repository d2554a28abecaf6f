import type { AssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { accountOf, datasetSites, layerSites, type Row } from './sketch'
import { categoryCode, serialOfAccount, texasValues } from './texas-values'

export const travisIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

export const travisSites = layerSites([
  {
    layer:
      'https://services1.arcgis.com/HGcSYZ5bvjRswoCb/arcgis/rest/services/TCAD_Parcels_Dec_2025/FeatureServer/0',
    properties: askedBy(towns('TX', 'Austin'), {
      line: ['situs_num'],
      id: ['PROP_ID'],
      serialOf: serialOfAccount,
    }),
    rowsOf: (property) => [rowOf(property)],
  },
])

function rowOf(property: AssessedProperty) {
  const { address, owner, yearBuilt, roll } = property
  const { market, limited } = texasValues(property, 2025)
  // Some records keep the type of street inside the name.
  const isJoined = roll('joined') < 0.2
  const [name, type] = [address.name.toUpperCase(), address.type.toUpperCase()]
  return {
    PROP_ID: accountOf(property),
    py_owner_name: owner.name,
    py_address: `${owner.line}, ${owner.city}, ${owner.state} ${owner.zip}`,
    situs_num: String(address.number),
    situs_street_prefx: address.preDirection,
    situs_street: isJoined ? `${name} ${type}` : name,
    situs_street_suffix: isJoined ? '' : type,
    situs_city: address.city.toUpperCase(),
    situs_zip: address.zip,
    land_state_cd: categoryCode(property),
    market_value: market,
    appraised_val: market,
    assessed_val: limited,
    F1year_imprv: yearBuilt,
  }
}

const austin = towns('TX', 'Austin')

export const wcadIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `R${String(accountOf(property)).padStart(6, '0')}`

function williamsonRow(property: AssessedProperty): Row {
  const { address, unit, kind } = property
  const { land, building, market, limited } = texasValues(property, 2026)
  const [name, type, city] = [address.name, address.type, address.city].map((word) => word.toUpperCase())
  return {
    propertyid: accountOf(property),
    quickrefid: wcadIdOf(property),
    // The direction stands behind the type.
    situsaddress: `${address.number} ${name} ${type}${unit && ` ${unit}`} ${address.preDirection}, ${city}, TX  ${address.zip}`,
    streetnumber: String(address.number),
    streetname: name ?? null,
    streetsuffix: type ?? null,
    city: city ?? null,
    zip: address.zip,
    totalpropmktvalue: market,
    totallandmktvalue: land,
    totalimpmktvalue: kind === 'vacant' ? null : building,
    totalassessedvalue: limited,
    tax_year: 2026,
    propertytypedesc: kind === 'vacant' ? 'Land' : 'Residential',
  }
}

export const williamsonSites = datasetSites({
  host: 'data.wcad.org',
  id: 'ai3c-c9pf',
  updatedAt: '2026-11-03T09:00:00Z',
  pointed: (column) => column === 'totalassessedvalue',
  titles: { tax_year: 'Tax Year' },
  properties: askedBy(austin, { line: ['situsaddress'], id: ['quickrefid'], serialOf: serialOfAccount }),
  rowsOf: (property) => [williamsonRow(property)],
})
