import { ANY, alike } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const buffaloNewResidential: ConstructionSourceInput = {
  id: 'buffalo-new-residential',
  city: 'Buffalo',
  state: 'NY',
  title: 'Permits',
  table: { dialect: 'socrata', host: 'data.buffalony.gov', dataset: '9p2d-f3yt' },
  mark: 'D',
  refusedBecause:
    'The word that Buffalo writes for new homes is not known, and some of its permit data fail although they are listed as fresh.',
  recipe: alike('aptype', [ANY, 'NEW', ANY], true),
  isInferred: true,
  recipeWords: ['The type of application has “new” in it, in any case: a guess; only “DEMOLITION” was seen.'],
  date: { column: 'issued', meaning: 'issued', style: 'moment' },
  stableOrder: 'apno',
  idColumn: 'apno',
  addressColumns: ['stname'],
  tells: { kind: 'aptype' },
  withheld: ['applicant*', 'licno*', 'lictype*'],
  gaps: [
    'Not homes alone: no column for homes is known.',
    'Views made from this dataset fail, although the catalog says that they are updated daily.',
  ],
}
