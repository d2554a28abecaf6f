import { ANY, alike, all } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const gilbertNewResidential: ConstructionSourceInput = {
  id: 'gilbert-new-residential',
  city: 'Gilbert',
  state: 'AZ',
  title: 'EnergovPermitData',
  table: {
    dialect: 'arcgis',
    layer: 'https://maps.gilbertaz.gov/arcgis/rest/services/OD/Growth_Development_Tables_1/MapServer/3',
  },
  mark: 'B',
  recipe: all(alike('PermitType', [ANY, 'Residential', ANY]), alike('WorkClass', [ANY, 'New', ANY])),
  isInferred: true,
  recipeWords: [
    'The permit type has “Residential” in it: a guess; we have not seen the word.',
    'The work class has “New” in it: seen in 2026.',
  ],
  date: { column: 'IssuedDate', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'OBJECTID',
  idColumn: 'PermitNumber',
  addressColumns: ['AddressFull', 'City', 'State', 'Zip'],
  tells: { kind: 'PermitType' },
  gaps: [
    'The permit type of houses has not been seen; “Commercial Multi-Family” has, so apartments may be missing.',
  ],
}
