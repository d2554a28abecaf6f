import { ANY, alike } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const scottsdaleNewResidential: ConstructionSource = {
  id: 'scottsdale-new-residential',
  city: 'Scottsdale',
  state: 'AZ',
  reach: 'city',
  title: 'Building permits',
  table: {
    dialect: 'arcgis',
    layer: 'https://maps.scottsdaleaz.gov/arcgis/rest/services/OpenData_Tabular/MapServer/12',
  },
  mark: 'B+',
  recipe: alike('PermitType', ['SFR', ANY]),
  recipeWords: [
    'The permit type begins with “SFR”, single-family residence: “SFR-CUSTOM” was seen in use in 2026.',
  ],
  date: { column: 'IssueDate', meaning: 'issued', style: 'timestamp' },
  supportsIssuedAfter: true,
  stableOrder: 'permit_id',
  idColumn: 'PermitNumber',
  addressColumns: ['Address'],
  tells: { kind: 'PermitType' },
  withheld: ['Owner', 'Builder', 'ResponsibleParty'],
  licence: 'Not stated',
  gaps: [
    'We do not know whether the same types cover additions.',
    'Apartments are not asked for: the word for them is not known.',
  ],
}
