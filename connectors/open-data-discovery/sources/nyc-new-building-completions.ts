import { all, equal, equalInCapitals } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const nycNewBuildingCompletions: ConstructionSource = {
  id: 'nyc-new-building-completions',
  city: 'New York City',
  state: 'NY',
  reach: 'city',
  title: 'DOB NOW: Certificate of Occupancy',
  table: { dialect: 'socrata', host: 'data.cityofnewyork.us', dataset: 'pkdm-hqz6' },
  mark: 'B',
  recipe: all(equalInCapitals('job_type', 'NEW BUILDING'), equal('c_of_o_status', 'CO Issued')),
  recipeWords: [
    'The job type is “New Building”, in any case: seen in recorded rows.',
    'The status is “CO Issued”: seen in recorded rows.',
  ],
  // Recorded rows have 03/14/26  9:05:00 AM; what the portal itself answers with has not been seen.
  date: { column: 'c_of_o_issuance_date', meaning: 'completed', style: 'us-text' },
  supportsIssuedAfter: false,
  stableOrder: ':id',
  idColumn: 'c_of_o_number',
  addressColumns: ['house_no', 'street_name', 'borough', 'zip_code'],
  tells: { status: 'c_of_o_status' },
  withheld: [],
  licence: 'NYC Open Data terms of use',
  gaps: [
    'The day is that of the certificate of occupancy: the building is finished.',
    'Days are written as text, so rows do not come newest first and no day to start from can be set.',
    'Renewed certificates repeat earlier ones.',
    'Not homes alone.',
    'The names of the columns are inferred from the headings of a recorded file.',
  ],
}
