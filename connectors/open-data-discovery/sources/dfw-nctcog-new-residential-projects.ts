import type { ConstructionSourceInput } from '../construction/source'

export const dfwNctcogNewResidentialProjects: ConstructionSourceInput = {
  id: 'dfw-nctcog-new-residential-projects',
  city: 'Dallas-Fort Worth',
  state: 'TX',
  reach: 'region',
  title: 'Developments',
  table: {
    setting: 'DFW_NCTCOG_PERMITS_URL',
    sampleUrl: 'https://dfw-nctcog.example/arcgis/rest/services/Developments/FeatureServer/0',
  },
  mark: 'D',
  refusedBecause:
    'The address of the developments’ layer, its columns and its words for homes are not known.',
  recipeWords: [
    'The whole layer counts as new residential development: whoever supplies its address answers for that.',
  ],
  supportsIssuedAfter: false,
  stableOrder: 'OBJECTID',
  idColumn: 'OBJECTID',
  addressColumns: [],
  isInventory: true,
  notice:
    'Data from the North Central Texas Council of Governments was used in the preparation of this product.',
  scope: 'Developments of 80 homes and more, 80 jobs and more, or 80,000 square feet and more',
  gaps: [
    'Projects, not permits: no row is a building permit.',
    'Nothing is known of its columns: rows are shown as they come, without a day, in the order they were added, last first.',
  ],
}
