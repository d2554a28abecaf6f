import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, categoryCode, texasSite, text, whole } from './texas-layer'

export const montgomeryIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  String(accountOf(property))

export const montgomerySites = [
  texasSite({
    host: 'geohwp.houstontx.gov',
    path: '/arcgis/rest/services/03_BaseData_External/Parcels_Current/MapServer/3',
    places: towns('TX', 'Houston'),
    line: ['ADDRESS'],
    id: ['PARCEL_ID'],
    fields: [
      whole('PARCEL_ID'),
      ...['ADDRESS', 'OWNER', 'OWNER_ADD', 'STATECLASS'].map(text),
      // The answers spell these otherwise than whoever asks.
      ...['Tax_Year', 'Year_Built', 'IMPR_SQ_FT'].map(whole),
    ],
    rowsOf: (property) => [rowOf(property)],
  }),
]

function rowOf(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet, roll } = property
  const line = `${writeStreetLine(address)}${unit && ` ${unit}`}`
  return {
    PARCEL_ID: accountOf(property),
    ADDRESS: `${line}, ${address.city} TX ${address.zip}`.toUpperCase(),
    OWNER: owner.name,
    OWNER_ADD: owner.line,
    // A letter behind the category says that the property is exempt.
    STATECLASS: `${categoryCode(property)}${roll('exempt') < 0.1 ? 'XV' : ''}`,
    Tax_Year: 2026,
    Year_Built: yearBuilt ?? 0,
    IMPR_SQ_FT: livingSquareFeet,
  }
}
