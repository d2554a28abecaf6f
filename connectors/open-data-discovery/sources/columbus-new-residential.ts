import { ANY, above, alike, all } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const columbusNewResidential: ConstructionSourceInput = {
  id: 'columbus-new-residential',
  city: 'Columbus',
  state: 'OH',
  title: 'Building Permits',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
  },
  mark: 'C+',
  recipe: all(
    alike('B1_PER_TYPE', [ANY, 'Residential', ANY]),
    alike('GENERAL_TYPE', [ANY, 'New', ANY]),
    above('UNITS', 0),
  ),
  isInferred: true,
  recipeWords: [
    'The permit type has “Residential” in it: a guess from “Commercial”, which was seen.',
    'The general type has “New” in it: a guess; we have not seen the word.',
    'The permit is for one unit or more: a guess; we have not seen the word.',
  ],
  date: { column: 'ISSUED_DT', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'OBJECTID',
  idColumn: 'B1_ALT_ID',
  addressColumns: ['SITE_ADDRESS', 'B1_SITUS_ZIP'],
  tells: { kind: 'B1_PER_TYPE', units: 'UNITS' },
  withheld: ['APPLICANT_*'],
  gaps: [
    'The words for new homes have not been seen in this layer.',
    'The number of units may be text, which the layer would not compare.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
