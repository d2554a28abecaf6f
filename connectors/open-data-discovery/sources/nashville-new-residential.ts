import { equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const nashvilleNewResidential: ConstructionSourceInput = {
  id: 'nashville-new-residential',
  city: 'Nashville',
  state: 'TN',
  title: 'Building Permits Issued',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services2.arcgis.com/HdTo6HJqh92wn4D8/arcgis/rest/services/Building_Permits_Issued_2/FeatureServer/0',
  },
  mark: 'A',
  recipe: equal('Permit_Type_Description', 'Building Residential - New'),
  recipeWords: ['The permit type is “Building Residential - New”: seen in 2026.'],
  date: { column: 'Date_Issued', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'ObjectId',
  // The server derived this column name from the alias "Permit #".
  idColumn: 'Permit__',
  addressColumns: ['Address', 'ZIP'],
  tells: { kind: 'Permit_Subtype_Description', description: 'Purpose' },
  withheld: ['Contact'],
  scope: 'About the last three years',
  gaps: [
    'A window of about three years: an older permit is not missing, it has left the window.',
    'Many purposes hold a telephone number or an email address; we take them out.',
  ],
}
