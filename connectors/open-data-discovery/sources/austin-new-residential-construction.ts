import { all, equal } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const austinNewResidentialConstruction: ConstructionSource = {
  id: 'austin-new-residential-construction',
  city: 'Austin',
  state: 'TX',
  reach: 'city',
  title: 'Issued Construction Permits',
  table: { dialect: 'socrata', host: 'data.austintexas.gov', dataset: '3syk-w9eu' },
  mark: 'A',
  recipe: all(
    equal('permittype', 'BP'),
    equal('permit_class_mapped', 'Residential'),
    equal('work_class', 'New'),
  ),
  recipeWords: [
    'It is a building permit (“BP”): seen in recorded rows.',
    'The class is “Residential”: seen in recorded rows.',
    'The work class is “New”: seen in recorded rows.',
  ],
  date: { column: 'issue_date', meaning: 'issued', style: 'moment' },
  supportsIssuedAfter: true,
  stableOrder: 'permit_number',
  idColumn: 'permit_number',
  addressColumns: ['original_address1', 'original_city', 'original_state', 'original_zip'],
  tells: {
    kind: 'permit_class',
    status: 'status_current',
    description: 'description',
    units: 'housing_units',
    value: 'total_job_valuation',
  },
  withheld: ['contractor_*', 'applicant_*', 'applicantzip'],
  licence: 'Public domain',
  notice: 'City of Austin, Texas - data.austintexas.gov',
  scope: 'Building permits for new homes',
  gaps: [
    'The dataset has millions of rows: a day to start from makes the answer faster.',
    'A value of the work is given for about one row in eight.',
    'The national catalog no longer lists this portal.',
  ],
}
