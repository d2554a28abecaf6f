import { byParts } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import { builtIn, categoryOf, lineOf, matchAccount, texasCounty } from '../recipe/texas-county'

/** The column named for the direction contains the street type. */
function streetLine({ SITUS_NUM, SITUS_STRE, SITUS_DIR, SITUS_UNIT }: RecipeRow): string | null {
  if (SITUS_STRE === null) return null
  const street = lineOf(SITUS_NUM, SITUS_STRE, SITUS_DIR)
  return SITUS_UNIT === null ? street : lineOf(street, 'UNIT', SITUS_UNIT)
}

export const elPasoCountyTx: AssessmentRecipe = {
  ...texasCounty('El Paso'),
  id: 'el-paso-county-tx-assessments',
  authority: 'El Paso Central Appraisal District; copy published by the City of El Paso',
  coverage: 'El Paso County, Texas: the property record without its values.',
  gaps: [
    'No values: we do not know yet what the value columns of this copy hold. The district’s own page has the values.',
  ],
  certainty: 'verified',
  officialPage: 'https://epcad.org',
  attribution: 'El Paso Central Appraisal District; City of El Paso GIS.',
  table: {
    dialect: 'arcgis',
    url: 'https://gis.elpasotexas.gov/arcgis/rest/services/CachedServices/Parcels_Uncached/MapServer/0',
    setting: 'EL_PASO_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['PROP_ID', 'SITUS_NUM', 'SITUS_STRE', 'SITUS_DIR', 'SITUS_UNIT'],
    optional: ['STATE_CD', 'YR_BLT', 'PROP_VAL_Y'],
  },
  key: ['PROP_ID'],
  address: {
    ask: byParts({ number: 'SITUS_NUM', numberIs: 'text', street: 'SITUS_STRE' }),
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'property id, digits only, such as 364745',
    ask: matchAccount('PROP_ID'),
  },
  facts: {
    parcelId: 'PROP_ID',
    siteAddress: streetLine,
    county: always('El Paso'),
    yearBuilt: builtIn('YR_BLT'),
    landUse: categoryOf('STATE_CD'),
  },
  attributes: { recordYear: 'PROP_VAL_Y', stateClass: 'STATE_CD' },
  values: {
    year: { from: 'none', why: 'no values are read from this copy.' },
    take: 'first',
    valuations: [{ stage: 'not published here', columns: {} }],
    zero: 'a value',
  },
  withheld: ['FILE_AS_NA', 'ADDR_LINE1', 'ADDR_LINE2', 'ADDR_LINE3'],
  caveats: ['This record has no values. Take them from the notice or from the page of the district.'],
}
