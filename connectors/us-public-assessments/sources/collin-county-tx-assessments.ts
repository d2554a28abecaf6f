import { byParts } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, ValuationColumns } from '../recipe/source'
import {
  builtIn,
  lineOf,
  matchAccount,
  noTaxableValues,
  texasCaveats,
  texasCounty,
} from '../recipe/texas-county'

function streetLine(row: RecipeRow): string | null {
  if (row.situsStreetName === null) return null
  const street = lineOf(row.situsBldgNum, row.situsStreetPrefix, row.situsStreetName, row.situsStreetSuffix)
  return row.situsUnit === null ? street : lineOf(street, 'UNIT', row.situsUnit)
}

const roll = (stage: string, prefix: string): ValuationColumns => ({
  stage,
  yearColumn: `${prefix}Year`,
  columns: {
    marketValue: `${prefix}Market`,
    appraisedValue: `${prefix}Appraised`,
    assessedValue: `${prefix}Assessed`,
    landValue: `${prefix}Land`,
    improvementValue: `${prefix}Imprv`,
  },
  landBasis: 'market value',
  improvementBasis: 'market value',
})

export const collinCountyTx: AssessmentRecipe = {
  ...texasCounty('Collin'),
  id: 'collin-county-tx-assessments',
  authority: 'Collin Central Appraisal District',
  coverage: 'Collin County, Texas: the newest roll; until it has values, the roll before.',
  gaps: [
    noTaxableValues,
    'From autumn on the newest roll is that of the next year, and its values are empty for months.',
  ],
  certainty: 'verified',
  officialPage: 'https://collincad.org',
  attribution: 'Collin Central Appraisal District.',
  licence: 'Public domain, as is',
  table: {
    dialect: 'arcgis',
    url: 'https://services2.arcgis.com/uXyoacYrZTPTKD3R/arcgis/rest/services/CCAD_Parcel_Feature_Set/FeatureServer/4',
    setting: 'COLLIN_COUNTY_TX_ASSESSMENTS_URL',
    looksFirst: true,
    columns: [
      'PROP_ID',
      'situsBldgNum',
      'situsStreetPrefix',
      'situsStreetName',
      'situsStreetSuffix',
      'situsUnit',
      'currValMarket',
      'currValYear',
    ],
    optional: [
      'currValAppraised',
      'currValAssessed',
      'prevValMarket',
      'situsCity',
      'situsZip',
      'imprvYearBuilt',
      'imprvMainArea',
      'currValLand',
      'currValImprv',
      'prevValYear',
      'prevValLand',
      'prevValImprv',
      'prevValAppraised',
      'prevValAssessed',
    ],
  },
  key: ['PROP_ID'],
  address: {
    ask: byParts({ number: 'situsBldgNum', numberIs: 'text', street: 'situsStreetName' }),
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'property id, digits only, such as 2120473',
    ask: matchAccount('PROP_ID'),
  },
  facts: {
    parcelId: 'PROP_ID',
    siteAddress: streetLine,
    city: 'situsCity',
    county: always('Collin'),
    postalCode: 'situsZip',
    yearBuilt: builtIn('imprvYearBuilt'),
  },
  attributes: { mainArea: 'imprvMainArea' },
  values: {
    year: { from: 'row', column: 'currValYear', meaning: 'appraisal year; values are as of January 1' },
    take: 'each',
    valuations: [roll('newest roll', 'currVal'), roll('roll before the newest', 'prevVal')],
    // In a new roll, the values of later stages are still 0 or empty.
    zero: 'not recorded',
  },
  withheld: ['ownerName', 'ownerAddrLine1', 'ownerAddrCity', 'ownerAddrState', 'ownerAddrZip'],
  caveats: texasCaveats,
}
