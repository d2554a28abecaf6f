import { all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const losAngelesNewResidentialApplications: ConstructionSourceInput = {
  id: 'los-angeles-new-residential-applications',
  city: 'Los Angeles',
  state: 'CA',
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
  // Almost half of the applications have no issue date.
  date: { column: 'submitted_date', meaning: 'submitted', style: 'moment' },
  stableOrder: 'permit_nbr',
  idColumn: 'permit_nbr',
  addressColumns: ['primary_address', 'zip_code'],
  tells: {
    kind: 'permit_sub_type',
    status: 'status_desc',
    description: 'work_desc',
    value: 'valuation',
  },
  scope: 'Applications since 2020',
  gaps: ['These are applications by the day they were filed. About 45 percent have no permit issued yet.'],
}

export const losAngelesNewResidentialCompletions: ConstructionSourceInput = {
  id: 'los-angeles-new-residential-completions',
  city: 'Los Angeles',
  state: 'CA',
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
  stableOrder: 'cofo_number',
  idColumn: 'cofo_number',
  addressColumns: ['address_start', 'street_direction', 'street_name', 'street_suffix', 'zip_code'],
  tells: { kind: 'permit_sub_type', status: 'latest_status' },
  withheld: ['contractors_business_name', 'contractor_*', 'license*', 'principal_*', 'applicant_*'],
  scope: 'Certificates of occupancy',
  gaps: [
    'The day is that of the certificate: the building is finished.',
    'A corrected certificate (“CofO Corrected”) repeats an earlier one.',
    'Whether the dataset is still refreshed daily has not been confirmed.',
  ],
}
