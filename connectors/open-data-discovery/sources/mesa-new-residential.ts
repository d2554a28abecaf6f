import { equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const mesaNewResidential: ConstructionSourceInput = {
  id: 'mesa-new-residential',
  city: 'Mesa',
  state: 'AZ',
  title: 'Building permits',
  table: { dialect: 'socrata', host: 'citydata.mesaaz.gov', dataset: 'dzpk-hxfb' },
  mark: 'A',
  recipe: equal('type_of_work', 'Single Family (Detached)'),
  recipeWords: ['The type of work is “Single Family (Detached)”: one public program used it in 2026.'],
  date: { column: 'issued_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'permit_number',
  idColumn: 'permit_number',
  addressColumns: ['property_address'],
  tells: { kind: 'type_of_work' },
  withheld: ['applicant*', 'contractor_*'],
  scope: 'Detached single-family houses',
  gaps: [
    'Townhouses and apartments are not in it.',
    'About one row in eighteen has no day of issue and is left out.',
    'This portal also answers as data.mesaaz.gov.',
  ],
}
