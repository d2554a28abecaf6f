import { all, among, equal, equalInCapitals } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const nycNewBuildingCompletions: ConstructionSource = {
  id: 'nyc-new-building-completions',
  city: 'New York City',
  state: 'NY',
  reach: 'city',
  title: 'DOB NOW: Certificate of Occupancy',
  table: { dialect: 'socrata', host: 'data.cityofnewyork.us', dataset: 'pkdm-hqz6' },
  mark: 'B',
  // Two thirds of the table are renewals of old certificates.
  recipe: all(
    equalInCapitals('job_type', 'NEW BUILDING'),
    equal('c_of_o_status', 'CO Issued'),
    among('c_of_o_filing_type', ['Initial', 'Final']),
  ),
  recipeWords: [
    'The job type is “New Building”, in any case: seen in recorded rows.',
    'The status is “CO Issued”: seen in recorded rows.',
    'The filing is “Initial” or “Final”, not a renewal: seen in counts of the column in 2026.',
  ],
  // Recorded rows have 03/14/26  9:05:00 AM; what the portal itself answers with has not been seen.
  date: { column: 'c_of_o_issuance_date', meaning: 'completed', style: 'us-text' },
  supportsIssuedAfter: false,
  stableOrder: ':id',
  idColumn: 'c_of_o_number',
  addressColumns: ['house_no', 'street_name', 'borough', 'zip_code'],
  tells: { kind: 'c_of_o_filing_type', status: 'c_of_o_status', units: 'number_of_dwelling_units' },
  withheld: [],
  licence: 'NYC Open Data terms of use',
  gaps: [
    'The day is that of the certificate of occupancy: the building is finished.',
    'Days are written as text, so rows do not come newest first and no day to start from can be set.',
    'An initial certificate may be temporary. The recorded rows have no column that says when one expires, so a temporary one is not told apart.',
    'A building may have an initial and a final certificate: count buildings by their number, not by rows.',
    'Not homes alone.',
    'The names of the columns are a guess from the headings of a recorded file.',
  ],
}
