import { above } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const californiaHcdAprNewResidential: ConstructionSourceInput = {
  id: 'california-hcd-apr-new-residential',
  city: 'California',
  state: 'CA',
  reach: 'state',
  title: 'Housing Element APR Table A2',
  table: { dialect: 'ckan', host: 'data.ca.gov', resource: 'fe505d9b-8c36-42ba-ba30-08bc4f34e022' },
  mark: 'A',
  recipe: above('NO_BUILDING_PERMITS', 0),
  recipeWords: ['The row reports one building permit or more: seen in 2026.'],
  date: { column: 'BP_ISSUE_DT1', meaning: 'issued', style: 'iso-text' },
  stableOrder: '_id',
  idColumn: 'JURS_TRACKING_ID',
  addressColumns: ['STREET_ADDRESS', 'JURIS_NAME', 'CNTY_NAME'],
  tells: { units: 'NO_BUILDING_PERMITS' },
  scope: 'Yearly reports of the cities and counties of California',
  gaps: [
    'What cities and counties report themselves, once a year: the year before is incomplete until about the end of June.',
    'The day is that of the first building permit that a row reports.',
    'The same project returns over years and stages, and its number is not unique.',
  ],
}
