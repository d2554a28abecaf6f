import { notEqual } from '@/lib/conditions/condition'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ConstructionSourceInput } from '../construction/source'

const texts = defineSentences('open-data-discovery.cambridge-new-residential', {
  notice:
    'The dataset is dedicated to the public domain, but the disclaimer of the city’s site excludes commercial use. Ask the city before you use it commercially.',
})

export const cambridgeNewResidential: ConstructionSourceInput = {
  id: 'cambridge-new-residential',
  city: 'Cambridge',
  state: 'MA',
  title: 'Building Permits: New Construction',
  table: { dialect: 'socrata', host: 'data.cambridgema.gov', dataset: '9qm7-wbdc' },
  mark: 'B+',
  recipe: notEqual('proposed_building_use', 'Commercial / Mixed Use'),
  recipeWords: [
    'The proposed use is not “Commercial / Mixed Use”: that word was seen in 2026. No word for homes was, so they are what is left.',
  ],
  date: { column: 'issue_date', meaning: 'issued', style: 'moment' },
  stableOrder: 'id',
  idColumn: 'id',
  addressColumns: ['full_address'],
  tells: { kind: 'proposed_building_use' },
  withheld: ['licensed_name', 'architect_*', 'engineer_*', 'firm*'],
  licence: 'Public Domain Dedication and License (PDDL)',
  notice: texts.notice,
  scope: 'New construction; about 360 rows in all',
  gaps: ['A permit without a stated use is left out.'],
}
