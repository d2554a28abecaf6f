import { byParts } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import {
  builtIn,
  categoryOf,
  lineOf,
  matchAccount,
  noTaxableValues,
  texasCaveats,
  texasCounty,
} from '../recipe/texas-county'

const streetLine = ({ situs_num, situs_street_prefx, situs_street, situs_street_suffix }: RecipeRow) =>
  situs_street === null ? null : lineOf(situs_num, situs_street_prefx, situs_street, situs_street_suffix)

const LAYER_ROLL = 2025

export const travisCountyTx: AssessmentRecipe = {
  ...texasCounty('Travis'),
  id: 'travis-county-tx-assessments',
  authority: 'Travis Central Appraisal District; published by Travis County',
  coverage: 'Travis County, Texas, Austin included: the 2025 roll as of December 2025.',
  gaps: [
    noTaxableValues,
    'No land or building values in this copy.',
    'A newer copy comes under a new address, with a new year.',
  ],
  certainty: 'seen',
  officialPage: 'https://traviscad.org/propertysearch',
  attribution: 'Travis Central Appraisal District; Travis County.',
  table: {
    dialect: 'arcgis',
    url: 'https://services1.arcgis.com/HGcSYZ5bvjRswoCb/arcgis/rest/services/TCAD_Parcels_Dec_2025/FeatureServer/0',
    setting: 'TRAVIS_COUNTY_TX_ASSESSMENTS_URL',
    looksFirst: true,
    columns: [
      'PROP_ID',
      'situs_num',
      'situs_street_prefx',
      'situs_street',
      'situs_street_suffix',
      'market_value',
    ],
    optional: ['situs_zip', 'situs_city', 'appraised_val', 'assessed_val', 'F1year_imprv', 'land_state_cd'],
  },
  key: ['PROP_ID'],
  address: {
    ask: byParts({ number: 'situs_num', numberIs: 'text', street: 'situs_street' }),
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'property id, digits only, such as 455147',
    ask: matchAccount('PROP_ID'),
  },
  facts: {
    parcelId: 'PROP_ID',
    siteAddress: streetLine,
    city: 'situs_city',
    county: always('Travis'),
    postalCode: 'situs_zip',
    yearBuilt: builtIn('F1year_imprv'),
    landUse: categoryOf('land_state_cd'),
  },
  attributes: { stateClass: 'land_state_cd' },
  values: {
    year: {
      from: 'inferred',
      setting: 'TRAVIS_COUNTY_TX_TAX_YEAR',
      of: () => LAYER_ROLL,
      how: 'the copy is dated December 2025, so its values are taken for those of 2025.',
    },
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: {
          marketValue: 'market_value',
          appraisedValue: 'appraised_val',
          assessedValue: 'assessed_val',
        },
      },
    ],
    zero: 'a value',
  },
  withheld: ['py_owner_name', 'py_address'],
  caveats: texasCaveats,
}
