import { all, among } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const sanFranciscoNewResidential: ConstructionSourceInput = {
  id: 'san-francisco-new-residential',
  city: 'San Francisco',
  state: 'CA',
  title: 'Building Permits',
  // The portal's former name, data.sfgov.org, redirects here.
  table: { dialect: 'socrata', host: 'data.sf.gov', dataset: 'i98e-djp9' },
  mark: 'B+',
  recipe: all(
    among('permit_type', ['1', '2']),
    among('proposed_use', ['1 family dwelling', '2 family dwelling', 'apartments']),
  ),
  isInferred: true,
  recipeWords: [
    'The permit type is 1 or 2, new construction: seen in recorded rows.',
    'The proposed use is “apartments” (seen in recorded rows), “1 family dwelling” or “2 family dwelling” (a guess).',
  ],
  date: { column: 'issued_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'record_id',
  idColumn: 'record_id',
  addressColumns: ['street_number', 'street_name', 'street_suffix', 'unit', 'zipcode'],
  tells: {
    kind: 'proposed_use',
    status: 'status',
    description: 'description',
    units: 'proposed_units',
    value: 'estimated_cost',
  },
  licence: 'Public Domain Dedication and License (PDDL), not confirmed',
  gaps: [
    'One row for each address of a permit: the main address has “Y” in primary_address_flag.',
    'A permit that is only filed has no day of issue and is left out.',
  ],
}
