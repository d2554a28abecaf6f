import { ANY, alike, all } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const norfolkNewResidential: ConstructionSourceInput = {
  id: 'norfolk-new-residential',
  city: 'Norfolk',
  state: 'VA',
  title: 'Building permits',
  table: { dialect: 'socrata', host: 'data.norfolk.gov', dataset: 'fahm-yuh4' },
  mark: 'C+',
  // The column `type` contains the trade, such as plumbing, instead of the kind of work.
  recipe: all(
    alike('work_type', [ANY, 'NEW', ANY], true),
    alike('use_class', [ANY, 'RESIDENTIAL', ANY], true),
  ),
  isInferred: true,
  recipeWords: [
    'The type of work has “new” in it, in any case: a guess; we have not seen the word.',
    'The class of use has “residential” in it, in any case: a guess from “Commercial”, which was seen in 2026.',
  ],
  date: { column: 'issue_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'permit_number',
  idColumn: 'permit_number',
  addressColumns: ['address'],
  tells: { kind: 'type', status: 'status', value: 'project_cost' },
  withheld: ['contractor*', 'owner*', 'applicant*'],
  gaps: [
    'Neither of the words asked for has been seen in this dataset.',
    'Which trades (electrical, plumbing) are among the rows is not known: the type of each row is its trade.',
    'Some days of application lie in the future.',
  ],
}
