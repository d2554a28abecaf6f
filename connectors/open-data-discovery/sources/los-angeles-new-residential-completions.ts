import { all, among, equal } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const losAngelesNewResidentialCompletions: ConstructionSource = {
  id: 'los-angeles-new-residential-completions',
  city: 'Los Angeles',
  state: 'CA',
  reach: 'city',
  title: 'Building and Safety Certificate of Occupancy',
  table: { dialect: 'socrata', host: 'data.lacity.org', dataset: '3f9m-afei' },
  mark: 'B+',
  recipe: all(
    equal('permit_type', 'Bldg-New'),
    among('permit_sub_type', ['1 or 2 Family Dwelling', 'Apartment']),
  ),
  isInferred: true,
  recipeWords: [
    'The permit type is “Bldg-New”: seen in rows recorded in 2018.',
    'The subtype is “1 or 2 Family Dwelling” or “Apartment”: the first seen in rows recorded in 2018, the second a guess from another dataset of this city.',
  ],
  date: { column: 'cofo_issue_date', meaning: 'completed', style: 'moment' },
  supportsIssuedAfter: true,
  stableOrder: 'cofo_number',
  idColumn: 'cofo_number',
  addressColumns: ['address_start', 'street_direction', 'street_name', 'street_suffix', 'zip_code'],
  tells: { kind: 'permit_sub_type', status: 'latest_status' },
  withheld: ['contractors_business_name', 'contractor_*', 'license*', 'principal_*', 'applicant_*'],
  licence: 'Not stated',
  scope: 'Certificates of occupancy',
  gaps: [
    'The day is that of the certificate: the building is finished.',
    'A corrected certificate (“CofO Corrected”) repeats an earlier one.',
    'Whether the dataset is still refreshed daily has not been confirmed.',
  ],
}
