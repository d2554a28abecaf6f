import { above, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const minneapolisNewResidential: ConstructionSourceInput = {
  id: 'minneapolis-new-residential',
  city: 'Minneapolis',
  state: 'MN',
  title: 'CCS Permits',
  table: {
    dialect: 'arcgis',
    layer: 'https://services.arcgis.com/afSMGVsC7QlRK1kZ/arcgis/rest/services/CCS_Permits/FeatureServer/0',
  },
  mark: 'A',
  // The permit type is not used, because the publisher has written both "Res" and "Residential".
  recipe: all(equal('workType', 'New'), above('dwellingUnitsNew', 0)),
  recipeWords: [
    'The work is “New”: seen in public programs; three of four rows of 2025 with new units have it.',
    'The permit adds one dwelling or more: seen in public programs.',
  ],
  // In comparisons, this layer accepts a day and refuses a time.
  date: { column: 'issueDate', meaning: 'issued', style: 'date' },
  stableOrder: 'OBJECTID',
  idColumn: 'permitNumber',
  addressColumns: ['Display'],
  tells: { kind: 'workType', units: 'dwellingUnitsNew' },
  withheld: ['applicantName', 'fullName', 'applicantAddress1', 'applicantCity'],
  gaps: ['About a quarter of the permits that add dwellings are not marked as new work and are left out.'],
}
