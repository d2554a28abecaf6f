import { ANY, alike } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const scottsdaleNewResidential: ConstructionSourceInput = {
  id: 'scottsdale-new-residential',
  city: 'Scottsdale',
  state: 'AZ',
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
  stableOrder: 'permit_id',
  idColumn: 'PermitNumber',
  addressColumns: ['Address'],
  tells: { kind: 'PermitType' },
  withheld: ['Owner', 'Builder', 'ResponsibleParty'],
  gaps: [
    'We do not know whether the same types cover additions.',
    'We do not ask for apartments: we do not know the city’s word for them.',
  ],
}
