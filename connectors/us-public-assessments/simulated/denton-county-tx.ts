import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, categoryCode, double, texasSite, texasValues, text, whole } from './texas-layer'

export const dentonIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** The layer is being moved to the roll of the next year, which has this year's values carried over. */
export const rollYearOf = ({ roll }: AssessedProperty) => (roll('moved on') < 0.3 ? 2027 : 2026)

export const dentonSites = [
  texasSite({
    host: 'gis.dentoncounty.gov',
    path: '/arcgis/rest/services/Parcels_FC/MapServer/0',
    places: towns('TX', 'Dallas'),
    line: ['situs_street_address'],
    id: ['pid'],
    fields: [
      whole('pid'),
      ...['name', 'nameSecondary', 'addrDeliveryLine', 'situs_full_address', 'situs_street_address'].map(
        text,
      ),
      ...['situsCity', 'situsZip', 'exemptions', 'stateCodes'].map(text),
      ...['landHSValue', 'landNHSValue', 'improvementValue', 'ownerMarketValue'].map(double),
      ...['ownerAppraisedValue', 'ownerNetAppraisedValue', 'ownerHSTaxLimitationValue'].map(double),
      ...['pYear', 'imprvActualYearBuilt', 'imprvMainArea'].map(whole),
    ],
    rowsOf: (property) => [rowOf(property)],
  }),
]

function rowOf(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet, roll } = property
  const { land, building, market, limited } = texasValues(property, 2026)
  const line = `${writeStreetLine(address)}${unit && ` UNIT ${unit}`}`.toUpperCase()
  return {
    pid: accountOf(property),
    name: owner.name,
    nameSecondary: null,
    addrDeliveryLine: owner.line,
    situs_full_address: `${line}, ${address.city.toUpperCase()}, TX ${address.zip}`,
    situs_street_address: line,
    situsCity: address.city.toUpperCase(),
    situsZip: address.zip,
    exemptions: limited < market ? 'HS' : null,
    stateCodes: roll('several') < 0.1 ? 'A1,D1,E1' : categoryCode(property),
    landHSValue: limited < market ? land : 0,
    landNHSValue: limited < market ? 0 : land,
    improvementValue: building,
    ownerMarketValue: market,
    ownerAppraisedValue: market,
    ownerNetAppraisedValue: limited,
    ownerHSTaxLimitationValue: market - limited,
    pYear: rollYearOf(property),
    imprvActualYearBuilt: yearBuilt,
    imprvMainArea: livingSquareFeet,
  }
}
