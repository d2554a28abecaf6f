import { all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const raleighNewResidential: ConstructionSourceInput = {
  id: 'raleigh-new-residential',
  city: 'Raleigh',
  state: 'NC',
  title: 'Building Permits',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services.arcgis.com/v400IkDOw1ad7Yad/arcgis/rest/services/Building_Permits/FeatureServer/0',
  },
  mark: 'A',
  recipe: all(equal('workclassmapped', 'New'), equal('permitclassmapped', 'Residential')),
  recipeWords: ['The work class is “New”: seen in 2026.', 'The permit class is “Residential”: seen in 2026.'],
  date: { column: 'issueddate', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'OBJECTID',
  idColumn: 'permitnum',
  addressColumns: ['originaladdress1'],
  tells: { kind: 'permitclassmapped' },
  withheld: ['contractor*', 'parcelowner*'],
  gaps: [
    'The columns latitude_perm and longitude_perm are corrupt there. We take the place from the shape.',
    'A third party’s review found the terms of commercial use unclear.',
  ],
}
