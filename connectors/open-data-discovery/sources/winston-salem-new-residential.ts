import type { ConstructionSourceInput } from '../construction/source'

export const winstonSalemNewResidential: ConstructionSourceInput = {
  id: 'winston-salem-new-residential',
  city: 'Winston-Salem',
  state: 'NC',
  title: 'Building permits',
  table: {
    setting: 'WINSTON_SALEM_PERMITS_URL',
    sampleUrl: 'https://winston-salem.example/arcgis/rest/services/Permits/FeatureServer/0',
  },
  mark: 'unknown',
  refusedBecause:
    'No public feed of Winston-Salem’s permits has been found, in spite of several searches of catalogs and map servers.',
  recipeWords: [
    'The whole layer counts as new residential construction: whoever supplies its address answers for that.',
  ],
  supportsIssuedAfter: false,
  stableOrder: 'OBJECTID',
  idColumn: 'OBJECTID',
  addressColumns: [],
  gaps: [
    'Nothing is known of its columns: rows are shown as they come, without a day, in the order they were added, last first.',
  ],
}
