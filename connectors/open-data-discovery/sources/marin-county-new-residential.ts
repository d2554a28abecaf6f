import { ANY, alike, all, equalInCapitals } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const marinCountyNewResidential: ConstructionSourceInput = {
  id: 'marin-county-new-residential',
  city: 'Marin County',
  state: 'CA',
  reach: 'county',
  county: 'Marin',
  title: 'Building permits',
  table: { dialect: 'socrata', host: 'data.marincounty.gov', dataset: 'mkbn-caye' },
  mark: 'B',
  // Both columns mix upper and lower case.
  recipe: all(equalInCapitals('type_permit', 'RESIDENTIAL'), alike('construction', ['NEW', ANY], true)),
  isInferred: true,
  recipeWords: [
    'The permit type is “Residential”, in any case: seen in 2026.',
    'The kind of construction begins with “new”, in any case: a guess; we have not seen the word.',
  ],
  date: { column: 'issued_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'unique_id',
  idColumn: 'permit_number',
  addressColumns: ['address', 'city_town', 'zip'],
  tells: { kind: 'construction', value: 'construction_value' },
  withheld: ['contractor*'],
  licence: 'Open Database License (ODbL)',
  notice:
    'Contains information from the building permits of Marin County, which is made available here under the Open Database License (ODbL).',
  scope: 'The county outside its cities and towns',
  gaps: ['The word that the county writes for new buildings has not been seen.'],
}
