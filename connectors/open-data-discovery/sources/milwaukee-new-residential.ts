import { equal } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const milwaukeeNewResidential: ConstructionSource = {
  id: 'milwaukee-new-residential',
  city: 'Milwaukee',
  state: 'WI',
  reach: 'city',
  title: 'buildingpermits',
  table: { dialect: 'ckan', host: 'data.milwaukee.gov', resource: '828e9630-d7cb-42e4-960e-964eae916397' },
  mark: 'B+',
  recipe: equal('Permit Type', 'Residential New Construction Permit'),
  recipeWords: [
    'The permit type is “Residential New Construction Permit”: one of the four words of the column, seen in 2026.',
  ],
  date: { column: 'Date Issued', meaning: 'issued', style: 'iso-text' },
  supportsIssuedAfter: true,
  stableOrder: '_id',
  idColumn: 'Record ID',
  addressColumns: ['Address'],
  tells: { kind: 'Permit Type' },
  withheld: [],
  licence: 'Not stated',
  gaps: [
    'Refreshed once a month, some weeks behind.',
    'That days are written as 2026-06-15 is a guess.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
