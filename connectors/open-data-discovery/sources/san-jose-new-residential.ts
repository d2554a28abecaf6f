import { all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const sanJoseNewResidential: ConstructionSourceInput = {
  id: 'san-jose-new-residential',
  city: 'San Jose',
  state: 'CA',
  title: 'Active Building Permits',
  table: {
    dialect: 'ckan',
    host: 'data.sanjoseca.gov',
    resource: '761b7ae8-3be1-4ad6-923d-c7af6404a904',
  },
  mark: 'B',
  recipe: all(
    equal('WORKDESCRIPTION', 'New Construction'),
    among('SUBTYPEDESCRIPTION', ['Single-Family', 'Duplex', 'Multi-Family']),
  ),
  isInferred: true,
  recipeWords: [
    'The description of the work is “New Construction”: a guess; we have not seen the word.',
    'The subtype is “Single-Family”, “Duplex” or “Multi-Family”: a guess; we have not seen the word.',
  ],
  // The format of these dates has not been observed, so they must not be compared.
  date: { column: 'ISSUEDATE', meaning: 'issued', style: 'us-text' },
  supportsIssuedAfter: false,
  stableOrder: '_id',
  idColumn: 'FOLDERNUMBER',
  addressColumns: ['gx_location'],
  tells: { kind: 'SUBTYPEDESCRIPTION', value: 'PERMITVALUATION' },
  withheld: ['APPLICANT', 'OWNERNAME', 'CONTRACTOR'],
  licence: 'CC0 1.0',
  scope: 'Permits that are active today',
  gaps: [
    'A picture of the active permits, replaced every day: a permit that is missing may be finished or expired.',
    'How days are written has not been seen, so rows do not come newest first.',
  ],
}
