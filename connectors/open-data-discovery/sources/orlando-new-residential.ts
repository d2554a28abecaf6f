import { ANY, alike, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const orlandoNewResidential: ConstructionSourceInput = {
  id: 'orlando-new-residential',
  city: 'Orlando',
  state: 'FL',
  title: 'Building permits',
  // The server in front of this portal refuses a percent-encoded dollar sign.
  table: { dialect: 'socrata', host: 'data.cityoforlando.net', dataset: 'ryhf-m453' },
  mark: 'B',
  recipe: all(
    equal('application_type', 'Building Permit'),
    equal('worktype', 'New'),
    alike('plan_review_type', [ANY, 'RESIDENTIAL', ANY], true),
  ),
  isInferred: true,
  recipeWords: [
    'It is an application for a “Building Permit”: seen in 2026.',
    'The work is “New”: a guess; we have not seen the word.',
    'The plan review has “residential” in it, in any case: a guess; we have not seen the word.',
  ],
  date: { column: 'issue_permit_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'permit_number',
  idColumn: 'permit_number',
  addressColumns: ['permit_address'],
  tells: { kind: 'plan_review_type' },
  withheld: ['contractor_*', 'property_owner_name'],
  gaps: [
    'Two of the words asked for have not been seen in this dataset.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
