import { ANY, alike, all, any } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const clevelandNewResidential: ConstructionSourceInput = {
  id: 'cleveland-new-residential',
  city: 'Cleveland',
  state: 'OH',
  title: 'Building_Permits',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
  },
  mark: 'C+',
  recipe: all(
    alike('PERMIT_CATEGORY', ['Residential', ANY]),
    any(alike('PERMIT_SUBTYPE', [ANY, 'New', ANY]), alike('JOB_DESCRIPTION', [ANY, 'New', ANY])),
  ),
  isInferred: true,
  recipeWords: [
    'The category begins with “Residential”: a guess from “Commercial”, which was seen.',
    'The subtype or the description of the job has “New” in it: a guess; we have not seen the word.',
  ],
  date: { column: 'ISSUE_DATE', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'ObjectId',
  idColumn: 'PERMIT_ID',
  addressColumns: ['PRIMARY_ADDRESS'],
  tells: { kind: 'PERMIT_SUBTYPE', description: 'JOB_DESCRIPTION' },
  hasNoShape: true,
  withheld: ['contractor*', 'owner*', 'applicant*'],
  gaps: [
    'A description such as “new porch” is caught too: read the description before you count homes.',
    'Only “New” with a capital letter is found, as the city’s server compares letters: “new house” in small letters is missed.',
    'Columns of this table have been renamed before.',
    'Rows have no place on the map.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
