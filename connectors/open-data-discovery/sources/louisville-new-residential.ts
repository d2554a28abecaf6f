import { ANY, alike, all, among } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const louisvilleNewResidential: ConstructionSourceInput = {
  id: 'louisville-new-residential',
  city: 'Louisville',
  state: 'KY',
  title: 'Active Construction Permits',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services1.arcgis.com/79kfd2K6fskCAkyg/arcgis/rest/services/active_construction_permits/FeatureServer/0',
  },
  mark: 'B+',
  recipe: all(
    alike('PERMIT_TYPE', [ANY, 'New', ANY]),
    among('CATEGORY_NAME', ['Single Family', 'Multifamily', 'Condo-Patio']),
  ),
  isInferred: true,
  recipeWords: [
    'The permit type has “New” in it: a guess from “Commercial New”, which was seen.',
    'The category is “Single Family”, “Multifamily” or “Condo-Patio”: seen in 2026.',
  ],
  date: { column: 'ISSUE_DATE', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'ObjectId',
  idColumn: 'PERMIT_NUMBER',
  addressColumns: ['ADDRESS', 'CITY', 'STATE', 'ZIPCODE'],
  tells: { kind: 'CATEGORY_NAME' },
  withheld: ['CONTRACTOR'],
  scope: 'Permits that are active today',
  gaps: [
    'A picture of the active permits: a permit that is missing may be finished or expired.',
    'A permit without a category is left out.',
  ],
}
