import { all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const sacramentoNewResidential: ConstructionSourceInput = {
  id: 'sacramento-new-residential',
  city: 'Sacramento',
  state: 'CA',
  title: 'Building permits issued, current year',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services5.arcgis.com/54falWtcpty3V47Z/arcgis/rest/services/BldgPermitIssued_CurrentYear/FeatureServer/0',
  },
  mark: 'A',
  recipe: all(equal('Type', 'Residential'), among('Sub_Type', ['New Building', '1-5', '5+'])),
  recipeWords: [
    'The type is “Residential”: one public program used it in 2026.',
    'The subtype is “New Building”, “1-5” or “5+”: one public program used it in 2026.',
  ],
  // Dates are text such as 10/01/2026, which does not sort by date.
  date: { column: 'Status_Date', meaning: 'issued', style: 'us-text' },
  supportsIssuedAfter: false,
  stableOrder: 'OBJECTID',
  idColumn: 'Application',
  addressColumns: ['Address', 'ZIP'],
  tells: { kind: 'Sub_Type' },
  hasNoShape: true,
  withheld: ['Contractor'],
  scope: 'Permits of this year',
  gaps: [
    'This year’s permits only.',
    'Days are written as text, so no day to start from can be set; rows come in the order they were added, last first.',
    'Whether permits for production homes belong here was not settled.',
    'Rows have no place on the map.',
  ],
}
