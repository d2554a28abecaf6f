import { all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const virginiaBeachNewResidential: ConstructionSourceInput = {
  id: 'virginia-beach-new-residential',
  city: 'Virginia Beach',
  state: 'VA',
  title: 'Building Permits Applications',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services2.arcgis.com/CyVvlIiUfRBmMQuu/arcgis/rest/services/Building_Permits_Applications_view/FeatureServer/0',
  },
  mark: 'A',
  recipe: all(
    equal('ConstructionType', 'Residential'),
    equal('WorkType', 'New'),
    equal('PermitType', 'Building'),
  ),
  recipeWords: [
    'The construction is “Residential”: seen in 2026.',
    'The work is “New”: one public program used it in 2026.',
    'The permit is for the trade “Building”: seen in 2026.',
  ],
  // Text such as 2026/10/01 sorts by date, so the layer can compare it with a day in the same format.
  date: { column: 'IssueDate', meaning: 'issued', style: 'slash-text' },
  stableOrder: 'OBJECTID',
  idColumn: 'PermitNumber',
  addressColumns: ['StreetAddress', 'City', 'State', 'Zip'],
  tells: { kind: 'ConstructionType' },
  hasNoShape: true,
  withheld: ['CreatedBy'],
  gaps: [
    'Rows have no place on the map.',
    'A third party’s review found the terms of commercial use unclear.',
  ],
}
