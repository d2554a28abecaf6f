import { all, among } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const memphisNewResidential: ConstructionSourceInput = {
  id: 'memphis-new-residential',
  city: 'Memphis',
  state: 'TN',
  title: 'DPD Building Permits',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services2.arcgis.com/saWmpKJIUAjyyNVc/arcgis/rest/services/DPD_Building_Permits/FeatureServer/0',
  },
  mark: 'A',
  recipe: all(among('Sub_Type', ['RES', 'Residential']), among('Construction_Type', ['New', 'NEW'])),
  recipeWords: [
    'The subtype is “RES” or “Residential”: one public program used it in 2026.',
    'The construction is “New” or “NEW”: one public program used it in 2026.',
  ],
  date: { column: 'Issued_Date', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'OBJECTID',
  idColumn: 'Record_ID',
  addressColumns: ['Address', 'City', 'ZIP_Code'],
  tells: { kind: 'Sub_Type' },
  withheld: ['contractor*', 'owner*'],
  scope: 'Since January 2021',
  gaps: ['Published in monthly batches.'],
}
