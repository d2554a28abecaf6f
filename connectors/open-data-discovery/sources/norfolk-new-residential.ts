import { ANY, alike, all } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const norfolkNewResidential: ConstructionSource = {
  id: 'norfolk-new-residential',
  city: 'Norfolk',
  state: 'VA',
  reach: 'city',
  title: 'Building permits',
  table: { dialect: 'socrata', host: 'data.norfolk.gov', dataset: 'fahm-yuh4' },
  mark: 'C+',
  recipe: all(alike('work_type', [ANY, 'NEW', ANY], true), alike('type', [ANY, 'RESIDENTIAL', ANY], true)),
  recipeWords: [
    'The type of work has “new” in it, in any case: inferred, not seen.',
    'The type has “residential” in it, in any case: inferred, not seen.',
  ],
  date: { column: 'issue_date', meaning: 'issued', style: 'moment' },
  supportsIssuedAfter: true,
  stableOrder: 'permit_number',
  idColumn: 'permit_number',
  addressColumns: ['address'],
  tells: { kind: 'type' },
  withheld: ['contractor*', 'owner*', 'applicant*'],
  licence: 'Not stated',
  gaps: [
    'Neither of the words asked for has been seen in this dataset.',
    'The name of the address column has not been confirmed.',
    'Some days of application lie in the future.',
  ],
}
