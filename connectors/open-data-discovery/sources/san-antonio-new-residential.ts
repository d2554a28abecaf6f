import { equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const sanAntonioNewResidential: ConstructionSourceInput = {
  id: 'san-antonio-new-residential',
  city: 'San Antonio',
  state: 'TX',
  title: 'Building permits',
  table: {
    dialect: 'ckan',
    host: 'data.sanantonio.gov',
    resource: 'c21106f9-3ef5-4f3a-8604-f992b4db7512',
  },
  mark: 'A',
  recipe: equal('PERMIT TYPE', 'Res New Building Permit'),
  recipeWords: ['The permit type is “Res New Building Permit”: seen in 2026, in 6,543 rows.'],
  date: { column: 'DATE ISSUED', meaning: 'issued', style: 'iso-text' },
  // It is unconfirmed whether this portal supports comparisons.
  supportsIssuedAfter: false,
  stableOrder: '_id',
  idColumn: 'PERMIT #',
  addressColumns: ['ADDRESS'],
  tells: { kind: 'PERMIT TYPE', value: 'DECLARED VALUATION' },
  withheld: ['PRIMARY CONTACT'],
  gaps: [
    'The declared value is blank in the rows that were seen.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
