import { above, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const seattleNewResidential: ConstructionSourceInput = {
  id: 'seattle-new-residential',
  city: 'Seattle',
  state: 'WA',
  title: 'Building Permits',
  table: { dialect: 'socrata', host: 'data.seattle.gov', dataset: '76t5-zqzr' },
  mark: 'A',
  recipe: all(
    equal('permittypedesc', 'New'),
    equal('permitclassmapped', 'Residential'),
    above('housingunitsadded', 0),
  ),
  recipeWords: [
    'The permit type is “New”: seen in 2026.',
    'The class is “Residential”: seen in 2026.',
    'At least one dwelling is added: plans on paper add none.',
  ],
  date: { column: 'issueddate', meaning: 'issued', style: 'moment' },
  stableOrder: 'permitnum',
  idColumn: 'permitnum',
  addressColumns: ['originaladdress1', 'originalcity', 'originalstate', 'originalzip'],
  tells: {
    kind: 'permitclass',
    status: 'statuscurrent',
    description: 'description',
    units: 'housingunitsadded',
    value: 'estprojectcost',
  },
  withheld: ['contractorcompanyname'],
  scope: 'New residential buildings',
  gaps: [
    'Permits that state no added dwelling, such as standard plans that build nothing, are left out.',
    'A permit under review has no day of issue and is left out.',
    'We do not know whether large apartment houses count as residential there.',
    'The national catalog lists this portal as cos-data.seattle.gov.',
  ],
}
