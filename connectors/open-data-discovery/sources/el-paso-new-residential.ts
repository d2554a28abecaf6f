import type { ConstructionSourceInput } from '../construction/source'

export const elPasoNewResidential: ConstructionSourceInput = {
  id: 'el-paso-new-residential',
  city: 'El Paso',
  state: 'TX',
  title: 'NewResi2018_19',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services1.arcgis.com/hyTVSIhR7dHyDsJF/arcgis/rest/services/NewResi2018_19/FeatureServer/0',
  },
  mark: 'B',
  recipeWords: ['The whole layer is new residential construction: that is a guess from its name.'],
  date: { column: 'Issued_Dat', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'FID',
  idColumn: 'B1_ALT_ID',
  // No address column has been observed.
  addressColumns: [],
  withheld: ['contractor*', 'owner*'],
  scope: '2018 to 2021',
  gaps: [
    'A closed archive: nothing after 2021. Programs cannot read the city’s newer records.',
    'The address column has not been seen.',
    'That the date column holds dates is a guess.',
  ],
}
