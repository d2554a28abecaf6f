import { all, equal, notEqual } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const bostonNewResidential: ConstructionSourceInput = {
  id: 'boston-new-residential',
  city: 'Boston',
  state: 'MA',
  title: 'Approved Building Permits',
  table: { dialect: 'ckan', host: 'data.boston.gov', resource: '6ddcd912-32a0-43df-9908-63574f8c7e77' },
  mark: 'A',
  // `worktype` is not used, because more than half of its ERECT rows are certificates of occupancy.
  recipe: all(equal('permittypedescr', 'Erect/New Construction'), notEqual('occupancytype', 'Comm')),
  recipeWords: [
    'The permit type is “Erect/New Construction”: seen in 2026.',
    'The occupancy is not “Comm” (commercial): that word was seen in 2026.',
  ],
  date: { column: 'issued_date', meaning: 'issued', style: 'iso-text' },
  stableOrder: '_id',
  idColumn: 'permitnumber',
  addressColumns: ['address', 'zip'],
  tells: { kind: 'occupancytype', status: 'status' },
  position: { latitude: 'y_latitude', longitude: 'x_longitude' },
  withheld: ['applicant', 'owner'],
  licence: 'Public Domain Dedication and License (PDDL)',
  gaps: [
    'Everything but commercial occupancy counts as a home, mixed buildings included; a permit without a stated occupancy is left out.',
  ],
}
