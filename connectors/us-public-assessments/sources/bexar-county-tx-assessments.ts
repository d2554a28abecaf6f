import { byLine } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import {
  builtIn,
  categoryOf,
  matchAccount,
  noTaxableValues,
  texasCaveats,
  texasCounty,
  yearBySetting,
} from '../recipe/texas-county'

/** The layer writes the text "NULL" for an empty cell. */
const caveat =
  (column: string) =>
  ({ [column]: cell }: RecipeRow): string | null =>
    cell === undefined || cell === null || String(cell).trim() === 'NULL' ? null : String(cell)

const situs = caveat('Situs')

export const bexarCountyTx: AssessmentRecipe = {
  ...texasCounty('Bexar'),
  id: 'bexar-county-tx-assessments',
  authority: 'Bexar Appraisal District; published by Bexar County',
  coverage: 'Bexar County, Texas, San Antonio included: total, land and building values.',
  gaps: [
    noTaxableValues,
    'No year is published with the values; the layer is renewed about once a year, in autumn.',
    'Addresses often lack the type of street.',
  ],
  certainty: 'verified',
  officialPage: 'https://bcad.org',
  attribution: 'Bexar Appraisal District; Bexar County GIS.',
  table: {
    dialect: 'arcgis',
    url: 'https://maps.bexar.org/arcgis/rest/services/Parcels/MapServer/0',
    setting: 'BEXAR_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['PropID', 'Situs', 'TotVal'],
    optional: ['Zip', 'LandVal', 'ImprVal', 'YrBlt', 'GBA', 'State_cd', 'Nbhd', 'Exempts'],
  },
  key: ['PropID'],
  address: { ask: byLine('Situs'), published: (row) => [situs(row)] },
  parcelId: {
    form: 'property id, digits only, such as 108482',
    ask: matchAccount('PropID'),
  },
  facts: {
    parcelId: 'PropID',
    siteAddress: situs,
    county: always('Bexar'),
    postalCode: caveat('Zip'),
    yearBuilt: builtIn('YrBlt'),
    landUse: categoryOf('State_cd'),
  },
  attributes: {
    stateClass: caveat('State_cd'),
    grossBuildingArea: caveat('GBA'),
    neighborhood: caveat('Nbhd'),
    exemptions: caveat('Exempts'),
  },
  values: {
    year: yearBySetting('BEXAR_COUNTY_TX_TAX_YEAR'),
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: { marketValue: 'TotVal', landValue: 'LandVal', improvementValue: 'ImprVal' },
        landBasis: 'market value',
        improvementBasis: 'market value',
      },
    ],
    zero: 'a value',
  },
  withheld: ['Owner', 'AddrLn1'],
  caveats: texasCaveats,
}
