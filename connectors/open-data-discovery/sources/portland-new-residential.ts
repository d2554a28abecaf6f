import type { ConstructionSourceInput } from '../construction/source'

export const portlandNewResidential: ConstructionSourceInput = {
  id: 'portland-new-residential',
  city: 'Portland',
  state: 'OR',
  title: 'Residential Building Permits',
  table: {
    dialect: 'arcgis',
    layer: 'https://www.portlandmaps.com/od/rest/services/COP_OpenData_PlanningDevelopment/MapServer/89',
  },
  mark: 'A',
  recipeWords: [
    'The whole layer: the city defines it as permits since 1995 that created one or more new dwellings.',
  ],
  date: { column: 'ISSUEDATE', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'OBJECTID',
  idColumn: 'FOLDERNUMB',
  addressColumns: ['PROP_ADDRE'],
  tells: { kind: 'NEWCLASS' },
  licence: 'City of Portland Data Distribution Policy: as is; whether commercial use is allowed is unclear',
  scope: 'Permits since 1995 that created new dwellings',
  gaps: [
    'Additions and conversions that create a dwelling are in it; NEWCLASS tells them apart.',
    'About 54 days behind in October 2026.',
  ],
}
