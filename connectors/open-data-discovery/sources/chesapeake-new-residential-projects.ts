import type { ConstructionSourceInput } from '../construction/source'

export const chesapeakeNewResidentialProjects: ConstructionSourceInput = {
  id: 'chesapeake-new-residential-projects',
  city: 'Chesapeake',
  state: 'VA',
  title: 'Level of Service',
  table: {
    dialect: 'arcgis',
    layer:
      'https://gis.cityofchesapeake.net/mapping/rest/services/Accela/Accela_special_districts_arcmap/MapServer/8',
  },
  mark: 'C+',
  recipeWords: [
    'The whole layer: the city describes it as approved residential site plans, subdivisions and use permits.',
  ],
  supportsIssuedAfter: false,
  stableOrder: 'OBJECTID',
  idColumn: 'OBJECTID',
  addressColumns: [],
  tells: { description: 'PROJECT_NA' },
  isInventory: true,
  licence:
    'Creative Commons Attribution-NonCommercial-NoDerivatives 4.0 (CC BY-NC-ND 4.0): no commercial use and no derived works',
  notice: 'City of Chesapeake, Virginia, Level of Service, CC BY-NC-ND 4.0. Not for commercial use.',
  scope: 'Approved residential projects',
  gaps: [
    'Projects, not permits: no row is a building permit, and none has a day of issue.',
    'Updated at the end of March, June, September and December.',
    'Public programs use only layer 25 of this service, so layer 8 may have become another one.',
    'Of its columns only the project’s name has been seen.',
  ],
}
