import { ANY, alike, all } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const kansasCityNewResidential: ConstructionSourceInput = {
  id: 'kansas-city-new-residential',
  city: 'Kansas City',
  state: 'MO',
  title: 'Building permits',
  table: { dialect: 'socrata', host: 'data.kcmo.org', dataset: 'w8jz-wjgn' },
  mark: 'C+',
  recipe: all(
    alike('permit_type', [ANY, 'RESIDENTIAL', ANY], true),
    alike('work_class', [ANY, 'NEW', ANY], true),
  ),
  isInferred: true,
  recipeWords: [
    'The permit type has “residential” in it, in any case: a guess; we have not seen the word.',
    'The work class has “new” in it, in any case: a guess; we have not seen the word.',
  ],
  date: { column: 'issue_date', meaning: 'issued', style: 'moment' },
  stableOrder: ':id',
  addressColumns: ['main_address_line1'],
  tells: { kind: 'work_class' },
  withheld: ['contractor*', 'contact*'],
  gaps: [
    'We do not know which column holds the permit’s number.',
    'Some days lie as far off as 3036 and are left out.',
    'Neither of the words asked for has been seen in this dataset.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
