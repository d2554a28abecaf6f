import { ANY, alike, all } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const gilbertNewResidential: ConstructionSource = {
  id: 'gilbert-new-residential',
  city: 'Gilbert',
  state: 'AZ',
  reach: 'city',
  title: 'EnergovPermitData',
  table: {
    dialect: 'arcgis',
    layer: 'https://maps.gilbertaz.gov/arcgis/rest/services/OD/Growth_Development_Tables_1/MapServer/3',
  },
  mark: 'B',
  recipe: all(alike('PermitType', [ANY, 'Residential', ANY]), alike('WorkClass', [ANY, 'New', ANY])),
  recipeWords: [
    'The permit type has “Residential” in it: inferred, not seen.',
    'The work class has “New” in it: inferred, not seen.',
  ],
  date: { column: 'IssuedDate', meaning: 'issued', style: 'timestamp' },
  supportsIssuedAfter: true,
  stableOrder: 'OBJECTID',
  idColumn: 'PermitNumber',
  addressColumns: ['AddressFull', 'City', 'State', 'Zip'],
  tells: { kind: 'WorkClass' },
  withheld: [],
  licence: 'Not stated',
  gaps: ['Neither of the words asked for has been seen in this table.'],
}
