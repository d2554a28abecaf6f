import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, double, texasSite, texasValues, text, whole } from './texas-layer'

export const quickRefOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => `R${accountOf(property)}`

/** "0005-91-005-0251-907": the account in four groups, then the district's 907. */
export const propertyNumberOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `${String(accountOf(property))
    .padStart(13, '0')
    .replace(/^(....)(..)(...)(....)$/, '$1-$2-$3-$4')}-907`

function serialOf(id: string): number | null {
  const [, account] = /^R(\d+)$/.exec(id) ?? /^(\d{13})907$/.exec(id.replaceAll('-', '')) ?? []
  return account === undefined ? null : Math.floor(Number(account) / 10)
}

export const fortBendSites = [
  texasSite({
    host: 'services2.arcgis.com',
    path: '/D4saGHECICkCeoJm/arcgis/rest/services/FBCAD_Public_Data/FeatureServer/0',
    places: towns('TX', 'Houston'),
    line: ['SITUS'],
    id: ['QUICKREFID', 'PROPNUMBER'],
    serialOf,
    fields: [
      ...['PROPNUMBER', 'QUICKREFID', 'OWNERNAME', 'OADDR1', 'SITUS', 'SITUSSNO', 'SITUSSNM'].map(text),
      ...['SITUSPRDIR', 'SITUSSTP', 'SITUSAPT'].map(text),
      ...['LANDVALUE', 'IMPVALUE', 'TOTALVALUE'].map(double),
      ...['TOTSQFTLVG', 'YEARBUILT'].map(whole),
    ],
    rowsOf: (property) => [rowOf(property)],
  }),
]

function rowOf(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet } = property
  const { number, preDirection, name, type, city, zip } = address
  const { land, building, market } = texasValues(property, 2026)
  return {
    PROPNUMBER: propertyNumberOf(property),
    QUICKREFID: quickRefOf(property),
    OWNERNAME: owner.name,
    OADDR1: owner.line,
    // Names in small letters, types in capitals, two blanks before the postal code.
    SITUS: `${number} ${preDirection} ${name} ${type.toUpperCase()}${unit && ` #${unit}`}, ${city}, TX  ${zip}`,
    SITUSSNO: String(number),
    SITUSSNM: name,
    SITUSPRDIR: preDirection,
    SITUSSTP: type.toUpperCase(),
    SITUSAPT: unit === '' ? null : unit,
    LANDVALUE: land,
    IMPVALUE: building,
    TOTALVALUE: market,
    TOTSQFTLVG: livingSquareFeet,
    YEARBUILT: yearBuilt,
  }
}
