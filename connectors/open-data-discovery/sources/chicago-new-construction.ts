import { equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const chicagoNewConstruction: ConstructionSourceInput = {
  id: 'chicago-new-construction',
  city: 'Chicago',
  state: 'IL',
  title: 'Building Permits',
  table: { dialect: 'socrata', host: 'data.cityofchicago.org', dataset: 'ydr8-5enu' },
  mark: 'A',
  recipe: equal('permit_type', 'PERMIT - NEW CONSTRUCTION'),
  recipeWords: ['The permit type is “PERMIT - NEW CONSTRUCTION”: seen in 2026.'],
  date: { column: 'issue_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'id',
  idColumn: 'id',
  addressColumns: ['street_number', 'street_direction', 'street_name'],
  tells: {
    kind: 'permit_type',
    status: 'permit_status',
    description: 'work_description',
    value: 'reported_cost',
  },
  // The first contact is usually the owner, a private person.
  withheld: ['contact_*', 'contractor_*'],
  licence: 'City of Chicago terms of use',
  scope: 'All new construction, 2006 to now',
  gaps: ['Not homes alone: no column tells homes from shops and offices.', 'The reported cost may be 0.'],
}
