import { ANY, alike, all, among, equal, equalInCapitals, present } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const nycNewBuildingPermits: ConstructionSourceInput = {
  id: 'nyc-new-building-permits',
  city: 'New York City',
  state: 'NY',
  title: 'DOB NOW: Build - Job Application Filings',
  table: { dialect: 'socrata', host: 'data.cityofnewyork.us', dataset: 'w9ak-ipjd' },
  mark: 'B',
  // Each filing of a job is a row. The first filing's number ends in I1, later ones in P2, S4 and so on.
  recipe: all(
    equal('job_type', 'New Building'),
    present('first_permit_date'),
    alike('job_filing_number', [ANY, '-I1']),
  ),
  recipeWords: [
    'The job type is “New Building”: seen in rows recorded in 2026.',
    'A first permit has been issued.',
    'The filing number ends in “-I1”, the first filing of a job, which makes one row for each job: seen in recorded rows.',
  ],
  date: { column: 'first_permit_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'job_filing_number',
  idColumn: 'job_filing_number',
  addressColumns: ['house_no', 'street_name', 'borough'],
  tells: { kind: 'building_type' },
  withheld: ['applicant_*', 'applicants_middle_initial', 'owner_*', 'owner_s_*', 'filing_representative_*'],
  licence: 'NYC Open Data terms of use',
  scope: 'All new buildings',
  gaps: [
    'Not homes alone: the building type says “1 Family”, “2 Family”, “3 Family” or “Other”.',
    'Jobs filed in the older system are not in it.',
    'That the date column holds dates, and not text, is a guess.',
  ],
}

export const nycNewBuildingCompletions: ConstructionSourceInput = {
  id: 'nyc-new-building-completions',
  city: 'New York City',
  state: 'NY',
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
  // Recorded rows have the format 03/14/26 9:05:00 AM. The portal's own responses have not been observed.
  date: { column: 'c_of_o_issuance_date', meaning: 'completed', style: 'us-text' },
  supportsIssuedAfter: false,
  stableOrder: ':id',
  idColumn: 'c_of_o_number',
  addressColumns: ['house_no', 'street_name', 'borough', 'zip_code'],
  tells: { kind: 'c_of_o_filing_type', status: 'c_of_o_status', units: 'number_of_dwelling_units' },
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
