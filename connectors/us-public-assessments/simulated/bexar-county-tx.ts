import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, categoryCode, double, texasSite, texasValues, text } from './texas-layer'

export const bexarIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** Nothing is known of its building and its place, which the layer says with the word NULL. */
export const isUntold = ({ kind, roll }: AssessedProperty) => kind === 'vacant' && roll('untold') < 0.5

export const hasType = ({ address, roll }: AssessedProperty) => address.type !== 'Ct' || roll('type') < 0.6

export const bexarSites = [
  texasSite({
    host: 'maps.bexar.org',
    path: '/arcgis/rest/services/Parcels/MapServer/0',
    places: towns('TX', 'San Antonio'),
    line: ['Situs'],
    id: ['PropID'],
    fields: [
      double('PropID'),
      ...['Situs', 'Zip', 'Owner', 'AddrLn1', 'YrBlt', 'GBA', 'State_cd', 'Nbhd', 'Exempts'].map(text),
      ...['LandVal', 'ImprVal', 'TotVal'].map(double),
    ],
    rowsOf: (property) => [rowOf(property)],
  }),
]

function rowOf(property: AssessedProperty) {
  const { address, owner, kind, yearBuilt, livingSquareFeet } = property
  const { land, building, market } = texasValues(property, 2025)
  const untold = isUntold(property)
  // "509 KING WILLIAM": the type of street is left out now and then, here only of courts.
  const type = hasType(property) ? address.type : ''
  return {
    PropID: accountOf(property),
    Situs: `${address.number} ${address.preDirection} ${address.name} ${type} `.toUpperCase(),
    Zip: untold ? 'NULL' : address.zip,
    Owner: owner.name,
    AddrLn1: owner.line,
    YrBlt: yearBuilt === null ? 'NULL' : String(yearBuilt),
    GBA: untold ? 'NULL' : String(livingSquareFeet),
    State_cd: untold ? 'NULL' : categoryCode(property),
    Nbhd: '57011',
    Exempts: kind === 'exempt' ? 'EX-XV' : 'NULL',
    LandVal: land,
    ImprVal: building,
    TotVal: market,
  }
}
