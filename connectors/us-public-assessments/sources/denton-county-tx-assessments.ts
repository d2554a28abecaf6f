import { byLine } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe } from '../recipe/source'
import {
  builtIn,
  categoryOf,
  matchAccount,
  noTaxableValues,
  texasCaveats,
  texasCounty,
} from '../recipe/texas-county'

export const dentonCountyTx: AssessmentRecipe = {
  ...texasCounty('Denton'),
  id: 'denton-county-tx-assessments',
  authority: 'Denton Central Appraisal District; published by Denton County',
  coverage: 'Denton County, Texas: the newest roll on the county map.',
  gaps: [
    noTaxableValues,
    'Land values of the homestead and of the rest stand apart, and the publisher gives no sum of them.',
    'From autumn on the records bear the next year, with the values of this year carried over.',
  ],
  certainty: 'verified',
  officialPage: 'https://www.dentoncad.com',
  attribution: 'Denton Central Appraisal District; Denton County GIS.',
  table: {
    dialect: 'arcgis',
    url: 'https://gis.dentoncounty.gov/arcgis/rest/services/Parcels_FC/MapServer/0',
    setting: 'DENTON_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['pid', 'situs_street_address', 'ownerMarketValue'],
    optional: [
      'ownerAppraisedValue',
      'situsCity',
      'situsZip',
      'landHSValue',
      'landNHSValue',
      'improvementValue',
      'ownerNetAppraisedValue',
      'ownerHSTaxLimitationValue',
      'pYear',
      'exemptions',
      'stateCodes',
      'imprvActualYearBuilt',
      'imprvMainArea',
    ],
  },
  key: ['pid'],
  address: {
    ask: byLine('situs_street_address', { upper: true }),
    published: ({ situs_street_address: line }) => [line === null ? null : String(line)],
  },
  parcelId: {
    form: 'property id, digits only, such as 163584',
    ask: matchAccount('pid'),
  },
  facts: {
    parcelId: 'pid',
    siteAddress: 'situs_street_address',
    city: 'situsCity',
    county: always('Denton'),
    postalCode: 'situsZip',
    yearBuilt: builtIn('imprvActualYearBuilt'),
    landUse: categoryOf('stateCodes'),
  },
  attributes: { stateClasses: 'stateCodes', exemptions: 'exemptions', mainArea: 'imprvMainArea' },
  values: {
    year: { from: 'row', column: 'pYear', meaning: 'appraisal year; values are as of January 1' },
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: {
          marketValue: 'ownerMarketValue',
          appraisedValue: 'ownerAppraisedValue',
          improvementValue: 'improvementValue',
        },
        improvementBasis: 'market value',
      },
    ],
    zero: 'a value',
    attributes: {
      homesteadLandValue: 'landHSValue',
      otherLandValue: 'landNHSValue',
      netAppraisedValue: 'ownerNetAppraisedValue',
      homesteadTaxLimitation: 'ownerHSTaxLimitationValue',
    },
  },
  withheld: ['name', 'nameSecondary', 'addrDeliveryLine'],
  caveats: [
    ...texasCaveats,
    'The appraised value is the one before the limit on a homestead; the one after it is the net appraised value, listed apart.',
  ],
}
