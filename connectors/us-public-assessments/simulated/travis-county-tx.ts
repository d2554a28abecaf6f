import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, categoryCode, double, texasSite, texasValues, text, whole } from './texas-layer'

export const travisIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

export const travisSites = [
  texasSite({
    host: 'services1.arcgis.com',
    path: '/HGcSYZ5bvjRswoCb/arcgis/rest/services/TCAD_Parcels_Dec_2025/FeatureServer/0',
    places: towns('TX', 'Austin'),
    line: ['situs_num'],
    id: ['PROP_ID'],
    fields: [
      whole('PROP_ID'),
      ...['py_owner_name', 'py_address', 'situs_num', 'situs_street_prefx', 'situs_street'].map(text),
      ...['situs_street_suffix', 'situs_city', 'situs_zip', 'land_state_cd'].map(text),
      ...['market_value', 'appraised_val', 'assessed_val'].map(double),
      whole('F1year_imprv'),
    ],
    rowsOf: (property) => [rowOf(property)],
  }),
]

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
