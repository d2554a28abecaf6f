import { all, among, equal } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const losAngelesNewResidentialApplications: ConstructionSource = {
  id: 'los-angeles-new-residential-applications',
  city: 'Los Angeles',
  state: 'CA',
  reach: 'city',
  title: 'Building and Safety - Building Permits Submitted from 2020 to Present (N)',
  table: { dialect: 'socrata', host: 'data.lacity.org', dataset: 'gwh9-jnip' },
  mark: 'A',
  recipe: all(
    equal('permit_type', 'Bldg-New'),
    among('permit_sub_type', ['1 or 2 Family Dwelling', 'Apartment']),
  ),
  recipeWords: [
    'The permit type is “Bldg-New”: seen in recorded rows.',
    'The subtype is “1 or 2 Family Dwelling” or “Apartment”: seen in recorded rows.',
  ],
  // Almost half of the applications have no day of issue.
  date: { column: 'submitted_date', meaning: 'submitted', style: 'moment' },
  supportsIssuedAfter: true,
  stableOrder: 'permit_nbr',
  idColumn: 'permit_nbr',
  addressColumns: ['primary_address', 'zip_code'],
  tells: {
    kind: 'permit_sub_type',
    status: 'status_desc',
    description: 'work_desc',
    value: 'valuation',
  },
  withheld: [],
  licence: 'Not stated',
  scope: 'Applications since 2020',
  gaps: ['These are applications by the day they were filed. About 45 percent have no permit issued yet.'],
}
