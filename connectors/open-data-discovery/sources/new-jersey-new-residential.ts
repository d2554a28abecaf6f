import { all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const newJerseyNewResidential: ConstructionSourceInput = {
  id: 'new-jersey-new-residential',
  city: 'New Jersey',
  state: 'NJ',
  reach: 'state',
  title: 'Construction permits',
  table: { dialect: 'socrata', host: 'data.nj.gov', dataset: 'w9se-dmra' },
  mark: 'A',
  recipe: all(
    equal('permittypedesc', 'New'),
    among('usegroupdesc', ['International Residential Code', 'Multiple family dwellings, dormitories, etc.']),
  ),
  recipeWords: [
    'The permit type is “New”: one public program used it in 2026.',
    'The use group is “International Residential Code” or “Multiple family dwellings, dormitories, etc.”: seen in 2026.',
  ],
  date: { column: 'permitdate', meaning: 'issued', style: 'moment' },
  stableOrder: 'recordid',
  idColumn: 'recordid',
  addressColumns: ['muniname', 'county'],
  tells: { kind: 'usegroupdesc', status: 'permitstatusdesc' },
  scope: 'The whole state, the last 60 months',
  gaps: [
    'Municipality, block and lot, but no street address.',
    'Rows of certificates stand among those of permits: the status tells them apart.',
    'Older rows disappear after 60 months.',
    'Some days lie as far off as 2925 and are left out.',
    'A use group that begins with “One and two family” may exist too; we do not ask for it.',
    'Raw data, which nobody has audited. A third party’s review found commercial reuse allowed.',
  ],
}
