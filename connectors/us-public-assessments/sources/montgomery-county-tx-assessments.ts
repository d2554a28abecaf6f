import { byLine } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import { builtIn, categoryOf, matchAccount, texasCounty } from '../recipe/texas-county'

/** Parses lines such as "20396 RUSSELL DR, PORTER TX 77365". */
function readLine({ ADDRESS }: RecipeRow) {
  const [, street, city, postalCode] =
    /^([^,]+)(?:,(.*?)\bTX\b\s*(\d{5})?.*)?$/i.exec(String(ADDRESS ?? '').trim()) ?? []
  return { street: street?.trim() ?? null, city: city?.trim() ?? null, postalCode: postalCode ?? null }
}

export const montgomeryCountyTx: AssessmentRecipe = {
  ...texasCounty('Montgomery'),
  id: 'montgomery-county-tx-assessments',
  authority: 'Montgomery Central Appraisal District; copy published by the City of Houston',
  coverage: 'Montgomery County, Texas: the property record without its values.',
  gaps: [
    'No values: we do not know yet how this copy names and fills them. The district’s own page has them.',
  ],
  certainty: 'verified',
  officialPage: 'https://mcad-tx.org',
  attribution: 'Montgomery Central Appraisal District; City of Houston GIS.',
  table: {
    dialect: 'arcgis',
    url: 'https://geohwp.houstontx.gov/arcgis/rest/services/03_BaseData_External/Parcels_Current/MapServer/3',
    setting: 'MONTGOMERY_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['PARCEL_ID', 'ADDRESS'],
    optional: ['TAX_YEAR', 'STATECLASS', 'YEAR_BUILT', 'IMPR_SQ_FT'],
  },
  key: ['PARCEL_ID'],
  address: { ask: byLine('ADDRESS'), published: (row) => [readLine(row).street] },
  parcelId: {
    form: 'property id, digits only, such as 145360',
    ask: matchAccount('PARCEL_ID'),
  },
  facts: {
    parcelId: 'PARCEL_ID',
    siteAddress: (row) => readLine(row).street,
    city: (row) => readLine(row).city,
    county: always('Montgomery'),
    postalCode: (row) => readLine(row).postalCode,
    yearBuilt: builtIn('YEAR_BUILT'),
    landUse: categoryOf('STATECLASS'),
  },
  attributes: { recordYear: 'TAX_YEAR', stateClass: 'STATECLASS', buildingArea: 'IMPR_SQ_FT' },
  values: {
    year: { from: 'none', why: 'no values are read from this copy.' },
    take: 'first',
    valuations: [{ stage: 'not published here', columns: {} }],
    zero: 'a value',
  },
  withheld: ['OWNER', 'OWNER_ADD'],
  caveats: ['This record has no values. Take them from the notice or from the page of the district.'],
}
