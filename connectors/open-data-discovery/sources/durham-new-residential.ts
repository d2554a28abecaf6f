import { above, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const durhamNewResidential: ConstructionSourceInput = {
  id: 'durham-new-residential',
  city: 'Durham',
  state: 'NC',
  title: 'All Building Permits',
  table: {
    dialect: 'arcgis',
    layer: 'https://webgis2.durhamnc.gov/server/rest/services/PublicServices/Inspections/MapServer/12',
  },
  mark: 'B+',
  recipe: all(equal('BLDB_ACTIVITY', 'New'), above('DWELLING_UNITS', 0)),
  recipeWords: [
    'The activity is “New”: seen in one row.',
    'The permit is for one dwelling or more: the column was seen, the numbers were not.',
  ],
  date: { column: 'ISSUE_DATE', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'OBJECTID',
  idColumn: 'PermitNum',
  addressColumns: ['LOCATION_ADDR'],
  tells: { kind: 'BLD_Type', description: 'COMMENTS', units: 'DWELLING_UNITS' },
  withheld: ['contractor*', 'owner*'],
  gaps: ['The words for homes have not been seen, so the number of dwellings decides.'],
}
