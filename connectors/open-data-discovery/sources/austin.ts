import { all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const austinNewResidentialBuilding: ConstructionSourceInput = {
  id: 'austin-new-residential-building',
  city: 'Austin',
  state: 'TX',
  title: 'Issued Building Permits',
  table: { dialect: 'socrata', host: 'data.austintexas.gov', dataset: 'quv8-5ckq' },
  mark: 'B',
  recipe: all(
    equal('work_type', 'New'),
    among('sub_type', [
      'R- 101 Single Family Houses',
      'R- 102 Secondary Apartment',
      'R- 103 Two Family Bldgs',
      'C- 101 Single Family Houses',
      'C- 103 Two Family Bldgs',
      'C- 104 Three & Four Family Bldgs',
      'C- 105 Five or More Family Bldgs',
    ]),
  ),
  isInferred: true,
  recipeWords: [
    'The type of work is “New”: a guess; we have not seen the word.',
    'The subtype is one of seven for dwellings, from “R- 101 Single Family Houses” to “C- 105 Five or More Family Bldgs”: seen in public programs.',
  ],
  date: { column: 'issue_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'permit_number',
  idColumn: 'permit_number',
  addressColumns: ['permit_location'],
  tells: { kind: 'sub_type', status: 'status' },
  scope: 'Permits since 2006 that have a place on the map',
  gaps: [
    'How often the data are published is described both as weekly and as quarterly.',
    'The national catalog no longer lists this portal.',
  ],
}

export const austinNewResidentialConstruction: ConstructionSourceInput = {
  id: 'austin-new-residential-construction',
  city: 'Austin',
  state: 'TX',
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
