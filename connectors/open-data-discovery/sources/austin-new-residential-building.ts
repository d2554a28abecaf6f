import { all, among, equal } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const austinNewResidentialBuilding: ConstructionSource = {
  id: 'austin-new-residential-building',
  city: 'Austin',
  state: 'TX',
  reach: 'city',
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
  supportsIssuedAfter: true,
  stableOrder: 'permit_number',
  idColumn: 'permit_number',
  addressColumns: ['permit_location'],
  tells: { kind: 'sub_type', status: 'status' },
  withheld: [],
  licence: 'Not stated',
  scope: 'Permits since 2006 that have a place on the map',
  gaps: [
    'How often the data are published is described both as weekly and as quarterly.',
    'The national catalog no longer lists this portal.',
  ],
}
