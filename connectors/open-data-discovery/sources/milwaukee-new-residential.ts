import { equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const milwaukeeNewResidential: ConstructionSourceInput = {
  id: 'milwaukee-new-residential',
  city: 'Milwaukee',
  state: 'WI',
  title: 'buildingpermits',
  table: { dialect: 'ckan', host: 'data.milwaukee.gov', resource: '828e9630-d7cb-42e4-960e-964eae916397' },
  mark: 'B+',
  recipe: equal('Permit Type', 'Residential New Construction Permit'),
  recipeWords: [
    'The permit type is “Residential New Construction Permit”: one of the four words of the column, seen in 2026.',
  ],
  date: { column: 'Date Issued', meaning: 'issued', style: 'iso-text' },
  stableOrder: '_id',
  idColumn: 'Record ID',
  addressColumns: ['Address'],
  tells: { kind: 'Permit Type' },
  gaps: [
    'Refreshed once a month, some weeks behind.',
    'That days are written as 2026-06-15 is a guess.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
