import { ANY, alike, all, equal, known } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const nycNewBuildingPermits: ConstructionSource = {
  id: 'nyc-new-building-permits',
  city: 'New York City',
  state: 'NY',
  reach: 'city',
  title: 'DOB NOW: Build - Job Application Filings',
  table: { dialect: 'socrata', host: 'data.cityofnewyork.us', dataset: 'w9ak-ipjd' },
  mark: 'B',
  // Each filing of a job is a row: the first ends in I1, later ones in P2, S4 and so on.
  recipe: all(
    equal('job_type', 'New Building'),
    known('first_permit_date'),
    alike('job_filing_number', [ANY, '-I1']),
  ),
  recipeWords: [
    'The job type is “New Building”: seen in rows recorded in 2026.',
    'A first permit has been issued.',
    'The filing number ends in “-I1”, the first filing of a job, which makes one row for each job: seen in recorded rows.',
  ],
  date: { column: 'first_permit_date', meaning: 'issued', style: 'moment' },
  supportsIssuedAfter: true,
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
