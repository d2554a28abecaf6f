import { ANY, alike, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const charlotteNewResidential: ConstructionSourceInput = {
  id: 'charlotte-new-residential',
  city: 'Charlotte',
  state: 'NC',
  reach: 'county',
  county: 'Mecklenburg',
  title: 'Building permits',
  table: {
    dialect: 'arcgis',
    layer: 'https://meckgis.mecklenburgcountync.gov/server/rest/services/BuildingPermits/FeatureServer/0',
  },
  mark: 'A',
  recipe: all(equal('permittype', 'One/Two Family'), alike('permitdesc', [ANY, 'SF Dwelling Detached', ANY])),
  recipeWords: [
    'The permit type is “One/Two Family”: one public program used it in 2026.',
    'The description has “SF Dwelling Detached” in it: one public program used it in 2026.',
  ],
  date: { column: 'issuedate', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'objectid',
  idColumn: 'permitnum',
  addressColumns: ['projadd', 'zipcode'],
  tells: { kind: 'permittype', description: 'permitdesc' },
  withheld: ['ownname', 'ownzipcode'],
  scope: 'Mecklenburg County, Charlotte and its other towns',
  gaps: [
    'The whole county, not the city alone.',
    'Detached single-family houses only: the words for attached houses and apartments have not been seen.',
  ],
}
